import { isJsonObject, type JsonObject } from "../protocol/json.js";
import { listenTo, type RelayPort } from "./relayPort.js";

/** The version of the messages; another one's are ignored. */
const version = 1;

/** A port in use: it carries our messages and ignores everything else. */
export interface Link {
  /** Sends a message; once the link is closed it does nothing. */
  post(message: object): void;
  /** Stops listening. */
  close(): void;
}

/** Opens a port. `broken` hears when the port closes by itself, or with an error when it takes no message any more. */
export function openLink(
  port: RelayPort,
  {
    received,
    broken,
  }: { received: (message: JsonObject) => void; broken: (error?: unknown) => void },
): Link {
  let isOpen = true;
  const stops = [
    listenTo(port, "message", (event) => {
      const message = messageIn(event);
      if (isOpen && message) received(message);
    }),
    listenTo(port, "close", () => {
      if (isOpen) broken();
    }),
  ];
  port.start?.();
  return {
    post(message) {
      if (!isOpen) return;
      try {
        port.postMessage({ mcpHostUi: version, ...message });
      } catch (error) {
        broken(error);
      }
    },
    close() {
      isOpen = false;
      for (const stop of stops.splice(0)) stop();
    },
  };
}

/** Web and Electron ports hand over an event, Node's emitters the message itself. */
function messageIn(event: unknown): JsonObject | undefined {
  const isOurs = (value: unknown): value is JsonObject =>
    isJsonObject(value) && value.mcpHostUi === version;
  if (isOurs(event)) return event;
  if (typeof event !== "object" || event === null || !("data" in event)) return undefined;
  return isOurs(event.data) ? event.data : undefined;
}
