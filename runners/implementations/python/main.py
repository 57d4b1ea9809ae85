"""A small reader of Session format 4 as an implementation under test. Standard library only; its own logic."""
import base64
import json
import sys


def decode(request):
    rows = base64.b64decode(request["bytes"]).split(b"\n")[:-1]
    header, *events = [json.loads(row) for row in rows]
    header.pop("type", None)
    return {"outcome": "accept", "session": {"header": header, "events": events, "inheritedEventCount": 0}}


HELLO = {
    "protocol": 1,
    "implementation": {"name": "python reader", "version": "0.1.0", "language": "python"},
    "capabilities": {"decode": {"formats": [4], "containers": ["jsonl"]}},
    "reports": ["class", "rule", "place"],
}

for line in sys.stdin:
    request = json.loads(line)
    if request["op"] == "stop":
        break
    answer = HELLO if request["op"] == "hello" else decode(request)
    print(json.dumps({"id": request["id"], **answer}), flush=True)
