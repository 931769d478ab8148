import type { Answered } from "../../../../host/kind.js";
import type { Question } from "../../../../host/question.js";
import type { Reply } from "../../../../host/reply.js";
import { createRequestError } from "../../../../host/requestError.js";
import { redactReason } from "../../../../safety/secrets/redactReason.js";
import { isJsonObject, type JsonObject } from "../../../../wire/protocol/json.js";
import type { RootRecord, RootsDecision } from "../rootRecord.js";
import type { ListRootsResult } from "../rootsList.js";
import { isRootsQuestion, type RootsConsentDetail, type RootsQuestion } from "../rootsQuestion.js";
import { readShare } from "./readShare.js";

/** Reads what a person answers when they are asked for roots, and has it remembered before the server hears it. */
export interface ConsentAnswers {
  answer(
    question: Question,
    settlement: unknown,
    rule: string | undefined,
    principal: string | undefined,
  ): Promise<Answered> | Answered;
  /** Takes the whole list that the person was shown when they last shared a part of it for once. */
  takeShown(session: string): ListRootsResult | undefined;
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
    uris: readonly string[] | undefined,
  ) => Promise<() => void>;
  /** The mark on a question whose answer holds for this once. */
  askEachTime: false | Pick<RootsConsentDetail, "askEachTime">;
  rejected: () => ReturnType<typeof createRequestError>;
  deniedByRule: () => ReturnType<typeof createRequestError>;
}): ConsentAnswers {
  const { offered, write, askEachTime, rejected, deniedByRule } = context;
  const beingAnswered = new Map<string, { readonly over: Promise<void>; end(): void }>();
  const shown = new Map<string, ListRootsResult>();
  const ended = (id: string) => {
    beingAnswered.get(id)?.end();
    beingAnswered.delete(id);
  };

  /** Remembers what was decided before the server hears it; of two windows the first decides. */
  const decideNow = async (
    { id, session }: RootsQuestion,
    decision: "share" | "refuse",
    answered: Answered & { readonly reply: Reply },
    principal: string | undefined,
    term: Term,
  ): Promise<Answered> => {
    const other = beingAnswered.get(id);
    if (other) {
      await other.over;
      return { message: "Somebody else decided first." };
    }
    beingAnswered.set(id, createMoment());
    if (term.whole) shown.set(session, term.whole);
    const undelivered = () => {
      ended(id);
      shown.delete(session);
    };
    if (!term.remember) return { ...answered, undelivered };
    const also = await context.decide(session, decision, principal, term.uris);
    return { ...answered, also, undelivered };
  };

  const share = (
    question: RootsQuestion,
    said: JsonObject,
    remember: boolean,
    rule: string | undefined,
    principal: string | undefined,
  ): Promise<Answered> | Answered => {
    if (rule !== undefined && askEachTime)
      return { message: `The rule "${rule}" may not decide: the person is asked every time.` };
    const roots = offered(question.session);
    const share = readShare(said, roots);
    if ("message" in share) return share;
    const { picked, isPart } = share;
    const reply: Reply = { sent: "result", result: write(picked) };
    const detail: RootsConsentDetail = { roots: picked, ...askEachTime };
    // What a rule answers is no decision of the person's to remember.
    if (rule !== undefined) return { reply, detail };
    const uris = isPart ? picked.map(({ uri }) => uri) : undefined;
    // Told of another list when the whole is another, not because of what was withheld for once.
    const whole = isPart && (!remember || askEachTime) ? write(roots) : undefined;
    return decideNow(question, "share", { reply, detail }, principal, { remember, uris, whole });
  };

  const refuse = async (
    question: RootsQuestion,
    { reason: said }: JsonObject,
    remember: boolean,
    principal: string | undefined,
  ): Promise<Answered> => {
    const reason = typeof said === "string" ? await redactReason(said) : undefined;
    const reply: Reply = { sent: "error", error: rejected() };
    const answered = { reply, ...(reason !== undefined && { reason }) };
    return decideNow(question, "refuse", answered, principal, { remember });
  };

  return {
    answer(question, settlement, rule, principal) {
      if (!isRootsQuestion(question)) throw new Error(`${question.id} is no question for roots.`);
      const said = isJsonObject(settlement) ? settlement : {};
      const { action, remember = true } = said;
      if (typeof remember !== "boolean") return { message: "remember must be true or false." };
      switch (action) {
        case "share":
          return share(question, said, remember, rule, principal);
        case "refuse":
          if (rule !== undefined) return { reply: { sent: "error", error: deniedByRule() } };
          return refuse(question, said, remember, principal);
        case "cancel":
          return { reply: { sent: "error", error: createRequestError(-32603, undecided) } };
        default:
          return { message: 'action must be "share", "refuse" or "cancel".' };
      }
    },
    takeShown(session) {
      const list = shown.get(session);
      shown.delete(session);
      return list;
    },
    isUnderWay: (id) => beingAnswered.has(id),
    ended,
  };
}

/** Whether an answer holds for later, too. */
interface Term {
  readonly remember: boolean;
  /** The whole list that the person saw, where they share a part of it for once. */
  readonly whole?: ListRootsResult | undefined;
  /** The folders that it holds for, where not for all. */
  readonly uris?: readonly string[] | undefined;
}

/** A moment to wait for. */
function createMoment() {
  let end = () => {};
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { over, end: () => end() };
}

const undecided = "The person left without deciding whether this server may know the roots.";
