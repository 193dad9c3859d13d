"""The messages as TypeScript types: `python -m snowedin.server.doors.typescript FILE` writes them."""

import sys
from pathlib import Path
from typing import Any

from .openapi import description

HEAD = "// Made from src/snowedin/server/wire/ by `python -m snowedin.server.doors.typescript`; do not edit.\n"


def types() -> str:
    schemas = description()["components"]["schemas"]
    return HEAD + "".join(f"\n{declared(name, schemas[name])}" for name in sorted(schemas))


def declared(name: str, schema: dict[str, Any]) -> str:
    comment = f"/** {' '.join(schema['description'].split())} */\n" if "description" in schema else ""
    if schema.get("type") == "object" and "properties" in schema:
        required = set(schema.get("required", ()))
        lines = [field(key, part, key in required) for key, part in schema["properties"].items()]
        return f"{comment}export interface {name} {{\n" + "".join(lines) + "}\n"
    return f"{comment}export type {name} = {written(schema)};\n"


def field(key: str, schema: dict[str, Any], required: bool) -> str:
    """What has a default may be left out by a client; the server always sends it."""
    comment = f"  /** {schema['description']} */\n" if "description" in schema else ""
    return f"{comment}  {key}{'' if required else '?'}: {written(schema)};\n"


def written(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    if "anyOf" in schema:
        return " | ".join(written(part) for part in schema["anyOf"])
    if "enum" in schema or "const" in schema:
        return " | ".join(literal(value) for value in schema.get("enum", [schema.get("const")]))
    match schema.get("type"):
        case "array" if schema.get("prefixItems"):
            return f"[{', '.join(written(part) for part in schema['prefixItems'])}]"
        case "array":
            inner = written(schema.get("items") or {})
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case "object":
            return f"Record<string, {written(schema.get('additionalProperties') or {})}>"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as kind:
            return str(kind)
        case _:
            return "unknown"


def literal(value: Any) -> str:
    return "null" if value is None else f'"{value}"' if isinstance(value, str) else str(value)


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(types(), encoding="utf-8")
