import type { Decision } from "../../../../host/decision.js";
import type { Answered, HostCore, KindRequest, RuledKind } from "../../../../host/kind.js";
import type { Question } from "../../../../host/question.js";
import type { Reply } from "../../../../host/reply.js";
import { createRequestError } from "../../../../host/requestError.js";
import type { SessionRecord } from "../../../../host/session.js";
import type { RootRecord, RootsDecision, RootsServer } from "../rootRecord.js";
import type { ListRootsResult } from "../rootsList.js";
import { isRootsQuestion, type RootsConsentDetail } from "../rootsQuestion.js";
import { createConsentAnswers } from "./consentAnswers.js";

/** Sees to it that no server gets the list before somebody has decided so. */
export interface RootsConsent {
  /** Answers a request: by what was decided, or else by what the person decides now. */
  list(request: KindRequest): Promise<object>;
  answer(
    question: Question,
    settlement: unknown,
    rule: string | undefined,
    principal: string | undefined,
  ): Promise<Answered> | Answered;
  /** Brings open questions up to date, all or those of one session; one that was decided elsewhere is settled by that. */
  refresh(only?: string): void;
  readonly rules: RuledKind;
  /** Whether the person is asked about a server at this moment. */
  isAsking(session: string): boolean;
  /** Lets go of what belongs to a question that is settled. */
  ended(id: string): void;
  /** Forgets what a server heard. */
  forget(session: string): void;
}

/** Makes the part of the kind that asks. */
export function createRootsConsent(context: {
  core: HostCore;
  serverOf: (session: SessionRecord) => RootsServer;
  /** The roots that a server may get. */
  offered: (session: string) => readonly RootRecord[];
  /** Those that it gets by the decision for it. */
  given: (server: RootsServer) => readonly RootRecord[];
  write: (roots: readonly RootRecord[]) => ListRootsResult;
  /** Remembers what the person decided, and who that was; resolves to a function that lets everything else hear of it. */
  decide: (
    session: string,
    decision: RootsDecision,
    principal: string | undefined,
    uris: readonly string[] | undefined,
  ) => Promise<() => void>;
  /** Hears which list a server was given, with what the person withheld this once; or that it got nothing. */
  answered: (session: string, result: object | undefined) => void;
}): RootsConsent {
  const { core, serverOf, offered, given, write } = context;
  const askEachTime = core.policy.review === "always" && { askEachTime: true as const };
  const askEachTimeFact = askEachTime && { asksEachTime: true as const };
  const noted = new Map<string, string>();

  const openQuestions = (only: string | undefined) =>
    (only === undefined ? core.questions() : core.openIn(only))
      .filter(isRootsQuestion)
      .filter(({ phase }) => phase === "open");

  const replyTo = (server: RootsServer): Reply =>
    server.decision === "share"
      ? { sent: "result", result: write(given(server)) }
      : { sent: "error", error: rejected() };

  /** A server that asks again and again and hears the same is logged once. */
  const note = (request: KindRequest, reply: Reply, decision: Decision) => {
    const { id } = request.session;
    const print = JSON.stringify([decision, reply]);
    if (noted.get(id) === print) return;
    request.note({}, reply, decision);
    noted.set(id, print);
  };

  const byDecision = (server: RootsServer, request: KindRequest): Promise<object> => {
    const reply = replyTo(server);
    note(request, reply, decisionOf(server));
    return reply.sent === "error" ? Promise.reject(reply.error) : Promise.resolve(reply.result);
  };

  const byPerson = (request: KindRequest): Promise<object> => {
    noted.delete(request.session.id);
    const detail: RootsConsentDetail = { roots: offered(request.session.id), ...askEachTime };
    return request.ask({}, detail);
  };

  const answers = createConsentAnswers({ ...context, askEachTime, rejected, deniedByRule });

  return {
    async list(request) {
      const { session } = request;
      const server = serverOf(session);
      try {
        const result = await (server.decision === "ask"
          ? byPerson(request)
          : byDecision(server, request));
        context.answered(session.id, answers.takeShown(session.id) ?? result);
        return result;
      } catch (error) {
        context.answered(session.id, undefined);
        throw error;
      }
    },
    answer: answers.answer,
    rules: {
      facts: ({ id }) =>
        answers.isUnderWay(id)
          ? undefined
          : { subject: "roots", may: ["allow", "deny"], ...askEachTimeFact },
      obey({ id, session }, effect, decision) {
        const reply: Reply =
          effect === "allow"
            ? { sent: "result", result: write(offered(session)) }
            : { sent: "error", error: deniedByRule() };
        core.settle(id, reply, decision);
      },
    },
    refresh(only) {
      for (const { id, session: name, detail } of openQuestions(only)) {
        const session = core.session(name);
        if (!session || answers.isUnderWay(id)) continue;
        const server = serverOf(session);
        if (server.decision !== "ask") core.settle(id, replyTo(server), decisionOf(server));
        else if (!isSameList(detail.roots, offered(name)))
          core.update(id, { roots: offered(name), ...askEachTime } satisfies RootsConsentDetail);
      }
    },
    isAsking: (session) => core.openIn(session).length > 0,
    forget: (session) => void noted.delete(session),
    ended: answers.ended,
  };
}

/** The rule that answers in place of a question, as the log has it, with whoever set it. */
function decisionOf({ by, principal }: RootsServer): Decision {
  const rule = by === "host" ? "approved" : "remembered";
  return { by: "rule", rule, ...(principal !== undefined && { principal }) };
}

/** The host's own no, in the name of a rule: never worded as the person's. */
function deniedByRule(): ReturnType<typeof createRequestError> {
  return createRequestError(-1, "This host's rules do not allow the request for roots.");
}

function rejected(): ReturnType<typeof createRequestError> {
  return createRequestError(-1, "User rejected roots request");
}

function isSameList(one: readonly RootRecord[], other: readonly RootRecord[]): boolean {
  return one.length === other.length && one.every((root, place) => root === other[place]);
}
