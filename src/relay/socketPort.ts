import { isPlainData } from "./isPlainData.js";
import type { RelayPort } from "./relayPort.js";

/** A `WebSocket`: a browser's, that of Node, Deno, Bun or a worker at the edge, or one of the package `ws`. */
export interface RelaySocket {
  /** 0 while it connects, 1 while it is open, more from then on. */
  readonly readyState: number;
  send(text: string): void;
  addEventListener(type: string, listener: (event: unknown) => void): void;
  removeEventListener(type: string, listener: (event: unknown) => void): void;
}

type Listener = (event: unknown) => void;

const isConnecting = 0;
const isOpen = 1;
/** As much as one message of the relay may hold. */
const mostCharacters = 10_000_000;
const anySize = { parts: 1_000_000, characters: Number.POSITIVE_INFINITY };

/**
 * Makes a port of one end of a WebSocket, for `serveHost` and `connectHost`: one message is one frame of JSON. It closes with
 * its socket; over a new one a window goes on with `reconnect`. Whoever may open the socket may use the host as far as the
 * options of `serveHost` allow, so authenticate its request and check its `Origin` before.
 */
export function socketPort(socket: RelaySocket): RelayPort {
  // Callers without types give anything.
  if (typeof socket?.send !== "function" || typeof socket.addEventListener !== "function")
    throw new TypeError(
      "socketPort makes a port of a WebSocket, and was given none. Pass a WebSocket of the browser, or one of ws.",
    );
  /** The last message from before it was open: a window repeats what is not answered. */
  let waiting: string | undefined;
  const heard = new Map<string, Map<Listener, Listener>>();
  /** A frame is read once, whoever listens. */
  let last: { readonly event: unknown; readonly read: ReturnType<typeof readFrame> } | undefined;
  const read = (event: unknown) => {
    if (!last || last.event !== event) last = { event, read: readFrame(event) };
    return last.read;
  };

  socket.addEventListener("open", () => {
    if (waiting !== undefined) socket.send(waiting);
    waiting = undefined;
  });

  return {
    postMessage(message) {
      if (!isPlainData(message, anySize)) throw new TypeError("A message holds what is no JSON.");
      const text = JSON.stringify(message);
      if (socket.readyState === isConnecting) waiting = text;
      else if (socket.readyState === isOpen) socket.send(text);
    },
    addEventListener(type, listener) {
      const hear = (event: unknown) => {
        if (eventOf(type) !== "message") return listener(event);
        const frame = read(event);
        if ((frame ? "message" : "messageerror") === type) listener(frame ?? event);
      };
      heard.set(type, (heard.get(type) ?? new Map<Listener, Listener>()).set(listener, hear));
      socket.addEventListener(eventOf(type), hear);
    },
    removeEventListener(type, listener) {
      const hear = heard.get(type)?.get(listener);
      heard.get(type)?.delete(listener);
      if (hear) socket.removeEventListener(eventOf(type), hear);
    },
  };
}

/** The event of a socket that an event of its port comes from. */
function eventOf(type: string): string {
  return type === "messageerror" ? "message" : type;
}

/** Reads one frame as a port hands a message over; `undefined` if it is no JSON, or larger than a message may be. */
function readFrame(event: unknown): { readonly data: unknown } | undefined {
  const data = typeof event === "object" && event !== null && "data" in event && event.data;
  if (typeof data !== "string" || data.length > mostCharacters) return undefined;
  try {
    return { data: JSON.parse(data) };
  } catch {
    return undefined;
  }
}
