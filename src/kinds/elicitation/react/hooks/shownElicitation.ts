import type { Receipt } from "../../../../host/command.js";
import type { Host } from "../../../../host/host.js";
import type { Outcome } from "../../../../host/outcome.js";
import { stopCallOf } from "../../../../react/callToStop.js";
import { type MoreTime, moreTime } from "../../../../react/moreTime.js";
import { onceForQuestion } from "../../../../react/onceForQuestion.js";
import type { QuestionViews } from "../../../../react/questionViews.js";
import { notingSent } from "../../../../react/sentNotices.js";
import { type Undo, type Undoable, undoIn, undoNo } from "../../../../react/undoIn.js";
import type {
  ElicitFormRequest,
  ElicitUrlRequest,
} from "../../../../wire/protocol/elicitRequest.js";
import type { ElicitAnswer, ElicitContent } from "../../../../wire/protocol/elicitResult.js";
import {
  type ElicitationQuestion,
  isElicitation,
  type Unanswerable,
  type Visit,
  visitOf,
} from "../../core/elicitationQuestion.js";

/** The actions on any open elicitation, whatever it asks for. */
export interface OpenElicitation extends ElicitationQuestion, MoreTime {
  readonly phase: "open";
  /** Declines the request. The reason stays in the host, unless the kind is told to send it (client/elicitation, Response Actions). */
  decline(reason?: string, options?: Undoable): Promise<Receipt>;
  /** Leaves without a choice, as closing a dialog does; with `undo`, in milliseconds, `resume` takes that back until then. */
  cancel(options?: Undoable): Promise<Receipt>;
  /** Takes it off its surface for later; it stays open. */
  putAside(): Promise<Receipt>;
  /** Brings it to the front of its surface, back from where it was put aside. */
  resume(): Promise<Receipt>;
  /** Stops the whole call that asks, and with it the question; absent unless there is one call that asks, for all that is known. */
  readonly stopCall?: () => Promise<Receipt>;
}

/** An open form. */
export interface OpenForm extends OpenElicitation {
  readonly mode: "form";
  readonly visit?: never;
  readonly request: ElicitFormRequest;
  /**
   * Sends the content if it fits the requested schema; otherwise the receipt lists the issues. The host refuses a secret that
   * the user did not confirm: the receipt's rejection is `unconfirmed`, and its `issues` name the properties. A host whose
   * policy is `review: "always"` refuses content that the user has not seen (`unseen`).
   */
  accept(content: ElicitContent, confirmation?: ContentConfirmation): Promise<Receipt>;
}

/** States what the user has seen and confirmed of the content of a form. */
export interface ContentConfirmation {
  /** Whether the user has seen exactly this content. @default false */
  readonly reviewed?: boolean;
  /** The names of the properties whose secrets the user agreed to send. @default none */
  readonly confirmed?: readonly string[];
}

/** An open form that no answer would be valid for, because of the server's schema or of what the connection carries: it has no `accept`. */
export interface UnanswerableForm extends OpenElicitation, Unanswerable {
  readonly mode: "unanswerable";
  readonly visit?: never;
  readonly request: ElicitFormRequest;
}

/** An open request to visit a page that nobody agreed to yet. */
export interface OpenVisit extends OpenElicitation {
  readonly mode: "url";
  readonly visit: "consent";
  readonly request: ElicitUrlRequest;
  /** States that the person agreed to visit the page; it opens nothing. */
  accept(): Promise<Receipt>;
}

/** An open request to visit a page whose call goes on once the visit is complete (error -32042, revision 2025-11-25). */
export interface RequiredVisit extends OpenElicitation {
  readonly mode: "visit";
  readonly visit: "waiting" | "complete";
  readonly request: ElicitUrlRequest;
  /** Tells, where the server does not, that the person is done there. */
  complete(): Promise<Receipt>;
}

/** A settled elicitation. */
export interface SettledElicitation extends ElicitationQuestion {
  readonly phase: "settled";
  readonly mode: "settled";
  readonly outcome: Outcome;
  /** Takes it, and what was typed for it, out of sight; absent where it is out of sight already. */
  readonly dismiss?: () => Promise<Receipt>;
  /** Brings it to the front of its surface; present once it is in nobody's way, because the call that asked is over. */
  readonly resume?: () => Promise<Receipt>;
}

/** A settled form. */
export interface SettledForm extends SettledElicitation {
  readonly visit?: never;
  readonly request: ElicitFormRequest;
}

/** A settled request to visit a page; consent settles it, the visit itself goes on. */
export interface SettledVisit extends SettledElicitation {
  readonly visit: Visit["visit"];
  readonly request: ElicitUrlRequest;
  /** Tells, where the server does not, that the person is done there; absent unless a visit is under way. */
  readonly complete?: () => Promise<Receipt>;
}

/** An open elicitation with its legal actions. */
export type ShownOpen = OpenForm | UnanswerableForm | OpenVisit | RequiredVisit;

/** A settled elicitation with its legal actions. */
export type ShownSettled = SettledForm | SettledVisit;

/**
 * An elicitation with its legal actions: what is illegal does not exist on it. `mode` alone tells which there are: `form`
 * and `url`, as the protocol calls what is asked, can be accepted, an `unanswerable` form and what is `settled` cannot, and
 * a `visit` that a call requires is completed. The mode that a server asked in is `request.mode`.
 */
export type ShownElicitation = ShownOpen | ShownSettled;

/** The legal actions of elicitations. */
export const elicitationViews: QuestionViews<ShownElicitation> = {
  name: "elicitation",
  viewOf: onceForQuestion((host, question) => {
    if (!isElicitation(question)) return undefined;
    return question.phase === "open" ? viewOpen(host, question) : viewSettled(host, question);
  }),
};

function viewOpen(host: Host, question: ElicitationQuestion): ShownOpen {
  const { id, request, detail } = question;
  const answer = (what: ElicitAnswer, undo?: Undo) =>
    host.send({ type: "settle", id, answer: what, ...undo });
  const common = {
    ...question,
    phase: "open" as const,
    decline: (reason?: string, options?: Undoable) =>
      notingSent(
        host,
        answer({ action: "decline", ...(reason !== undefined && { reason }) }, undoNo(options)),
        () => ({ id, session: question.session, choice: "declined", parts: [] }),
      ),
    cancel: (options?: Undoable) => answer({ action: "cancel" }, undoIn(options)),
    putAside: () => host.send({ type: "putAside", id }),
    resume: () => host.send({ type: "resume", id }),
    ...moreTime(host, question),
    ...stopCallOf(host, question),
  };
  if (request.mode === "form") {
    if (detail && "blockingProblems" in detail)
      return {
        ...common,
        mode: "unanswerable",
        request,
        blockingProblems: detail.blockingProblems,
      };
    const accept: OpenForm["accept"] = (content, { reviewed, confirmed } = {}) =>
      answer({
        action: "accept",
        content,
        ...(reviewed && { reviewed }),
        ...(confirmed && { confirmed }),
      });
    return { ...common, mode: "form", request, accept };
  }
  const visit = visitOf(question)?.visit ?? "consent";
  return visit === "consent"
    ? { ...common, mode: "url", visit, request, accept: () => answer({ action: "accept" }) }
    : { ...common, mode: "visit", visit, request, complete: complete(host, id) };
}

function viewSettled(host: Host, question: ElicitationQuestion): ShownSettled {
  const { id, outcome, request, lingering, aside } = question;
  if (!outcome) throw new Error(`Question ${id} is settled without an outcome.`);
  const common = {
    ...question,
    phase: "settled" as const,
    mode: "settled" as const,
    outcome,
    ...(lingering && { dismiss: () => host.send({ type: "dismiss", id }) }),
    ...(lingering && aside && { resume: () => host.send({ type: "resume", id }) }),
  };
  if (request.mode === "form") return { ...common, request };
  const visit = visitOf(question)?.visit ?? "consent";
  const isUnderWay = visit === "waiting" && { complete: complete(host, id) };
  return { ...common, visit, request, ...isUnderWay };
}

function complete(host: Host, id: string): () => Promise<Receipt> {
  return () => host.send({ type: "elicitation/complete", id });
}
