"""A small strict reader of Session format 4 as an implementation under test: protocol 1 over stdio, no dependencies.

Its logic is its own, written from the agent notes. A check is one line: the rule, the place, what has to stand there.
"""

import base64
import json
import re
import sys

ABSENT = object()
HEADER = ("type", "version", "id", "createdAt", "isSeeded", "delegationDepth")
EVENT = ("type", "seq", "time", "data")
TOOL_CHANGES = ("tool-addition", "tool-removal")
HELLO = {"protocol": 1, "window": 16, "reports": ["class", "rule", "place"]}
HELLO["implementation"] = {"name": "python-reader", "version": "0.1.0", "language": "python"}
HELLO["capabilities"] = {"decode": {"formats": [4], "containers": ["jsonl"], "recovery": ["strict"]}}
HELLO["capabilities"]["select"] = {"formats": [4]}


class Refusal(Exception):
    """The rule, and the pointer to the value that breaks it."""


def count(it, low=0, high=2**53 - 1):
    """A whole number, and no bool. json reads `-0` as the int 0 and loses the sign: a limit of this reader."""
    return type(it) in (int, float) and low <= it <= high and it % 1 == 0 and str(it) != "-0.0"


def span(it):
    """The first and the last number of a stored source, which is a count or a pair; None for anything else."""
    ends = it if type(it) is list else [it, it]
    return ends if len(ends) == 2 and all(map(count, ends)) else None


def text(it):
    return type(it) is str and it != ""


def tag(it):
    return it.get("type") if type(it) is dict else None


def header_checks():
    """Note 0004, "The header", in the order of its table `checks`."""
    yield "header.object", "", dict
    yield "header.newer", "/version", lambda it: not count(it, 5)
    yield "header.version", "/version", lambda it: count(it, 4, 4)
    yield from (("header.required", f"/{name}", lambda it: it is not ABSENT) for name in HEADER)
    yield "header.closed", "/*", lambda it: it in (*HEADER, "cwd", "parentSession", "origin", "agentPreset")
    yield "header.type", "/type", lambda it: it == "session"
    yield "header.id", "/id", str
    yield "header.created-at", "/createdAt", count
    yield "header.delegation-depth", "/delegationDepth", count
    yield "header.is-seeded", "/isSeeded", bool
    yield "header.cwd", "/cwd?", str
    yield "header.parent-session", "/parentSession?", str
    yield "header.agent-preset", "/agentPreset?", str
    yield "header.origin", "/origin?", lambda it: it == "subagent"
    yield "header.cwd-absolute", "/cwd?", lambda it: it.startswith("/")


def tool_result_checks(row):
    """Note 0001, "What V4 has retired" and "The tool/result row in V4"; note 0003, "Failed tools"."""
    call = [it for _, it in find(row, "/data/message/source/callId")]
    yield "developer.role", "/data/message/role", lambda it: it != "developer"
    yield "developer.tool-change", "/data/message/content/*", lambda it: tag(it) not in TOOL_CHANGES
    yield "retired.source-kind", "/data/message/source/kind", lambda it: it != "plugin"
    yield "tool-result.data", "/data", dict
    yield "tool-result.message", "/data/message", dict
    yield "tool-result.id", "/data/message/id", text
    yield "tool-result.role", "/data/message/role", lambda it: it == "tool"
    yield "tool-result.call-id", "/data/message/toolCallId", lambda it: text(it) and [it] == call
    yield "tool-result.source", "/data/message/source/kind", lambda it: it == "tool"
    yield "tool-result.content", "/data/message/content", list
    yield "tool-result.wrapper", "/data/message/content/*", lambda it: tag(it) != "tool-result"
    yield "tool-result.is-error", "/data/message/isError?", bool
    yield "tool-error.flagged", "/data/message/isError", lambda it: it is True or "error" not in row["data"]


def event_checks(row, number):
    """Note 0003, "The envelope"; note 0004, "Stored sources", `framing.dense` and `cut.end-seed-data`."""
    if tag(row) == "tool/result":
        yield from tool_result_checks(row)
    yield "envelope.object", "", dict
    yield from (("envelope.required", f"/{name}", lambda it: it is not ABSENT) for name in EVENT)
    yield "envelope.closed", "/*", lambda it: it in (*EVENT, "ignorable", "surfaceOp", "sourceEventSeqs")
    yield "envelope.type", "/type", str
    yield "envelope.time", "/time", lambda it: count(it, 1 - 2**53)
    yield "envelope.ignorable", "/ignorable?", lambda it: it is True
    seq = row["seq"] if count(row["seq"]) else 2**53  # without a count there is nothing to be above
    if "sourceEventSeqs" in row:
        yield "ranges.numbered", "/seq", count
    yield "ranges.list", "/sourceEventSeqs?", list
    yield "ranges.member", "/sourceEventSeqs/*", span
    yield "ranges.bounded", "/sourceEventSeqs/*", lambda it: type(it) is not list or it[0] <= it[1] < seq
    spans = [*map(span, row.get("sourceEventSeqs", []))]
    judge_sources(row.get("sourceEventSeqs", []), spans, seq)
    yield "framing.dense", "/seq", lambda it: type(it) in (int, float) and it == number
    if row["type"] == "session/end-seed":
        yield "cut.end-seed-data", "/data", dict
    if spans:  # and no sooner: a pair may be long where the number of the row is not its own
        row["sourceEventSeqs"] = [source for low, high in spans for source in range(int(low), int(high) + 1)]


def judge_sources(sources, spans, seq):
    """Note 0004, "Stored sources": the rules on a list as a whole."""
    paired, first = list in map(type, sources), {}
    broken = [("ranges.rising", at) for at in range(1, len(spans)) if paired and spans[at][0] <= spans[at - 1][1]]
    broken += [("ranges.unique", at) for at, (low, _) in enumerate(spans) if first.setdefault(low, at) != at]
    broken += [("ranges.earlier", at) for at, (_, high) in enumerate(spans) if high >= seq]
    for rule, at in broken:
        raise Refusal(rule, f"/sourceEventSeqs/{at}")


def find(value, place):
    """What stands at a place, with its pointer; nothing where a parent is of another type, so that a rule holds there.
    At the end `*` means the elements of a list or the names of an object, and `?` a member that may be absent."""
    parents, _, name = place.rpartition("/")
    for parent in parents.split("/")[1:]:
        value = value.get(parent) if type(value) is dict else None
    if place == "":
        yield place, value
    elif name == "*" and type(value) is list:
        yield from ((f"{parents}/{index}", it) for index, it in enumerate(value))
    elif name == "*" and type(value) is dict:
        yield from ((f"{parents}/" + it.replace("~", "~0").replace("/", "~1"), it) for it in value)
    elif type(value) is dict and (name[-1] != "?" or name[:-1] in value):
        yield place.rstrip("?"), value.get(name.rstrip("?"), ABSENT)


def judge(value, checks):
    for rule, place, wanted in checks:
        for at, it in find(value, place):
            if not (type(it) is wanted if type(wanted) is type else wanted(it)):
                raise Refusal(rule, at)


def parse(line):
    """Note 0004, "Lines and JSON". json alone would take NaN and Infinity (int does not), and bytes of UTF-16."""
    try:
        return json.loads(line.decode("utf-8", "replace"), parse_constant=int)
    except ValueError:
        raise Refusal("framing.json", "")


def decode(data):
    """Note 0004, "The order of checks": the header, then row by row, then "The cut"."""
    lines, rows, row = data.split(b"\n")[:-1], [], 0
    try:
        judge(lines, [("framing.header-line", "", len)])
        for row, line in enumerate(lines):
            rows.append(parse(line))
            judge(rows[row], event_checks(rows[row], row - 1) if row else header_checks())
        header, *events = rows
        seeds = [seq for seq, event in enumerate(events) if event["type"] == "session/end-seed"]
        cuts = [seq for seq in seeds if events[seq]["data"].get("inherited") is True]
        row, rule = 0, "cut.marker-missing" if header["isSeeded"] else "cut.marker-unseeded"
        judge(header, [(rule, "/isSeeded", lambda it: it == bool(cuts))])
        del header["type"]
        session = {"header": header, "events": events, "inheritedEventCount": max([0, *cuts])}
        return {"outcome": "accept", "session": session}
    except Refusal as refusal:
        rule, at = refusal.args
        place = {"row": row, "at": at, "message": f"row {row}: {rule} does not hold at {at or 'the row'}"}
        return {"outcome": "refuse", "class": "newer" if rule == "header.newer" else "malformed", "rule": rule, **place}


def select(files):
    """Note 0011: the canonical names, then the checks in the order of its table `checks`."""
    names = [re.fullmatch(r"session(?:\.v([1-9][0-9]*))?\.jsonl(\.zstd)?", file["name"]) for file in files]
    found = [(int(name[1] or 0), at, name[2]) for at, name in enumerate(names) if name and int(name[1] or 0) < 2**53]
    number, at, _ = max(found, key=lambda it: it[0], default=(0, 0, None))
    version = files[at]["version"] if found else None
    checks = [
        ("selection.highest", "/files", "malformed", found),
        ("selection.one-encoding", "/files", "conflict", len({suffix for *_, suffix in found}) == 1),
        ("selection.header", f"/files/{at}/version", "malformed", version is not None),
        ("selection.version", f"/files/{at}/version", "malformed", count(version, number, number)),
        ("selection.newer", f"/files/{at}/name", "newer", number <= 4),
    ]
    for rule, place, refused, holds in checks:
        if not holds:
            return {"outcome": "refuse", "class": refused, "rule": rule, "at": place}
    return {"outcome": "accept", "file": files[at]["name"]}


def answer_to(request):
    if request["op"] == "hello":
        return HELLO
    return select(request["files"]) if request["op"] == "select" else decode(base64.b64decode(request["bytes"]))


for request in map(json.loads, sys.stdin):
    if request["op"] == "stop":
        break
    try:
        answer = json.dumps({"id": request["id"], **answer_to(request)}, allow_nan=False)
    except (ValueError, RecursionError) as limit:  # what Python cannot write again: 1e400, some thousand nested lists
        answer = json.dumps({"id": request["id"], "outcome": "refuse", "message": str(limit)})
    print(answer, flush=True)
