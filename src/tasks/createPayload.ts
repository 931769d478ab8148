import type { JsonObject } from "../wire/protocol/json.js";

/** The request for a task's result, which a server of 2025-11-25 holds until the task is over. */
export interface Payload {
  /** Opens it, where it is not open: the questions of the task come on its stream, and on no other. */
  open(): void;
  /** The result, once the task is over. */
  read(): Promise<JsonObject>;
  /** Closes its stream. */
  close(): void;
}

/** Makes a {@link Payload} that is not open yet; `came` hears of its end. */
export function createPayload(
  send: (signal: AbortSignal) => Promise<JsonObject>,
  came: () => void,
): Payload {
  const closing = new AbortController();
  let opened: Promise<void> | undefined;
  let result: JsonObject | undefined;
  const receive = async () => {
    try {
      result = await send(closing.signal);
    } catch {
      // A stream that broke is opened anew at the next look.
      opened = undefined;
    }
    came();
  };
  return {
    open() {
      if (opened) return;
      opened = receive();
    },
    async read() {
      if (opened) await Promise.race([opened, moment()]);
      return result ?? send(closing.signal);
    },
    close: () => closing.abort(new DOMException("The call was stopped.", "AbortError")),
  };
}

/** The result is on its way by then; where it is not, the stream broke without a word. */
function moment(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 2_000);
  });
}
