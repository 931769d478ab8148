import type { Host } from "../../../../host/host.js";
import { draftKey, questionKey } from "../../../../host/keys.js";
import { createStore, type Store } from "../../../../react/createStore.js";
import { keepDraft } from "../../../../react/keepDraft.js";
import {
  type EditedResponse,
  isSame,
  type RequestPart,
  responseKey,
  type SamplingEdits,
  withParts,
  writeEdits,
} from "../../core/edit/requestEdits.js";
import { blocksOf } from "../../core/protocol/blocksOf.js";
import type { CreateMessageRequest } from "../../core/protocol/samplingRequest.js";
import type { ResponseContent } from "../../core/protocol/samplingResult.js";
import { isSampling, proposedRequest, type SamplingQuestion } from "../../core/samplingQuestion.js";

/** Changes of a request; `undefined` removes a part. */
export type PromptChanges = {
  readonly [Part in RequestPart]?:
    | CreateMessageRequest[Part]
    | (Part extends "messages" | "maxTokens" ? never : undefined);
};

interface DraftState extends SamplingEdits {
  /** The request, or the blocks of the response, before the user undid all changes. */
  readonly undone?: { readonly request: CreateMessageRequest } | undefined;
  readonly undoneResponse?: readonly ResponseContent[] | undefined;
  /** Counts how often values changed from outside a field: a field begins anew then. */
  readonly resets: number;
}

/** The user's edits of one request, the same for every place in a window that shows it. */
export interface SamplingDraft extends Store<DraftState> {
  readonly id: string;
  readonly edit: (
    changes: PromptChanges | ((prompt: CreateMessageRequest) => PromptChanges),
  ) => void;
  readonly undo: (...parts: readonly RequestPart[]) => void;
  readonly redo: () => void;
  readonly pickModel: (model: string | null | undefined) => void;
  readonly editResponse: (
    question: SamplingQuestion,
    content: readonly ResponseContent[] | undefined,
  ) => void;
  readonly redoResponse: (question: SamplingQuestion) => void;
  /** Swaps the user's version of this response with that of the one before. */
  readonly bringBack: (question: SamplingQuestion) => void;
  /** Restores the draft from the host, and saves changes there. Returns a function that stops it. */
  readonly keep: () => () => void;
}

const drafts = new WeakMap<Host, Map<string, SamplingDraft>>();

/** Returns the draft of a question, which lives as long as the host knows the question. */
export function openSamplingDraft(host: Host, question: SamplingQuestion): SamplingDraft {
  const known = drafts.get(host) ?? new Map<string, SamplingDraft>();
  drafts.set(host, known);
  for (const id of known.keys()) if (!host.read(questionKey(id))) known.delete(id);
  const draft = known.get(question.id) ?? createSamplingDraft(host, question);
  known.set(question.id, draft);
  return draft;
}

/** Returns the blocks that the model wrote, and those that the server would get. */
export function responseOf(
  question: SamplingQuestion,
  { responses = [] }: SamplingEdits,
): { readonly original: readonly ResponseContent[]; readonly content: readonly ResponseContent[] } {
  const { response } = question.detail;
  const original = response ? blocksOf(response.result.content) : [];
  const edited = responses.find(({ to }) => to === responseKey(question));
  return { original, content: edited?.content ?? original };
}

/** Finds the user's version of the response before the one under review. */
export function earlierResponse(
  question: SamplingQuestion,
  edits: SamplingEdits,
): EditedResponse | undefined {
  const { content } = responseOf(question, edits);
  return edits.responses?.findLast(
    (one) => one.to !== responseKey(question) && !isSame(one.content, content),
  );
}

function createSamplingDraft(host: Host, first: SamplingQuestion): SamplingDraft {
  const { id, request: asked } = first;
  const begin: DraftState = { request: proposedRequest(first), resets: 0 };
  const store = createStore(begin);
  const key = draftKey(id);

  const set = (next: Partial<DraftState>, isReset = false) => {
    const state = store.getState();
    store.setState({ ...state, ...next, resets: state.resets + (isReset ? 1 : 0) });
  };
  const setResponse = (to: string, content: readonly ResponseContent[] | undefined) => {
    const others = (store.getState().responses ?? []).filter((one) => one.to !== to);
    return content ? [...others, { to, content }] : others;
  };

  const restore = async () => {
    if (host.read(key) === undefined || store.getState() !== begin) return;
    // Most requests have no draft when they open.
    const { readEdits } = await import("../../core/edit/readEdits.js");
    const draft = host.read(key);
    if (draft !== undefined && store.getState() === begin) set(readEdits(first, draft), true);
  };

  const save = () => {
    const question = host.read(questionKey(id));
    if (question?.phase !== "open" || !isSampling(question)) return;
    void host.send({ type: "saveDraft", id, draft: writeEdits(question, store.getState()) });
  };

  return {
    ...store,
    id,
    edit(changes) {
      const { request } = store.getState();
      const next = typeof changes === "function" ? changes(request) : changes;
      set({ request: withParts(request, next), undone: undefined });
    },
    undo(...parts) {
      const { request } = store.getState();
      const back = Object.fromEntries(parts.map((part) => [part, asked[part]]));
      if (parts.length > 0) set({ request: withParts(request, back) }, true);
      else set({ request: asked, undone: { request } }, true);
    },
    redo() {
      const { undone } = store.getState();
      if (undone) set({ ...undone, undone: undefined }, true);
    },
    pickModel: (model) => set({ model }),
    editResponse(question, content) {
      const before = responseOf(question, store.getState()).content;
      const responses = setResponse(responseKey(question), content);
      if (content) set({ responses, undoneResponse: undefined });
      else set({ responses, undoneResponse: before }, true);
    },
    redoResponse(question) {
      const { undoneResponse } = store.getState();
      const responses = setResponse(responseKey(question), undoneResponse);
      set({ responses, undoneResponse: undefined }, true);
    },
    bringBack(question) {
      const state = store.getState();
      const earlier = earlierResponse(question, state);
      if (!earlier) return;
      const to = responseKey(question);
      const own = state.responses?.find((one) => one.to === to);
      // The user's version of this response takes the place of the earlier one, to be brought back in turn.
      const others = (state.responses ?? []).filter((one) => one.to !== to && one !== earlier);
      const aside = { ...earlier, content: own?.content ?? earlier.content };
      set({ responses: [...others, aside, { to, content: earlier.content }] }, true);
    },
    keep() {
      // If the draft cannot be loaded, the request stays as it was asked.
      const take = () => void restore().catch(() => {});
      // A draft of an earlier page or another window may arrive after the request is visible.
      const stopTaking = host.subscribe(take, key);
      const stopSaving = keepDraft(host, store.subscribe, save);
      take();
      return () => {
        stopTaking();
        stopSaving();
      };
    },
  };
}
