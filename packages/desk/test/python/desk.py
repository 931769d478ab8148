"""A desk in Python's standard library: docs/desk-protocol.md, for one process. Prints its port, then each answer."""

import json
import queue
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

lock = threading.Lock()
feeds = set()
question = {
    "type": "asked",
    "id": "q1",
    "sequence": 1,
    "server": {"id": "travel", "name": "Travel Booking"},
    "method": "elicitation/create",
    "params": {
        "message": "Where should the tickets go?",
        "requestedSchema": {
            "type": "object",
            "properties": {"city": {"type": "string", "title": "City"}},
            "required": ["city"],
        },
    },
    "embedded": False,
    "askedAt": int(time.time() * 1000),
}
taken = {}


def is_valid(result):
    """Whether a result is one that the server asked for; never left to the page."""
    if not isinstance(result, dict):
        return False
    if result.get("action") in ("decline", "cancel"):
        return True
    content = result.get("content")
    return (
        result.get("action") == "accept"
        and isinstance(content, dict)
        and set(content) == {"city"}
        and isinstance(content["city"], str)
    )


def take(answer):
    """Takes an answer, once; returns the status and the receipt."""
    if not isinstance(answer, dict) or answer.get("id") != "q1":
        return 404, {"done": False, "rejection": "unknown", "message": "No such question waits."}
    with lock:
        if taken:
            if taken["key"] == answer.get("key"):
                return 200, {"done": True, "outcome": taken["outcome"]}
            message = "Somebody else was first."
            return 409, {
                "done": False,
                "rejection": "settled",
                "message": message,
                "outcome": taken["outcome"],
            }
        result = answer.get("result")
        if not is_valid(result):
            message = "The content does not fit what the server asked for."
            return 422, {"done": False, "rejection": "invalid", "message": message}
        outcome = {"sent": result["action"], "by": "person", "at": int(time.time() * 1000)}
        taken.update(key=answer.get("key"), outcome=outcome)
        print(json.dumps(result), flush=True)
        for feed in feeds:
            feed.put({"type": "settled", "id": "q1", "sequence": 2, "outcome": outcome})
        return 200, {"done": True, "outcome": outcome}


class Desk(BaseHTTPRequestHandler):
    def allow(self):
        self.send_header("access-control-allow-origin", "*")
        self.send_header("access-control-allow-headers", "content-type, last-event-id")

    def do_OPTIONS(self):
        self.send_response(204)
        self.allow()
        self.end_headers()

    def do_GET(self):
        messages = queue.Queue()
        with lock:
            feeds.add(messages)
            if taken:
                settled = {"type": "settled", "id": "q1", "sequence": 2, "outcome": taken["outcome"]}
                messages.put(settled)
            else:
                messages.put({**question, "now": int(time.time() * 1000)})
            messages.put({"type": "ready", "sequence": 2, "open": [] if taken else ["q1"]})
        self.send_response(200)
        self.send_header("content-type", "text/event-stream")
        self.send_header("cache-control", "no-cache, no-transform")
        self.allow()
        self.end_headers()
        try:
            while True:
                try:
                    message = messages.get(timeout=15)
                    event = f"id: {message['sequence']}\nevent: {message['type']}\ndata: {json.dumps(message)}\n\n"
                except queue.Empty:
                    event = ": alive\n\n"
                self.wfile.write(event.encode())
                self.wfile.flush()
        except OSError:
            pass
        finally:
            with lock:
                feeds.discard(messages)

    def do_POST(self):
        length = int(self.headers.get("content-length") or 0)
        if self.headers.get_content_type() != "application/json" or length > 1_000_000:
            status, receipt = 415, {"done": False, "rejection": "invalid", "message": "Send JSON."}
        else:
            try:
                status, receipt = take(json.loads(self.rfile.read(length)))
            except ValueError:
                status, receipt = 400, {"done": False, "rejection": "invalid", "message": "Not JSON."}
        body = json.dumps(receipt).encode()
        self.send_response(status)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(body)))
        self.allow()
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


server = ThreadingHTTPServer(("127.0.0.1", 0), Desk)
server.daemon_threads = True
print(server.server_address[1], flush=True)
try:
    server.serve_forever()
except KeyboardInterrupt:
    sys.exit(0)
