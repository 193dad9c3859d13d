"""One JSON object per line, with the few fields named here: nothing secret can slip in by accident."""

import json
import logging
import sys
import time

FIELDS = (
    "method",
    "operation",
    "status",
    "ms",
    "game",
    "seats",
    "code",
    "reason",
    "address",
    "signal",
    "entries",
    "entry",
)


class Line(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "said": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info and record.exc_info[0]:
            line["fault"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up(level: str) -> None:
    """Our own lines on the error channel, uvicorn's complaints among them, its list of addresses not."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Line())
    for name in ("snowedin", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level.upper() if name == "snowedin" else logging.WARNING)
    logging.getLogger("uvicorn.access").disabled = True
