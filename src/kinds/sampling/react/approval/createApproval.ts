import type { Receipt } from "../../../../host/command.js";
import type { Host } from "../../../../host/host.js";
import { questionKey } from "../../../../host/keys.js";
import type { SessionRecord } from "../../../../host/session.js";
import { notingSent, type SentPart } from "../../../../react/sentNotices.js";
import { differingParts, isSame } from "../../core/edit/requestEdits.js";
import { blocksOf } from "../../core/protocol/blocksOf.js";
import type { SamplingCommand, SamplingSettlement } from "../../core/samplingCommand.js";
import { isSampling, proposedRequest, type SamplingQuestion } from "../../core/samplingQuestion.js";
import type { ModelPick, SamplingModel } from "../../core/settings/pickModel.js";
import { pickProposed } from "../../core/settings/pickProposed.js";
import type { SamplingSettings } from "../../core/settings/samplingSettings.js";
import type {
  ModelInUse,
  RedactionChange,
  ResponseInput,
  ResponseInReview,
  SamplingApproval,
  SamplingFacts,
} from "./samplingApproval.js";
import { earlierResponse, responseOf, type SamplingDraft } from "./samplingDraft.js";
import type { SamplingView } from "./samplingViews.js";

/** The state that an approval combines. */
export interface ApprovalState {
  readonly draft: SamplingDraft;
  readonly edits: ReturnType<SamplingDraft["getState"]>;
  readonly server: SessionRecord | undefined;
  readonly models: readonly SamplingModel[];
  readonly settings: SamplingSettings | undefined;
  readonly partial: string;
}

/** Makes the one object that a hook returns for a sampling request. */
export function createApproval(
  host: Host,
  view: SamplingView,
  state: ApprovalState,
): SamplingApproval {
  const { draft, edits } = state;
  const { id, detail, deadline } = view;
  const { failure, pick } = detail;
  const { phase, ...question } = view;
  const response = reviewed(view, edits);
  const facts: SamplingFacts = {
    id,
    server: state.server,
    ...(deadline !== undefined && { deadline }),
    prompt: edits.request,
    changes: differingParts(view.request, edits.request),
    model: modelInUse(view, state),
    partial: state.partial,
    ...(response && { response }),
    question: { ...question, phase },
  };
  if (view.phase === "settled") {
    const { outcome, dismiss } = view;
    if (!outcome) throw new Error(`Question ${id} is settled without an outcome.`);
    const sent = detail.sent && { sent: detail.sent };
    return { ...facts, stage: "settled", outcome, ...sent, ...(dismiss && { dismiss }) };
  }

  const { denial, deny, cancel, putAside, resume, extend, stopCall } = view;
  const send = (command: SamplingCommand) => host.send(command);
  const run = (type: "sampling/approve" | "sampling/retry") => (): Promise<Receipt> => {
    const { request, model } = draft.getState();
    const isProposed = differingParts(proposedRequest(view), request).length === 0;
    const changes = { ...(!isProposed && { request }), ...(model !== undefined && { model }) };
    return send({ type, id, ...(Object.keys(changes).length > 0 && { changes }) });
  };
  const retry = run("sampling/retry");
  const revise = () => send({ type: "sampling/revise", id });
  const review = response && { review: () => send({ type: "sampling/review", id }) };
  const redactFor = (to: "model" | "server") =>
    detail.redaction && {
      redact: (choice: RedactionChange) => send({ type: "sampling/redact", id, to, ...choice }),
    };
  const common = {
    ...facts,
    denial,
    deny,
    cancel,
    putAside,
    resume,
    ...(extend && { extend }),
    ...(stopCall && { stopCall }),
    write: (content: ResponseInput = state.partial) =>
      send({ type: "sampling/write", id, content }),
  };
  if (detail.stage === "generating")
    return { ...common, stage: "generating", stop: () => send({ type: "sampling/stop", id }) };
  if (detail.stage === "response-review" && response)
    return {
      ...common,
      stage: "response-review",
      response,
      editResponse: (content) =>
        draft.editResponse(
          view,
          typeof content === "string"
            ? [{ type: "text", text: content }]
            : content && blocksOf(content),
        ),
      ...(edits.undoneResponse && { redoResponse: () => draft.redoResponse(view) }),
      ...(earlierResponse(view, edits) && { bringBack: () => draft.bringBack(view) }),
      send() {
        const { content, isChanged } = reviewed(view, draft.getState()) ?? response;
        const answer: SamplingSettlement = { action: "send", ...(isChanged && { content }) };
        return notingSent(host, host.send({ type: "settle", id, answer }), () => ({
          id,
          session: view.session,
          choice: "given",
          parts: textsSent(host, id),
        }));
      },
      regenerate: retry,
      revise,
      ...redactFor("server"),
    };
  if (detail.stage === "failed" && failure)
    return { ...common, stage: "failed", failure, retry, revise, ...review };
  return {
    ...common,
    stage: "request-review",
    edit: draft.edit,
    undo: draft.undo,
    ...(edits.undone && { redo: draft.redo }),
    pickModel: (model) =>
      draft.pickModel(model ?? (pick.reason.code === "person" ? null : undefined)),
    approve: run("sampling/approve"),
    ...review,
    ...redactFor("model"),
  };
}

function reviewed(
  question: SamplingQuestion,
  edits: ApprovalState["edits"],
): ResponseInReview | undefined {
  const { response } = question.detail;
  if (!response) return undefined;
  const { content, original } = responseOf(question, edits);
  const { by, issues, usage } = response;
  const isChanged = !isSame(content, original);
  return { content, original, isChanged, by, issues, ...(usage && { usage }) };
}

function modelInUse(
  view: SamplingQuestion,
  { edits, models, settings }: ApprovalState,
): ModelInUse {
  const { pick: before } = view.detail;
  const automatic = settings
    ? pickProposed(view, edits.request.modelPreferences, models, settings)
    : before;
  const modelOf = (id: string | undefined) => models.find((model) => model.id === id);
  const nameOf = (id: string | undefined) => modelOf(id)?.name ?? id;
  const isKept = edits.model === undefined && before.reason.code === "person";
  const picked = modelOf(edits.model ?? undefined);
  const unpicked = isKept ? before : automatic;
  const pick: ModelPick = picked ? { model: picked.id, reason: { code: "person" } } : unpicked;
  const name = nameOf(pick.model);
  const provider = modelOf(pick.model)?.provider;
  const automaticName = nameOf(automatic.model);
  return {
    ...(pick.model !== undefined && { id: pick.model }),
    ...(name !== undefined && { name }),
    ...(provider !== undefined && { provider }),
    reason: pick.reason,
    ...(automaticName !== undefined && { automatic: automaticName }),
    choices: models,
  };
}

/** The texts of the response exactly as the server got it, with everything masked that was. */
function textsSent(host: Host, id: string): readonly SentPart[] {
  const question = host.read(questionKey(id));
  const sent = question && isSampling(question) ? question.detail.sent : undefined;
  return blocksOf(sent?.content ?? []).flatMap((block) =>
    block.type === "text" ? [{ text: block.text }] : [],
  );
}
