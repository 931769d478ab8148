import type { Receipt } from "../host/command.js";
import type { Host } from "../host/host.js";
import type { Outcome } from "../host/outcome.js";
import type { Question } from "../host/question.js";
import type { ListedKind, RequestType, TogetherSummary } from "../react/kind.js";
import { summaryOf } from "./summaryOf.js";

/**
 * Where an open request stands. `shown`: a surface has it in front, here or in another window. `waiting`: it is behind
 * another one, or nothing shows it yet. `aside`: the person put it aside. `leaving`: they cancelled it, and can
 * take that back for a moment. `generating`: a model works on it.
 */
export type InboxState = "shown" | "waiting" | "aside" | "leaving" | "generating";

/** An open request in a list; the same object until something about it changes. */
export interface InboxItem {
  /** The id of its question. */
  readonly id: string;
  /** The question itself. */
  readonly question: Question;
  readonly kind: RequestType;
  /** The server's text: hostile, and empty if it wrote none. */
  readonly text: string;
  readonly state: InboxState;
  /** Brings it to the front of its surface, back from where it was put aside. */
  open(): Promise<Receipt>;
  /** Puts it aside; absent where it is aside. */
  readonly putAside?: () => Promise<Receipt>;
  /** Declines without asking; absent where a no takes more along than this request, or lasts. */
  readonly decline?: () => Promise<Receipt>;
  /** Leaves without a choice, and asks nobody; absent where the protocol has no such answer. */
  readonly cancel?: () => Promise<Receipt>;
  /**
   * Summarizes it for a person who settles several together, by what a host keeps: the one that it waits in, or one
   * that the caller hands in its place. Absent where it is settled by itself.
   */
  readonly together?: (from?: Host) => TogetherSummary;
}

/** A settled request in a list; the same object until something about it changes. */
export interface SettledInboxItem {
  /** The id of its question. */
  readonly id: string;
  /** The question itself. */
  readonly question: Question;
  readonly kind: RequestType;
  /** The server's text: hostile, and empty if it wrote none. */
  readonly text: string;
  /** Its outcome. */
  readonly outcome: Outcome;
  /** Brings back what is left to do about it; absent where nothing is, or where it is shown. */
  readonly open?: () => Promise<Receipt>;
  /** Takes it off the list, and off the surface that still shows it. */
  dismiss(): Promise<Receipt>;
}

/** Makes the item of an open question. */
export function createItem(
  host: Host,
  question: Question,
  kinds: readonly ListedKind[],
): InboxItem {
  const { id, aside } = question;
  const summary = summaryOf(question, kinds);
  const { type: kind = "other", text, isGenerating, decline, cancel, together } = summary;
  const settle = (answer: unknown) => host.send({ type: "settle", id, answer });
  return {
    id,
    question,
    kind,
    text,
    state: isGenerating ? "generating" : stateOf(question),
    open: () => host.send({ type: "resume", id }),
    ...(!aside && { putAside: () => host.send({ type: "putAside", id }) }),
    ...(decline !== undefined && { decline: () => settle(decline) }),
    ...(cancel !== undefined && { cancel: () => settle(cancel) }),
    ...(together && { together: (from = host) => together(from) }),
  };
}

/** Makes the item of a settled question; `undefined` for one that the person took out of sight. */
export function createSettledItem(
  host: Host,
  question: Question,
  kinds: readonly ListedKind[],
): SettledInboxItem | undefined {
  const { id, outcome, dismissed, lingering, aside } = question;
  if (!outcome || dismissed) return undefined;
  const { type: kind = "other", text } = summaryOf(question, kinds);
  const dismiss = () => host.send({ type: "dismiss", id });
  const open = () => host.send({ type: "resume", id });
  return { id, question, kind, text, outcome, dismiss, ...(lingering && aside && { open }) };
}

function stateOf({ aside, inFront, leavesAt }: Question): InboxState {
  if (leavesAt !== undefined) return "leaving";
  if (aside) return "aside";
  return inFront ? "shown" : "waiting";
}
