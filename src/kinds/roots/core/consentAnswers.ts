import type { Answered } from "../../../host/kind.js";
import type { Question } from "../../../host/question.js";
import type { Reply } from "../../../host/reply.js";
import { createRequestError } from "../../../host/requestError.js";
import { redactReason } from "../../../safety/secrets/redactReason.js";
import { isJsonObject } from "../../../wire/protocol/json.js";
import type { RootRecord, RootsDecision } from "./rootRecord.js";
import type { RootIssue } from "./rootsCommand.js";
import type { ListRootsResult } from "./rootsList.js";
import { isRootsQuestion, type RootsConsentDetail, type RootsQuestion } from "./rootsQuestion.js";

/** Reads what a person answers when they are asked for roots, and has it remembered before the server hears it. */
export interface ConsentAnswers {
  answer(
    question: Question,
    settlement: unknown,
    rule: string | undefined,
    principal: string | undefined,
  ): Promise<Answered> | Answered;
  /** Whether somebody has decided, and the server has not heard it yet. */
  isUnderWay(id: string): boolean;
  /** Lets go of what belongs to a question that is settled. */
  ended(id: string): void;
}

/** Makes {@link ConsentAnswers}. */
export function createConsentAnswers(context: {
  offered: (session: string) => readonly RootRecord[];
  write: (roots: readonly RootRecord[]) => ListRootsResult;
  decide: (
    session: string,
    decision: RootsDecision,
    principal: string | undefined,
  ) => Promise<() => void>;
  /** The mark on a question whose answer holds for this once. */
  askEachTime: false | Pick<RootsConsentDetail, "askEachTime">;
  rejected: () => ReturnType<typeof createRequestError>;
  deniedByRule: () => ReturnType<typeof createRequestError>;
}): ConsentAnswers {
  const { offered, write, askEachTime, rejected, deniedByRule } = context;
  const beingAnswered = new Map<string, { readonly over: Promise<void>; end(): void }>();

  /** Remembers what was decided before the server hears it; of two windows the first decides. */
  const decideNow = async (
    { id, session }: RootsQuestion,
    decision: "share" | "refuse",
    answered: Answered & { readonly reply: Reply },
    principal: string | undefined,
  ): Promise<Answered> => {
    const other = beingAnswered.get(id);
    if (other) {
      await other.over;
      return { message: "Somebody else decided first." };
    }
    beingAnswered.set(id, createMoment());
    return { ...answered, also: await context.decide(session, decision, principal) };
  };

  const share = (
    question: RootsQuestion,
    seen: unknown,
    rule: string | undefined,
    principal: string | undefined,
  ): Promise<Answered> | Answered => {
    if (rule !== undefined && askEachTime)
      return { message: `The rule "${rule}" may not decide: the person is asked every time.` };
    const roots = offered(question.session);
    const isSame =
      Array.isArray(seen) &&
      seen.length === roots.length &&
      roots.every(({ uri }, place) => uri === seen[place]);
    if (!isSame) return { message: "The roots are others by now; show them first.", issues: stale };
    const reply: Reply = { sent: "result", result: write(roots) };
    const detail: RootsConsentDetail = { roots, ...askEachTime };
    // What a rule answers is no decision of the person's to remember.
    if (rule !== undefined) return { reply, detail };
    return decideNow(question, "share", { reply, detail }, principal);
  };

  const refuse = async (
    question: RootsQuestion,
    said: unknown,
    principal: string | undefined,
  ): Promise<Answered> => {
    const reason = typeof said === "string" ? await redactReason(said) : undefined;
    const reply: Reply = { sent: "error", error: rejected() };
    const answered = { reply, ...(reason !== undefined && { reason }) };
    return decideNow(question, "refuse", answered, principal);
  };

  return {
    answer(question, settlement, rule, principal) {
      if (!isRootsQuestion(question)) throw new Error(`${question.id} is no question for roots.`);
      const { action, uris, reason } = isJsonObject(settlement) ? settlement : {};
      switch (action) {
        case "share":
          return share(question, uris, rule, principal);
        case "refuse":
          if (rule !== undefined) return { reply: { sent: "error", error: deniedByRule() } };
          return refuse(question, reason, principal);
        case "cancel":
          return { reply: { sent: "error", error: createRequestError(-32603, undecided) } };
        default:
          return { message: 'action must be "share", "refuse" or "cancel".' };
      }
    },
    isUnderWay: (id) => beingAnswered.has(id),
    ended(id) {
      beingAnswered.get(id)?.end();
      beingAnswered.delete(id);
    },
  };
}

/** A moment to wait for. */
function createMoment() {
  let end = () => {};
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { over, end: () => end() };
}

const stale: readonly RootIssue[] = [{ path: ["uris"], code: "changed", params: {} }];

const undecided = "The person left without deciding whether this server may know the roots.";
