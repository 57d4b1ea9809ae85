"""A small strict reader of Session format 4 as an implementation under test: protocol 1 over stdio, no dependencies.

Its logic is its own, written from the agent notes. A check is one line of a table: rule, place, what stands there.
"""
import base64
import json
import math
import sys

MAX_SAFE, ABSENT = 2**53 - 1, object()
HEADER_MEMBERS = ("type", "version", "id", "createdAt", "isSeeded", "delegationDepth")
EVENT_MEMBERS = ("type", "seq", "time", "data")


def present(value):
    return value is not ABSENT


def text(value):
    return type(value) is str and value != ""


def count(value, low=0, high=MAX_SAFE):
    """A whole number, and no bool. json reads `-0` as the int 0 and loses the sign, so this reader refuses `-0.0` only."""
    number = type(value) in (int, float) and low <= value <= high and value % 1 == 0
    return number and (value != 0 or math.copysign(1, value) > 0)


def span(source):
    """The first and last number that a member of `sourceEventSeqs` stands for; None if it is no count and no pair."""
    ends = source if type(source) is list else [source, source]
    return ends if len(ends) == 2 and all(map(count, ends)) else None


def tag(value):
    return value.get("type") if type(value) is dict else None


HEADER = [  # note 0004, "The header", in the order of its table `checks`
    ("header.object", "", dict),
    ("header.newer", "/version", lambda version: not count(version, 5, math.inf)),
    ("header.version", "/version", lambda version: count(version, 4, 4)),
    *(("header.required", f"/{name}", present) for name in HEADER_MEMBERS),
    ("header.closed", "/*", (*HEADER_MEMBERS, "cwd", "parentSession", "origin", "agentPreset")),
    ("header.type", "/type", ("session",)),
    ("header.id", "/id", str),
    ("header.created-at", "/createdAt", count),
    ("header.delegation-depth", "/delegationDepth", count),
    ("header.is-seeded", "/isSeeded", bool),
    ("header.cwd", "/cwd?", str),
    ("header.parent-session", "/parentSession?", str),
    ("header.agent-preset", "/agentPreset?", str),
    ("header.origin", "/origin?", ("subagent",)),
    ("header.cwd-absolute", "/cwd?", lambda cwd: cwd.startswith("/")),
]


def tool_result(row):
    """Note 0001, "What V4 has retired" and "The tool/result row in V4"; note 0003, "Failed tools"."""
    call, failed = find(row, "/data/message/source/callId"), find(row, "/data/error?")
    return [
        ("developer.role", "/data/message/role", lambda role: role != "developer"),
        ("developer.tool-change", "/data/message/content/*", lambda it: tag(it) not in ("tool-addition", "tool-removal")),
        ("retired.source-kind", "/data/message/source/kind", lambda kind: kind != "plugin"),
        ("tool-result.data", "/data", dict),
        ("tool-result.message", "/data/message", dict),
        ("tool-result.id", "/data/message/id", text),
        ("tool-result.role", "/data/message/role", ("tool",)),
        ("tool-result.call-id", "/data/message/toolCallId", text),
        ("tool-result.call-id", "/data/message/toolCallId", lambda value: [value] == [found for _, found in call]),
        ("tool-result.source", "/data/message/source/kind", ("tool",)),
        ("tool-result.content", "/data/message/content", list),
        ("tool-result.wrapper", "/data/message/content/*", lambda it: tag(it) != "tool-result"),
        ("tool-result.is-error", "/data/message/isError?", bool),
        ("tool-error.flagged", "/data/message/isError", lambda flag: flag is True or not failed),
    ]


def event(seq):
    """Note 0003, "The envelope"; note 0004, "Stored sources", as far as a member can be judged alone."""
    return [
        ("envelope.object", "", dict),
        *(("envelope.required", f"/{name}", present) for name in EVENT_MEMBERS),
        ("envelope.closed", "/*", (*EVENT_MEMBERS, "ignorable", "surfaceOp", "sourceEventSeqs")),
        ("envelope.type", "/type", str),
        ("envelope.time", "/time", lambda time: count(time, -MAX_SAFE)),
        ("envelope.ignorable", "/ignorable?", lambda value: value is True),
        ("ranges.list", "/sourceEventSeqs?", list),
        ("ranges.member", "/sourceEventSeqs/*", span),
        ("ranges.bounded", "/sourceEventSeqs/*", lambda it: type(it) is not list or it[0] <= it[1] < seq),
    ]


def expand(row, seq):
    """Note 0004, "Stored sources": the rules on the list as a whole, then the numbers in place of the pairs."""
    sources, first = row["sourceEventSeqs"], {}
    paired, ends = any(type(it) is list for it in sources), [-1, -1]
    steps = [(ends[1], *(ends := span(it))) for it in sources]
    judge({"sourceEventSeqs": list(enumerate(steps))}, [
        ("ranges.rising", "/sourceEventSeqs/*", lambda it: not paired or it[1][0] < it[1][1]),
        ("ranges.unique", "/sourceEventSeqs/*", lambda it: first.setdefault(it[1][1], it[0]) == it[0]),
        ("ranges.earlier", "/sourceEventSeqs/*", lambda it: it[1][2] < seq),
    ])
    row["sourceEventSeqs"] = [number for _, low, high in steps for number in range(int(low), int(high) + 1)]
