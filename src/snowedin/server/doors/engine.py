"""The games' modules for browsers, as files: a description that is asked for every time, and code that may be kept."""

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route

from ...browser.modules import FOLDER
from ...games import GAMES

NO_MODULE = "This server has no such module; where it is installed, `snowedin build-wasm` makes those of its games.\n"
LASTING = "public, max-age=31536000, immutable"  # the address names what the code was made of
KINDS = {"json": "application/json", "wasm": "application/wasm"}


def routes() -> list[Route]:
    return [Route("/engine/{game}.{kind}", give)]


async def give(request: Request) -> Response:
    game, kind = request.path_params["game"], request.path_params["kind"]
    path = FOLDER / f"{game}.{kind}"
    if game not in GAMES or kind not in KINDS or not path.is_file():
        return PlainTextResponse(NO_MODULE, 404)
    keep = LASTING if kind == "wasm" and "made" in request.query_params else "no-cache"
    return FileResponse(path, media_type=KINDS[kind], headers={"Cache-Control": keep})
