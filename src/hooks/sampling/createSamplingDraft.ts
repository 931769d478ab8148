import type { Host } from "../../host/createHost.js";
import { blocksOf } from "../../protocol/samplingContent.js";
import type { CreateMessageRequest } from "../../protocol/samplingRequest.js";
import type { AnswerContent } from "../../protocol/samplingResult.js";
import type { SamplingChanges } from "../../sampling/samplingCommand.js";
import {
  proposedRequest,
  type SamplingAnswer,
  type SamplingQuestion,
} from "../../sampling/samplingQuestion.js";
import { sameJson } from "../../schema/sameJson.js";
import { createStore, type Store } from "../createStore.js";
import { keepDraft } from "../keepDraft.js";
import type { SamplingFacts } from "../samplingView.js";
import {
  answerKey,
  differingParts,
  type RequestPart,
  readEdits,
  type SamplingEdits,
  writeEdits,
} from "./samplingEdits.js";

/** What a person changes of one sampling request and its answer, before anybody gets it. Stable for the question's life. */
export interface SamplingDraft extends Store<SamplingEdits> {
  /** The id of the question. */
  readonly id: string;
  /** Changes parts of the request. */
  change(parts: Partial<CreateMessageRequest>): void;
  /** Takes a part out of the request. */
  remove(part: Exclude<RequestPart, "messages" | "maxTokens">): void;
  /** Makes parts of the request what the server asked, all of them if none is named. */
  takeBack(...parts: readonly RequestPart[]): void;
  /** Picks a model for this request; undefined leaves the choice as it is. */
  pickModel(id: string | undefined): void;
  /** The blocks of the answer under review as the model, or the person before, wrote them. */
  originalOf(view: SamplingFacts): readonly AnswerContent[];
  /** The blocks of the answer under review as they are to be sent. */
  contentOf(view: SamplingFacts): readonly AnswerContent[];
  /** Changes the answer under review; undefined makes it what it was. */
  changeAnswer(view: SamplingFacts, content: readonly AnswerContent[] | undefined): void;
  /** Whether the answer under review differs from what the model, or the person before, wrote. */
  isAnswerChanged(view: SamplingFacts): boolean;
  /** The parts of the request that differ from what the server asked; the same list until it is another. */
  changedParts(): readonly RequestPart[];
  /** What to give `approve`, `retry` and `regenerate`; undefined where the request goes as it is. */
  changesFor(view: SamplingFacts): SamplingChanges | undefined;
  /** Keeps what is changed in the host, as long as the question is open. Returns a function that stops it. */
  keep(): () => void;
}

const nothing: readonly AnswerContent[] = [];

/** Makes the draft of one question, with what was changed before. */
export function createSamplingDraft(host: Host, first: SamplingFacts): SamplingDraft {
  const { id, request: asked } = first;
  const store = createStore(readEdits(first, host.read(`draft:${id}`)));
  let known: { readonly of: CreateMessageRequest; readonly parts: readonly RequestPart[] } = {
    of: asked,
    parts: [],
  };

  let original: { of: SamplingAnswer; content: readonly AnswerContent[] } | undefined;

  const set = (next: Partial<SamplingEdits>) => store.setState({ ...store.getState(), ...next });

  const setRequest = (request: CreateMessageRequest, resets = store.getState().resets) =>
    set({ request, resets });

  const originalOf = ({ detail: { answer } }: SamplingFacts) => {
    if (!answer) return nothing;
    if (original?.of !== answer)
      original = { of: answer, content: blocksOf(answer.result.content) };
    return original.content;
  };

  const editedOf = (view: SamplingFacts) => {
    const { answer } = store.getState();
    return answer?.to === answerKey(view) ? answer.content : undefined;
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
    pickModel: (model) => set({ model }),
    originalOf,
    contentOf: (view) => editedOf(view) ?? originalOf(view),
    changeAnswer(view, content) {
      const { resets } = store.getState();
      if (content) set({ answer: { to: answerKey(view), content } });
      else set({ answer: undefined, resets: resets + 1 });
    },
    isAnswerChanged(view) {
      const edited = editedOf(view);
      return edited !== undefined && !sameJson(edited, originalOf(view));
    },
    changedParts() {
      const { request } = store.getState();
      if (known.of === request) return known.parts;
      const parts = differingParts(asked, request);
      known = { of: request, parts: parts.join() === known.parts.join() ? known.parts : parts };
      return known.parts;
    },
    changesFor({ proposed }) {
      const { request, model } = store.getState();
      const isProposed = differingParts(proposed, request).length === 0;
      if (isProposed && model === undefined) return undefined;
      return { ...(!isProposed && { request }), ...(model !== undefined && { model }) };
    },
    keep: () =>
      keepDraft(store.subscribe, () => {
        // A host keeps nothing but a question's record under the question's id.
        const question = host.read(id) as SamplingQuestion | undefined;
        if (question?.phase !== "open") return;
        const proposed = proposedRequest(question);
        const draft = writeEdits({ request: asked, proposed }, store.getState());
        void host.send({ type: "saveDraft", id, draft });
      }),
  };
}

/** A request with some of its parts as they are in another one. */
function partsBack(
  request: CreateMessageRequest,
  asked: CreateMessageRequest,
  parts: readonly RequestPart[],
): CreateMessageRequest {
  const kept = Object.entries(request).filter(([name]) => !parts.some((part) => part === name));
  const back = parts.flatMap((part) => (asked[part] === undefined ? [] : [[part, asked[part]]]));
  // Every part is that of one of two requests.
  return Object.fromEntries([...kept, ...back]) as CreateMessageRequest;
}
