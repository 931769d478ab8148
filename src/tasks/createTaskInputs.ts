import { isJsonObject, type JsonObject } from "../wire/protocol/json.js";

/** The questions of one task, by the server's keys, from the first look that shows them until the server has their answers. */
export interface TaskInputs {
  /** Takes what a look at the task shows: asks what is new, withdraws what is gone, and sends again what did not get through. */
  look(requests: JsonObject): void;
  /** Withdraws whatever is still open, and asks no more. */
  end(): void;
}

interface Input {
  /** The request as it came; unknown where an earlier page asked it. */
  readonly print: string | undefined;
  readonly controller: AbortController;
  response?: object;
  phase: "open" | "answered" | "sending" | "sent";
}

/** Makes {@link TaskInputs} of which those with the keys in `answered` need no more asking. */
export function createTaskInputs(context: {
  answered: readonly string[];
  /** Asks one question; rejects where there is no answer to send. */
  ask: (method: string, params: JsonObject | undefined, signal: AbortSignal) => Promise<object>;
  /** Brings one answer to the server. */
  send: (key: string, response: object) => Promise<void>;
  /** Hears that the server has an answer. */
  arrived: (key: string) => void;
  /** Hears that a question has no answer that could be sent, and why. */
  failed: (error: unknown) => void;
}): TaskInputs {
  const inputs = new Map<string, Input>(
    context.answered.map((key) => [
      key,
      { print: undefined, controller: new AbortController(), phase: "sent" },
    ]),
  );
  let isOver = false;

  const send = async (key: string, input: Input) => {
    if (!input.response || input.phase !== "answered") return;
    input.phase = "sending";
    try {
      await context.send(key, input.response);
      input.phase = "sent";
      context.arrived(key);
    } catch {
      // The next look at the task sends it once more, where the server still wants it.
      input.phase = "answered";
    }
  };

  const ask = async (key: string, input: Input, { method, params }: JsonObject) => {
    const { signal } = input.controller;
    try {
      input.response = await context.ask(
        typeof method === "string" ? method : "",
        isJsonObject(params) ? params : undefined,
        signal,
      );
    } catch (error) {
      if (!signal.aborted && !isOver) context.failed(error);
      return;
    }
    if (signal.aborted) return;
    input.phase = "answered";
    await send(key, input);
  };

  const take = (key: string, request: JsonObject) => {
    const print = JSON.stringify(request);
    const before = inputs.get(key);
    const isSame = before && (before.print === undefined || before.print === print);
    if (isSame) return void send(key, before);
    before?.controller.abort(withdrawn());
    const input: Input = { print, controller: new AbortController(), phase: "open" };
    inputs.set(key, input);
    void ask(key, input, request);
  };

  return {
    look(requests) {
      if (isOver) return;
      for (const [key, input] of inputs) {
        if (input.phase !== "open" || Object.hasOwn(requests, key)) continue;
        input.controller.abort(withdrawn());
        inputs.delete(key);
      }
      for (const [key, request] of Object.entries(requests))
        if (isJsonObject(request)) take(key, request);
    },
    end() {
      isOver = true;
      for (const { phase, controller } of inputs.values())
        if (phase === "open") controller.abort(withdrawn());
    },
  };
}

function withdrawn(): DOMException {
  return new DOMException("The server no longer waits for this answer.", "AbortError");
}
