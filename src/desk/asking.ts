import { isUnanswered } from "../host/isUnanswered.js";
import type { Outcome } from "../host/outcome.js";
import type { Question } from "../host/question.js";
import type { SessionRecord } from "../host/session.js";
import { randomName } from "../wire/protocol/randomName.js";
import { type DeskCore, isQuestion, settled } from "./deskCore.js";
import type { RawRequest } from "./deskKind.js";
import type { DeskQuestion } from "./deskRecord.js";
import type { DeskServer } from "./deskServer.js";
import type { AskedHere, ModelWork } from "./models/createModelWork.js";
import { createWinners, type WaitingHost } from "./winners.js";

/** The side of a desk that asks an audience, and waits. */
export interface Asking {
  opened(question: Question, session: SessionRecord): void;
  ended(question: Question): void;
  notice(session: SessionRecord, method: string, params: unknown): void;
}

/** The host that waits, as the side that asks needs it. */
export interface AskingHost extends Pick<WaitingHost, "settle" | "lose" | "endBlocked"> {
  /** Gives a question more time; resolves to its deadline then, `undefined` where it is over. */
  extend(id: string): Promise<number | undefined>;
}

/** One question that waits here. */
interface Waiting extends AskedHere {
  /** The number of times that it was given more time. */
  extended: number;
}

/** Makes the side that asks an audience for a host that waits. */
export function createAskingSide(
  core: DeskCore,
  audience: string,
  host: AskingHost,
  models: ModelWork,
): Asking {
  const { records, watches, nodes, report, keepOpen, keepReceipts, persistence } = core;
  const waiting = new Map<string, Waiting>();

  /** Until when the store has the record of a question that nobody settles. */
  const expiryOf = ({ receivedAt, deadline = receivedAt + keepOpen }: Question) =>
    deadline + keepReceipts;

  const atDeadline = (record: DeskQuestion, deadline: number) => ({
    record: { ...record, deadline },
    expiresAt: deadline + keepReceipts,
  });

  const extend = async (id: string) => {
    const deadline = await host.extend(id);
    if (deadline === undefined) return;
    const move = () =>
      records.change(audience, id, (kept) =>
        isQuestion(kept) && kept.record.phase !== "settled"
          ? atDeadline(kept.record, Math.max(deadline, kept.record.deadline ?? 0))
          : undefined,
      );
    await persistence.untilDone(move, () => winners.waitsFor(id));
  };

  const winners = createWinners(core, audience, {
    ...host,
    moreTime(id, times) {
      const question = waiting.get(id);
      if (!question) return;
      while (question.extended < times) {
        question.extended += 1;
        extend(id).catch(report);
      }
    },
    generation(generation) {
      const asked = waiting.get(generation.question);
      if (asked) models.heard(generation, asked);
    },
  });

  const write = async (id: string, record: DeskQuestion, expiresAt: number) => {
    await nodes.start();
    await watches.ready(audience);
    const written =
      (await records.put(audience, id, record, { replaces: 0, expiresAt })) ??
      // An earlier write came through although it seemed to fail.
      (await records.read(audience, id));
    if (written) winners.begin(written.sequence);
    // A block may have come between the guard's look and this write.
    await host.endBlocked();
  };

  /** Writes until the store takes it, or nobody waits any more. */
  const writeInTime = (id: string, record: DeskQuestion, expiresAt: number) =>
    persistence.untilDone(
      () => write(id, record, expiresAt),
      () => winners.waitsFor(id),
    );

  const settle = (id: string, end: Pick<DeskQuestion, "outcome" | "key">) =>
    records.change(audience, id, (kept) =>
      isQuestion(kept) && kept.record.phase !== "settled"
        ? { record: settled(kept.record, end), expiresAt: Date.now() + keepReceipts }
        : undefined,
    );

  /** Settles until the store takes it, or has forgotten it: pages would show it for as long. */
  const settleInTime = (question: Question, end: Pick<DeskQuestion, "outcome" | "key">) =>
    persistence.untilDone(
      () => settle(question.id, end),
      () => Date.now() < expiryOf(question),
    );

  return {
    opened(question, session) {
      const { id } = question;
      // The kind on this side keeps requests as they are on the wire.
      const raw = question.request as RawRequest;
      waiting.set(id, { raw, session, extended: 0 });
      winners.wait(id);
      winners.written(
        id,
        writeInTime(id, toRecord(question, raw, session, nodes.id), expiryOf(question)),
      );
    },
    ended(question) {
      const { id, outcome } = question;
      waiting.delete(id);
      models.end(id);
      const ended = winners.stop(id);
      if (!ended || !outcome) return;
      const { key } = ended;
      const isSent = key !== undefined && isOfAnswer(outcome);
      ended.written
        .then(() => settleInTime(question, { outcome, ...(isSent && { key }) }))
        .catch(report);
    },
    notice(session, method, params) {
      const told = { type: "notice", server: serverOf(session), method } as const;
      const copy = params === undefined ? {} : { params: JSON.parse(JSON.stringify(params)) };
      const expiresAt = Date.now() + keepReceipts;
      const id = `notice-${randomName()}`;
      void persistence.untilDone(
        () => records.put(audience, id, { ...told, ...copy }, { replaces: 0, expiresAt }),
        () => Date.now() < expiresAt,
      );
    },
  };
}

/** Whether an outcome is that of an answer: the question may have ended while one that won was on its way. */
function isOfAnswer(outcome: Outcome): boolean {
  return !isUnanswered(outcome) && (outcome.by === "person" || outcome.by === "rule");
}

function toRecord(
  { embedded, receivedAt, deadline, extendBy }: Question,
  { method, params }: RawRequest,
  session: SessionRecord,
  node: string,
): DeskQuestion {
  return {
    type: "question",
    node,
    server: serverOf(session),
    method,
    ...(params !== undefined && { params }),
    embedded,
    askedAt: receivedAt,
    ...(deadline !== undefined && { deadline }),
    ...(deadline !== undefined && extendBy !== undefined && { extendBy }),
    phase: "open",
  };
}

function serverOf(session: SessionRecord): DeskServer {
  const { id, name, claims, origin, protocolVersion, tapped } = session;
  return {
    id,
    name,
    ...(claims && { claims }),
    ...(origin !== undefined && { origin }),
    ...(protocolVersion !== undefined && { protocolVersion }),
    ...(tapped && { tapped }),
  };
}
