import type { HostSession } from "../host/session.js";
import { isJsonObject, type JsonObject } from "../wire/protocol/json.js";
import type { RawRequests } from "../wire/sdk/rawRequests.js";
import { createPace } from "./createPace.js";
import { createPayload } from "./createPayload.js";
import { createTaskInputs } from "./createTaskInputs.js";
import { endOf, expectTrouble } from "./taskErrors.js";
import type { TaskFacts, TaskProtocol } from "./taskProtocol.js";
import { isTaskOver } from "./taskRecord.js";

/** A task that is followed until it is over. */
export interface WatchedTask {
  /** The task's result; rejects with its error, with an `AbortError` where it was cancelled, or with why there will be none. */
  readonly result: Promise<JsonObject>;
  /** Resolves once the task is followed no more, however it ended. */
  readonly over: Promise<void>;
  /** Looks at the task soon. */
  hurry(): void;
  /** Asks the server to stop it; the task is followed until it has. Rejects where the server could not be asked. */
  cancel(): Promise<void>;
  /** Asks the person nothing more for it. */
  silence(): void;
}

/** Everything that following a task takes. */
export interface WatchContext {
  readonly requests: RawRequests;
  readonly protocol: TaskProtocol;
  readonly session: HostSession;
  /** The tracked call that its questions belong to. */
  readonly call: string;
  /** The state that the server told when it made the task; an earlier page's task has none. */
  readonly created: TaskFacts | undefined;
  readonly task: string;
  /** The keys of the questions that an earlier page has answered. */
  readonly answered: readonly string[];
  /** Hears of what each look shows, with the result where it is over. */
  readonly seen: (facts: TaskFacts, result?: JsonObject) => void;
  /** Hears that the server could not be asked. */
  readonly missed: () => void;
  /** Hears that the server has the answer to a question. */
  readonly arrived: (key: string) => void;
  /** Aborts when it is followed no more. */
  readonly signal: AbortSignal;
}

/** One look at a task. */
interface Look {
  readonly facts: TaskFacts;
  readonly result: JsonObject;
}

/** So long one look may take, in milliseconds. */
const patience = 30_000;

/** Follows one task: looks at it as often as its server wants, and brings what it asks to the person. */
export function watchTask(context: WatchContext): WatchedTask {
  const { requests, protocol, created, task, seen, signal } = context;
  const pace = createPace();
  let isSilent = false;
  let refuse = (_error: unknown) => {};
  const refused = new Promise<never>((_, reject) => {
    refuse = reject;
  });
  const send = (method: string, params: JsonObject, limit: AbortSignal | number = patience) =>
    requests.send(method, protocol.frame({ taskId: task, ...params }), {
      ...(typeof limit === "number" ? { signal, timeout: limit } : { signal: limit }),
    });
  const cancel = async () => {
    await send("tasks/cancel", {});
    pace.hurry();
  };
  const payload = createPayload((closing) => send("tasks/result", {}, closing), pace.hurry);
  signal.addEventListener("abort", payload.close, { once: true });
  const inputs = openInputs(context, {
    send: (inputResponses) => send("tasks/update", { inputResponses }),
    hurry: pace.hurry,
    failed(error) {
      // Updates carry answers alone, so a task that gets none would wait for good: it ends, as a call does.
      refuse(error);
      cancel().catch(() => {});
    },
  });

  /** Resolves to `undefined` where the server could not be asked, and may be later. */
  const attempt = async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    try {
      return await work();
    } catch (error) {
      expectTrouble(error, [signal, requests.closed]);
      pace.note("trouble");
      context.missed();
      return undefined;
    }
  };

  const look = (last: TaskFacts | undefined) =>
    attempt(async (): Promise<Look> => {
      const result = await send("tasks/get", {});
      const facts = protocol.read(task, result);
      const isSame = facts.status === last?.status && facts.message === last.message;
      pace.note(isSame ? "nothing" : "news");
      return { facts, result };
    });

  const outcomeOf = async (result: JsonObject): Promise<JsonObject | undefined> => {
    if (requests.isModern) return objectOf(result.result);
    while (true) {
      const outcome = await attempt(payload.read);
      if (outcome || isSilent) return outcome;
      await pace.wait(undefined, signal);
    }
  };

  const finish = async ({ facts, result }: Look): Promise<JsonObject> => {
    const error = isSilent ? stopped() : endOf(facts, result, requests.isModern);
    let outcome: JsonObject | undefined;
    try {
      outcome = error ? undefined : await outcomeOf(result);
    } finally {
      seen(facts, outcome);
    }
    if (outcome) return outcome;
    throw error ?? stopped();
  };

  const follow = async (): Promise<JsonObject> => {
    let last = created;
    if (created?.status === "working") await pace.wait(created.pause, signal);
    while (true) {
      const found = await look(last);
      last = found?.facts ?? last;
      if (found && isTaskOver(found.facts)) return await finish(found);
      if (found) {
        const { facts, result } = found;
        seen(facts);
        const needsInput = facts.status === "input_required" && !isSilent;
        if (requests.isModern) inputs.look(needsInput ? objectOf(result.inputRequests) : {});
        else if (needsInput) payload.open();
      }
      await pace.wait(last?.pause, signal);
      signal.throwIfAborted();
    }
  };

  const followed = follow().finally(() => {
    inputs.end();
    payload.close();
  });
  return {
    result: Promise.race([followed, refused]),
    over: settled(followed),
    hurry: pace.hurry,
    cancel,
    silence() {
      isSilent = true;
      inputs.end();
      payload.close();
    },
  };
}

function openInputs(
  { session, call, answered, arrived }: WatchContext,
  task: {
    send: (inputResponses: JsonObject) => Promise<unknown>;
    hurry: () => void;
    failed: (error: unknown) => void;
  },
) {
  return createTaskInputs({
    answered,
    ask: (method, params, signal) =>
      session.receive(method, params, { call, signal, embedded: true }),
    async send(key, response) {
      // What the host answers with is JSON by its own promise.
      await task.send({ [key]: response as JsonObject });
      task.hurry();
    },
    arrived,
    failed: task.failed,
  });
}

async function settled(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch {
    // Whoever waits for the result hears of it.
  }
}

function stopped(): DOMException {
  return new DOMException("The call was stopped.", "AbortError");
}

function objectOf(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {};
}
