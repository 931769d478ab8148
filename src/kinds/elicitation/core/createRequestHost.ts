import type { Command, Draft, Receipt } from "../../../host/command.js";
import type { Host, HostState } from "../../../host/host.js";
import { draftKey, questionKey } from "../../../host/keys.js";
import type { Question } from "../../../host/question.js";
import type { SessionRecord } from "../../../host/session.js";
import { createKeyedListeners } from "../../../state/keyedListeners.js";
import { type ElicitFormRequest, readElicitRequest } from "../../../wire/protocol/elicitRequest.js";
import type { ElicitResult } from "../../../wire/protocol/elicitResult.js";
import { type ElicitationOutcome, readRequestAnswer, refuse } from "./readRequestAnswer.js";

/** The server that asks, as the app knows it. */
export interface RequestServer {
  /** Identifies the server in the app. */
  readonly id: string;
  /** The app's name for the server. */
  readonly name: string;
}

/** Takes the answer to a request. If it throws or rejects, the user can send the answer again. */
export type OnAnswer = (answer: ElicitResult, outcome: ElicitationOutcome) => unknown;

/** A host of one form, for a request that an app keeps itself. */
export interface RequestHost extends Host {
  /** The record of the request. */
  readonly question: Question<ElicitFormRequest>;
  /** The outcome of the request; `undefined` while it waits. */
  getOutcome(): ElicitationOutcome | undefined;
  /** Replaces the function that takes the answer. */
  answerWith(onAnswer: OnAnswer): void;
}

/** The schema in place of one that cannot be read: no answer fits, so the form says so and the user can decline. */
const unreadable = {
  type: "object",
  properties: { request: { enum: [] } },
  required: ["request"],
};

let count = 0;

/** Makes the host of one request. `onAnswer` runs once, unless it fails. */
export function createRequestHost(server: RequestServer, params: unknown): RequestHost {
  count += 1;
  const id = `request-${count}`;
  const listeners = createKeyedListeners();
  const reading = readElicitRequest(params);
  const request: ElicitFormRequest =
    reading.ok && reading.value.mode === "form"
      ? reading.value
      : { mode: "form", message: "", requestedSchema: unreadable };
  const session: SessionRecord = {
    ...server,
    tapped: true,
    phase: "open",
    refused: 0,
    blocked: false,
  };
  const asked: Question<ElicitFormRequest> = {
    id,
    kind: "elicitation",
    session: server.id,
    request,
    phase: "open",
    calls: [],
    embedded: false,
    asked: 1,
    receivedAt: Date.now(),
    aside: false,
    lingering: false,
  };
  let draft: Draft | undefined;
  let outcome: ElicitationOutcome | undefined;
  let isAnswering = false;
  let onAnswer: OnAnswer = () => undefined;
  let state = stateOf(asked);

  function stateOf(question: Question): HostState {
    const [open, settled] = question.phase === "open" ? [[question], []] : [[], [question]];
    return { sessions: [session], calls: [], open, settled, log: [] };
  }

  const settle = async (value: unknown): Promise<Receipt> => {
    const given = await readRequestAnswer(request, value);
    if ("rejection" in given) return given;
    try {
      await onAnswer(given.result, given.outcome);
    } catch (error) {
      return refuse("failed", `onAnswer failed, so the answer can be sent again: ${String(error)}`);
    }
    ({ outcome } = given);
    draft = undefined;
    state = stateOf({ ...asked, phase: "settled", outcome });
    listeners.tell([id, draftKey(id)], true);
    return { done: true, outcome };
  };

  return {
    question: asked,
    getOutcome: () => outcome,
    answerWith(next) {
      onAnswer = next;
    },
    getState: () => state,
    // A host keeps what it says under a key: the question under its id, and the draft.
    read(key: string): never {
      const value =
        key === questionKey(id)
          ? (state.open[0] ?? state.settled[0])
          : key === draftKey(id)
            ? draft
            : undefined;
      // The key's type is the caller's; `Host.read` declares it so.
      return value as never;
    },
    subscribe: (listener, key) => listeners.add(listener, key),
    async send(command: Command) {
      if (command.type === "saveDraft" && command.id === id && !outcome) {
        draft = command.draft;
        listeners.tell([draftKey(id)], true);
        return { done: true };
      }
      if (command.type !== "settle" || command.id !== id)
        return refuse("unknown", `A form without a host takes no command ${command.type}.`);
      if (outcome || isAnswering)
        return {
          ...refuse("settled", "The request is answered, or an answer is on its way."),
          ...(outcome && { outcome }),
        };
      isAnswering = true;
      try {
        return await settle(command.answer);
      } finally {
        isAnswering = false;
      }
    },
  };
}
