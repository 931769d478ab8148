import type { CallMemory } from "../calls/callMemory.js";
import { isUnanswered } from "../isUnanswered.js";
import type { RunningKind } from "../kind.js";
import type { Outcome } from "../outcome.js";
import type { Question } from "../question.js";
import type { Drafts } from "../tables/values.js";
import type { QuestionTables } from "./questionTables.js";

/** The ways in which a question settles: `lingers` keeps it on its surface, `elsewhere` says that another page answered it. */
export interface Settling {
  readonly lingers?: boolean | undefined;
  readonly elsewhere?: boolean;
}

/** Returns the function that turns an open question into a settled one, with what was typed for it. */
export function createSettledRecords(context: {
  tables: QuestionTables;
  drafts: Drafts;
  memory: CallMemory;
  kindOf: (name: string) => RunningKind;
  fingerprint: (question: Question) => string | undefined;
  /** Finds a place for a question. */
  opened: (id: string) => void;
}): (question: Question, outcome: Outcome, how: Settling) => Question {
  const { tables, drafts, memory } = context;

  /** Keeps or forgets what was typed. */
  const putAwayDraft = (question: Question, byHand: boolean, elsewhere: boolean) => {
    const draft = drafts.get(question.id);
    // The user's own text went nowhere, and the server has its answer: the text stays with this question alone.
    if (elsewhere) return draft;
    const print = draft && context.fingerprint(question);
    if (draft && print !== undefined) memory.typed(question.calls, print, draft);
    if (byHand) drafts.set(question.id);
    else if (draft && print !== undefined) memory.left(question.session, print, draft);
    return draft;
  };

  return (question, outcome, { lingers, elsewhere: isOther = false }) => {
    const byHand = isByHand(outcome);
    const elsewhere = isOther && byHand;
    const draft = putAwayDraft(question, byHand, elsewhere);
    const isExplained = elsewhere || (!byHand && outcome.cause !== "blocked");
    const lingering =
      lingers || (isExplained && (draft !== undefined || question.inFront === true));
    const settled: Question = {
      ...question,
      phase: "settled",
      outcome,
      ...(elsewhere && { elsewhere }),
      lingering,
      aside: lingering ? byHand && question.callOver === true : question.aside,
      surface: lingering ? question.surface : undefined,
    };
    tables.settle(lingering ? settled : keptOf(settled, context.kindOf(question.kind)));
    // What was put aside, or left to a rule, with something typed comes back, to say what became of it.
    if (lingering) context.opened(question.id);
    return settled;
  };
}

/** Whether a person or a rule ended it, or the server that they were on the way for: none of them has to be told. */
export function isByHand(outcome: Outcome): boolean {
  return isUnanswered(outcome) ? outcome.by === "person" : outcome.by !== "host";
}

/** The part of a settled question that the host keeps once nobody sees it any more. */
export function keptOf(question: Question, { kept }: RunningKind): Question {
  return kept ? kept(question) : question;
}
