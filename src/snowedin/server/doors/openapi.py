"""The OpenAPI 3.1 description, made from the messages and the list of operations."""

import re
from typing import Any

import msgspec

from ... import __version__
from ..wire import fields, messages
from ..wire.refusals import STATUS
from .operations import OPERATIONS, Operation, Query
from .players import COOKIE

REF = "#/components/schemas/{name}"
ALWAYS = ("bad_message", "too_fast", "store")
ID = {"type": "string", "pattern": fields.ID, "maxLength": 16}

SOCKET = (messages.ClientMessage, messages.ServerMessage)


def schemas() -> tuple[dict[Any, Any], dict[str, Any]]:
    """The schema of every message, and all components they name."""
    types: list[Any] = [messages.Refused, messages.SeatShown, messages.Health, *SOCKET]
    for operation in OPERATIONS:
        types += [part for part in (operation.body, operation.reply) if part is not None]
    found, components = msgspec.json.schema_components(types, ref_template=REF)
    components["Update"]["properties"]["seats"] = {"type": "array", "items": {"$ref": REF.format(name="SeatShown")}}
    return dict(zip(map(str, types), found, strict=True)), components


def description() -> dict[str, Any]:
    found, components = schemas()
    paths: dict[str, dict[str, Any]] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method.lower()] = described(operation, found)
    paths["/healthz"] = {"get": health(found)}
    components["ClientMessage"] = found[str(messages.ClientMessage)]
    components["ServerMessage"] = found[str(messages.ServerMessage)]
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Snowed In",
            "version": __version__,
            "description": "Tables, seats and matches. /api/socket takes ClientMessage and sends ServerMessage.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"guest": {"type": "apiKey", "in": "cookie", "name": COOKIE}},
        },
    }


def described(operation: Operation, found: dict[Any, Any]) -> dict[str, Any]:
    entry: dict[str, Any] = {
        "operationId": operation.name,
        "summary": operation.summary,
        "parameters": [*path_parameters(operation.path), *map(query_parameter, operation.query)],
        "responses": {str(operation.status): {"description": "Done.", "content": json(found[str(operation.reply)])}},
    }
    if operation.body is not None:
        entry["requestBody"] = {"required": True, "content": json(found[str(operation.body)])}
    if operation.needs_player:
        entry["security"] = [{"guest": []}]
    for status, codes in sorted(refusals(operation).items()):
        reason = "Refused: " + ", ".join(sorted(codes)) + "."
        entry["responses"][str(status)] = {"description": reason, "content": json({"$ref": REF.format(name="Refused")})}
    return entry


def refusals(operation: Operation) -> dict[int, set[str]]:
    """By status, the codes with which an operation may be refused."""
    codes = {*ALWAYS, *operation.codes}
    if operation.body is not None:
        codes |= {"too_large", "wrong_content"}
    if operation.method != "GET":
        codes.add("wrong_origin")
    if operation.needs_player:
        codes.add("no_name")
    by_status: dict[int, set[str]] = {}
    for code in codes:
        by_status.setdefault(STATUS[code], set()).add(code)
    return by_status


def health(found: dict[Any, Any]) -> dict[str, Any]:
    content = json(found[str(messages.Health)])
    return {
        "operationId": "health",
        "summary": "Is the server well?",
        "responses": {
            "200": {"description": "It is.", "content": content},
            "503": {"description": "It is not.", "content": content},
        },
    }


def json(schema: Any) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}


def path_parameters(path: str) -> list[dict[str, Any]]:
    return [{"name": name, "in": "path", "required": True, "schema": ID} for name in re.findall(r"{(\w+)}", path)]


def query_parameter(query: Query) -> dict[str, Any]:
    schema: dict[str, Any] = {"type": "integer", "minimum": query.low, "maximum": query.high}
    if query.pattern:
        schema = {"type": "string", "pattern": query.pattern}
    if query.default is not None:
        schema["default"] = query.default
    return {"name": query.name, "in": "query", "required": False, "description": query.help, "schema": schema}
