"""What the command line and the package say of a document, in one form, so that they can be compared."""

import dataclasses
import json
import re

import faktlint


def of_package(result):
    """A verdict or a problem of the package."""
    if isinstance(result, faktlint.Problem):
        place = result.place and dataclasses.asdict(result.place)
        return _without_none({"error": result.error, "code": result.code, "message": result.message, "place": place})
    return _without_none(dataclasses.asdict(result))


def of_command_line(line):
    """A line of `faktlint validate --format ndjson`, with the name of its file."""
    told = json.loads(line)
    if "error" in told:
        error = told["error"]
        place = {key: error[key] for key in ("line", "column") if key in error}
        code = error.get("xml_code", error["error"])
        return told["file"], _without_none(
            {"error": error["error"], "code": code, "message": error["message"], "place": place or None}
        )
    taken = {key: told[key] for key in ("attachment", "envelope") if key in told}
    return told["file"], _without_none(_snake({**told["result"], **taken}))


def _snake(value, key=""):
    if key == "field" and isinstance(value, str):
        return [value]
    if isinstance(value, list):
        return [_snake(it) for it in value]
    if isinstance(value, dict):
        return {re.sub("[A-Z]", lambda it: "_" + it[0].lower(), name): _snake(it, name) for name, it in value.items()}
    return value


def _without_none(value):
    if isinstance(value, (list, tuple)):
        return [_without_none(it) for it in value]
    if isinstance(value, dict):
        return {key: _without_none(it) for key, it in value.items() if it is not None}
    return value
