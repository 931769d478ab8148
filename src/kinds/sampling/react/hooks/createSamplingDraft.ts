import type { Host } from "../../../../host/host.js";
import { draftKey, questionKey } from "../../../../host/keys.js";
import { createStore, type Store } from "../../../../react/createStore.js";
import { keepDraft } from "../../../../react/keepDraft.js";
import {
  differingParts,
  type EditedResponse,
  isSameContent,
  originalContent,
  partsBack,
  type RequestPart,
  responseKey,
  type SamplingEdits,
  writeEdits,
} from "../../core/edit/requestEdits.js";
import type { CreateMessageRequest } from "../../core/protocol/samplingRequest.js";
import type { ResponseContent } from "../../core/protocol/samplingResult.js";
import type { SamplingChanges } from "../../core/samplingCommand.js";
import { isSampling, proposedRequest, type SamplingQuestion } from "../../core/samplingQuestion.js";
import { loadParts } from "../lazyParts.js";

/** A person's changes to one sampling request and its response, before anybody gets it. Stable for the question's life. */
export interface SamplingDraft extends Store<SamplingEdits> {
  /** The id of the question. */
  readonly id: string;
  /** Changes parts of the request. */
  change(parts: Partial<CreateMessageRequest>): void;
  /** Takes a part out of the request. */
  remove(part: Exclude<RequestPart, "messages" | "maxTokens">): void;
  /** Makes parts of the request what the server asked, all of them if none is named. */
  takeBack(...parts: readonly RequestPart[]): void;
  /** Replaces the whole request as the person wants it, such as by what it was before it was taken back. */
  setRequest(request: CreateMessageRequest): void;
  /** Picks a model for this request; null takes a pick back that was approved, undefined one that was not. */
  pickModel(id: string | null | undefined): void;
  /** The blocks of the response under review as the model, or the person before, wrote them. */
  originalOf(view: SamplingQuestion): readonly ResponseContent[];
  /** The blocks of the response under review as they are to be sent. */
  contentOf(view: SamplingQuestion): readonly ResponseContent[];
  /** Changes the response under review; undefined makes it what it was. */
  changeResponse(view: SamplingQuestion, content: readonly ResponseContent[] | undefined): void;
  /** Replaces what the person made of responses, of this one and of earlier ones. */
  setResponses(responses: readonly EditedResponse[]): void;
  /** Whether the response under review differs from what the model, or the person before, wrote. */
  isResponseChanged(view: SamplingQuestion): boolean;
  /** The parts of the request that differ from what the server asked; the same list until it is another. */
  changedParts(): readonly RequestPart[];
  /** The changes for `approve`, `retry` and `regenerate`; `undefined` if the request goes as it is. */
  changesFor(view: SamplingQuestion): SamplingChanges | undefined;
  /** Restores what was kept, and keeps what is changed in the host as long as the question is open. Returns a function that stops it. */
  keep(): () => void;
}

/** Makes the draft of one question, with what was changed before. */
export function createSamplingDraft(host: Host, first: SamplingQuestion): SamplingDraft {
  const { id, request: asked } = first;
  const begin: SamplingEdits = { request: proposedRequest(first), resets: 0 };
  const store = createStore(begin);
  const key = draftKey(id);
  let known: { readonly of: CreateMessageRequest; readonly parts: readonly RequestPart[] } = {
    of: asked,
    parts: [],
  };

  const set = (next: Partial<SamplingEdits>) => store.setState({ ...store.getState(), ...next });

  const setRequest = (request: CreateMessageRequest, resets = store.getState().resets) =>
    set({ request, resets });

  const editedOf = (view: SamplingQuestion) =>
    store.getState().responses?.find(({ to }) => to === responseKey(view))?.content;

  const restore = async () => {
    if (host.read(key) === undefined || store.getState() !== begin) return;
    // Loaded where something was kept: most requests are opened once.
    const { readEdits } = await loadParts();
    const draft = host.read(key);
    if (draft !== undefined && store.getState() === begin)
      set({ ...readEdits(first, draft), resets: 1 });
  };

  return {
    ...store,
    id,
    change: (parts) => setRequest({ ...store.getState().request, ...parts }),
    remove(part) {
      const { [part]: _, ...rest } = store.getState().request;
      setRequest(rest);
    },
    takeBack(...parts) {
      const { request, resets } = store.getState();
      setRequest(parts.length === 0 ? asked : partsBack(request, asked, parts), resets + 1);
    },
    setRequest: (request) => setRequest(request, store.getState().resets + 1),
    pickModel: (model) => set({ model }),
    originalOf: originalContent,
    contentOf: (view) => editedOf(view) ?? originalContent(view),
    changeResponse(view, content) {
      const { responses = [], resets } = store.getState();
      const to = responseKey(view);
      const others = responses.filter((response) => response.to !== to);
      if (content) set({ responses: [...others, { to, content }] });
      else set({ responses: others, resets: resets + 1 });
    },
    setResponses: (responses) => set({ responses }),
    isResponseChanged(view) {
      const edited = editedOf(view);
      return edited !== undefined && !isSameContent(edited, originalContent(view));
    },
    changedParts() {
      const { request } = store.getState();
      if (known.of === request) return known.parts;
      const parts = differingParts(asked, request);
      known = { of: request, parts: parts.join() === known.parts.join() ? known.parts : parts };
      return known.parts;
    },
    changesFor(view) {
      const { request, model } = store.getState();
      const isProposed = differingParts(proposedRequest(view), request).length === 0;
      if (isProposed && model === undefined) return undefined;
      return { ...(!isProposed && { request }), ...(model !== undefined && { model }) };
    },
    keep() {
      // Where it cannot be loaded, the request is as it was asked.
      const take = () => void restore().catch(() => {});
      const save = () => {
        const question = host.read(questionKey(id));
        if (question?.phase !== "open" || !isSampling(question)) return;
        const draft = writeEdits(question, store.getState());
        void host.send({ type: "saveDraft", id, draft });
      };
      // An earlier page's or another window's draft may arrive when the request stands already.
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
