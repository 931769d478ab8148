import type { Receipt } from "../../../../host/command.js";
import type { Host } from "../../../../host/host.js";
import { questionKey } from "../../../../host/keys.js";
import type { Question } from "../../../../host/question.js";
import { stopCallOf } from "../../../../react/callToStop.js";
import { moreTime } from "../../../../react/moreTime.js";
import type { QuestionViews } from "../../../../react/questionViews.js";
import { notingSent, type SentPart } from "../../../../react/sentNotices.js";
import type {
  SamplingChanges,
  SamplingCommand,
  SamplingSettlement,
} from "../../core/samplingCommand.js";
import { isSampling, type SamplingQuestion } from "../../core/samplingQuestion.js";
import type {
  DenialEffect,
  OpenSamplingView,
  RedactionChange,
  ResponseInput,
  SamplingFacts,
  SamplingView,
  SettledSampling,
} from "./samplingView.js";

interface KnownView {
  readonly siblings: string;
  readonly view: SamplingView;
}

/** The legal actions of sampling requests. */
export const samplingViews: QuestionViews<SamplingView> = {
  name: "sampling",
  readsAround: ({ embedded }) => embedded,
  viewOf: (host, question, around) =>
    isSampling(question) ? viewSampling(host, question, around) : undefined,
};

const views = new WeakMap<Host, WeakMap<SamplingQuestion, KnownView>>();

/** The legal actions of one sampling request among the open questions around it. The same record, with the same siblings, gives the same view. */
function viewSampling(
  host: Host,
  question: SamplingQuestion,
  around: readonly Question[],
): SamplingView {
  const known = views.get(host) ?? new WeakMap<SamplingQuestion, KnownView>();
  views.set(host, known);
  const siblings = siblingsOf(question, around);
  const key = siblings.join();
  const before = known.get(question);
  if (before?.siblings === key) return before.view;
  const fails = question.embedded ? "call" : "request";
  const view =
    question.phase === "open"
      ? viewOpen(host, question, { fails, siblings })
      : viewSettled(host, question);
  known.set(question, { siblings: key, view });
  return view;
}

/** The ids of the questions that came, or may have come, in the same round of revision 2026-07-28 (basic/patterns/mrtr). */
function siblingsOf(question: SamplingQuestion, around: readonly Question[]): readonly string[] {
  const mayBelong = ({ id, session, embedded, calls }: Question) =>
    embedded &&
    id !== question.id &&
    session === question.session &&
    (calls.length === 0 || calls.some((call) => question.calls.includes(call)));
  return question.embedded ? around.filter(mayBelong).map(({ id }) => id) : [];
}

function viewOpen(host: Host, question: SamplingQuestion, denial: DenialEffect): OpenSamplingView {
  const { id, detail } = question;
  const { response, failure } = detail;
  const send = (command: SamplingCommand) => host.send(command);
  const settle = (settlement: SamplingSettlement, taken: { readonly undo?: number } = {}) =>
    host.send({ type: "settle", id, answer: settlement, ...taken });
  const noticed = { id, session: question.session };
  const revise = () => send({ type: "sampling/revise", id });
  const generate =
    (type: "sampling/approve" | "sampling/retry") =>
    (changes?: SamplingChanges): Promise<Receipt> =>
      send({ type, id, ...(changes && { changes }) });
  const retry = generate("sampling/retry");
  const review = response && { review: () => send({ type: "sampling/review", id }) };
  const redactFor = (to: "model" | "server") =>
    detail.redaction && {
      redact: (choice: RedactionChange) => send({ type: "sampling/redact", id, to, ...choice }),
    };
  const common = {
    ...factsOf(question),
    phase: "open" as const,
    denial,
    deny: (reason?: string) =>
      notingSent(host, settle({ action: "deny", ...(reason !== undefined && { reason }) }), () => ({
        ...noticed,
        choice: "declined",
        parts: [],
      })),
    cancel: ({ undo = 0 } = {}) => settle({ action: "cancel" }, undo > 0 ? { undo } : {}),
    write: (content: ResponseInput) => send({ type: "sampling/write", id, content }),
    putAside: () => host.send({ type: "putAside", id }),
    resume: () => host.send({ type: "resume", id }),
    ...moreTime(host, question),
    ...stopCallOf(host, question),
  };
  if (detail.stage === "generating")
    return {
      ...common,
      stage: detail.stage,
      stop: () => send({ type: "sampling/stop", id }),
    };
  if (detail.stage === "response-review" && response)
    return {
      ...common,
      stage: detail.stage,
      response,
      approve: (content) =>
        notingSent(
          host,
          settle({ action: "send", ...(content !== undefined && { content }) }),
          () => ({ ...noticed, choice: "given", parts: textsSent(host, id) }),
        ),
      regenerate: retry,
      revise,
      ...redactFor("server"),
    };
  if (detail.stage === "failed" && failure)
    return { ...common, stage: detail.stage, failure, retry, revise, ...review };
  return {
    ...common,
    stage: "request-review",
    approve: generate("sampling/approve"),
    ...review,
    ...redactFor("model"),
  };
}

/** The texts of the response exactly as the server got it: what was masked stays so. */
function textsSent(host: Host, id: string): readonly SentPart[] {
  const question = host.read(questionKey(id));
  const sent = question && isSampling(question) ? question.detail.sent : undefined;
  return [sent?.content ?? []]
    .flat()
    .flatMap((block) => (block.type === "text" ? [{ text: block.text }] : []));
}

function viewSettled(host: Host, question: SamplingQuestion): SettledSampling {
  const { id, outcome, lingering, detail } = question;
  if (!outcome) throw new Error(`Question ${id} is settled without an outcome.`);
  return {
    ...factsOf(question),
    phase: "settled",
    stage: "settled",
    outcome,
    ...(detail.sent && { sent: detail.sent }),
    ...(lingering && { dismiss: () => host.send({ type: "dismiss", id }) }),
  };
}

function factsOf(question: SamplingQuestion): SamplingFacts {
  const { request, detail } = question;
  const { edited: proposed = request, pick, attempts } = detail;
  return { ...question, proposed, pick, attempts };
}
