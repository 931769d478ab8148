import type { Receipt } from "../../../../host/command.js";
import type { Host } from "../../../../host/host.js";
import type { Question } from "../../../../host/question.js";
import { stopCallOf } from "../../../../react/callToStop.js";
import { type MoreTime, moreTime } from "../../../../react/moreTime.js";
import type { QuestionViews } from "../../../../react/questionViews.js";
import { notingSent } from "../../../../react/sentNotices.js";
import { type Undo, undoIn, undoNo } from "../../../../react/undoIn.js";
import type { SamplingSettlement } from "../../core/samplingCommand.js";
import { isSampling, type SamplingQuestion } from "../../core/samplingQuestion.js";

/** The calls that also fail when the user declines. */
export interface DenialEffect {
  /** `request`: only this request. `call`: the whole call, because it asked in revision 2026-07-28. */
  readonly fails: "request" | "call";
  /** The ids of the open questions that end too, because they came, or may have come, with this one. */
  readonly siblings: readonly string[];
}

/** The actions on an open request at any stage. */
export interface OpenSampling extends MoreTime {
  readonly denial: DenialEffect;
  /**
   * Declines: the server gets error -1 (client/sampling, 2025-11-25); since revision 2026-07-28 its call ends. The reason
   * stays in the host.
   */
  deny(reason?: string, options?: { readonly undo?: number }): Promise<Receipt>;
  /**
   * Leaves without a choice, as closing a dialog does: the server gets error -1 with a message that names no decision.
   * With `undo`, in milliseconds, `resume` takes that back until then.
   */
  cancel(options?: { readonly undo?: number }): Promise<Receipt>;
  /** Removes it from its surface for later; it stays open. */
  putAside(): Promise<Receipt>;
  /** Returns it to a surface. */
  resume(): Promise<Receipt>;
  /** Stops the whole call that asks, and this request with it; absent unless exactly one call may ask. */
  readonly stopCall?: () => Promise<Receipt>;
}

/** A sampling question as prompts and lists show it. */
export type SamplingView =
  | (SamplingQuestion & OpenSampling & { readonly phase: "open" })
  | (SamplingQuestion & { readonly phase: "settled"; readonly dismiss?: () => Promise<Receipt> });

/** Makes the views of sampling requests. */
export const samplingViews: QuestionViews<SamplingView> = {
  name: "sampling",
  readsAround: ({ embedded }) => embedded,
  viewOf: (host, question, around) =>
    isSampling(question) ? viewSampling(host, question, around) : undefined,
};

interface KnownView {
  readonly siblings: string;
  readonly view: SamplingView;
}

const views = new WeakMap<Host, WeakMap<SamplingQuestion, KnownView>>();

/** The same record with the same siblings has the same view. */
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
  const view = createView(host, question, siblings);
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

function createView(
  host: Host,
  question: SamplingQuestion,
  siblings: readonly string[],
): SamplingView {
  const { id, session, embedded, lingering, phase } = question;
  if (phase === "settled")
    return {
      ...question,
      phase,
      ...(lingering && { dismiss: () => host.send({ type: "dismiss", id }) }),
    };
  const settle = (answer: SamplingSettlement, undo?: Undo) =>
    host.send({ type: "settle", id, answer, ...undo });
  return {
    ...question,
    phase,
    denial: { fails: embedded ? "call" : "request", siblings },
    deny: (reason, options) =>
      notingSent(
        host,
        settle({ action: "deny", ...(reason !== undefined && { reason }) }, undoNo(options)),
        () => ({ id, session, choice: "declined", parts: [] }),
      ),
    cancel: (options) => settle({ action: "cancel" }, undoIn(options)),
    putAside: () => host.send({ type: "putAside", id }),
    resume: () => host.send({ type: "resume", id }),
    ...moreTime(host, question),
    ...stopCallOf(host, question),
  };
}
