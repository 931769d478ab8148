import { isJsonObject, type JsonObject } from "../wire/protocol/json.js";
import { isPlainData, isPlainObject } from "./isPlainData.js";
import { listenTo, type RelayPort } from "./relayPort.js";

/** The version of the messages. In every version a message names its window: `from` it, or `to` it. */
const version = 3;

/** A port in use: it carries our messages and ignores everything else. */
export interface Link {
  /** Sends a message; once the link is closed it does nothing. */
  post(message: object): void;
  /** Stops listening. */
  close(): void;
}

/** Listeners for the events of a link. */
export interface LinkEvents {
  received: (message: JsonObject) => void;
  /** A message of another version came. */
  foreign: (message: JsonObject, version: unknown) => void;
  /** The port closed by itself. */
  closed: () => void;
  /** The port takes no message: it is not open yet, or not any more. */
  broken: (error: unknown) => void;
  /** Something went wrong that costs no more than one message. */
  report: (error: unknown) => void;
}

/** Opens a port. Nothing that comes through it, and nothing that it throws, is thrown on. */
export function openLink(port: RelayPort, events: LinkEvents): Link {
  // Callers without types give anything.
  if (typeof port?.postMessage !== "function")
    throw new TypeError(
      "serveHost and connectHost talk through a port, and were given none. Pass one end of a MessageChannel each, a Worker, or anything with postMessage() and events.",
    );
  if (typeof BroadcastChannel === "function" && port instanceof BroadcastChannel)
    throw new TypeError(
      "serveHost and connectHost were given a BroadcastChannel. Every page of the origin can post on it as the host, and read what users type. Give each window one end of a MessageChannel of its own: worker.postMessage(null, [port]), or windowOrFrame.postMessage(null, origin, [port]).",
    );
  let isOpen = true;

  const hear = (event: unknown) => {
    const message = isOpen ? messageIn(event) : undefined;
    if (message?.mcpHostUi === version) events.received(message);
    else if (message) events.foreign(message, message.mcpHostUi);
  };
  const guarded = (run: (event: unknown) => void) => (event: unknown) => {
    try {
      run(event);
    } catch (error) {
      events.report(error);
    }
  };
  const stops = [
    listenTo(port, "message", guarded(hear)),
    listenTo(port, "messageerror", () => events.report(new Error(unreadable))),
    listenTo(port, "close", () => {
      if (isOpen) events.closed();
    }),
  ];
  guarded(() => port.start?.())(undefined);

  /** One value that cannot be cloned is left out; the message goes. */
  const postPlain = (message: object) => {
    const { copy, left } = toPlain(message);
    port.postMessage(copy);
    events.report(
      new Error(
        `What cannot be sent to another process was left out: ${left.slice(0, 5).join(", ")}. State, answers and drafts are plain data: objects, arrays and primitives.`,
      ),
    );
  };

  return {
    post(message) {
      if (!isOpen) return;
      const marked = { mcpHostUi: version, ...message };
      try {
        try {
          port.postMessage(marked);
        } catch (error) {
          if (isPlainData(marked, anySize)) throw error;
          postPlain(marked);
        }
      } catch (error) {
        events.broken(error);
      }
    },
    close() {
      isOpen = false;
      for (const stop of stops.splice(0)) stop();
    },
  };
}

const anySize = { parts: 1_000_000, characters: Number.POSITIVE_INFINITY };

const unreadable =
  "A message came through the relay's port that could not be read; whoever sent it will send it again.";

/** Web and Electron ports hand over an event, Node's emitters the message itself. */
function messageIn(event: unknown): JsonObject | undefined {
  const isOurs = (value: unknown): value is JsonObject =>
    isJsonObject(value) && Object.hasOwn(value, "mcpHostUi");
  if (isOurs(event)) return event;
  if (typeof event !== "object" || event === null || !("data" in event)) return undefined;
  return isOurs(event.data) ? event.data : undefined;
}

const deepest = 100;
const mostParts = 1_000_000;

/** A copy that any port takes: without functions, symbols and instances of classes; `left` names where those stood. */
function toPlain(value: unknown): {
  readonly copy: unknown;
  readonly left: readonly string[];
} {
  const left: string[] = [];
  let parts = 0;
  const leave = (path: string) => {
    left.push(path);
    return undefined;
  };
  const copyOf = (part: unknown, path: string, depth: number): unknown => {
    parts += 1;
    if (parts > mostParts || depth > deepest) return leave(path);
    if (["function", "symbol", "bigint"].includes(typeof part)) return leave(path);
    if (typeof part !== "object" || part === null) return part;
    if (Array.isArray(part))
      return part.map((item, at) => copyOf(item, `${path}[${at}]`, depth + 1));
    if (!isPlainObject(part)) return leave(path);
    return Object.fromEntries(
      Object.entries(part).map(([key, inner]) => [key, copyOf(inner, `${path}.${key}`, depth + 1)]),
    );
  };
  return { copy: copyOf(value, "message", 0), left };
}
