import { Kinds, type Outcome, type Question, type Sessions } from "mcp-host-ui/host";
import {
  type AskedQuestion,
  moveDeadline,
  serverOf,
  toRecord,
  writeAgain,
  writeEnd,
} from "./askedRecord.js";
import type { DeskCore } from "./deskCore.js";
import type { RawRequest } from "./deskKind.js";
import type { DeskQuestion } from "./kept/deskRecord.js";
import type { ModelWork } from "./models/createModelWork.js";
import { createWinners, type WaitingHost } from "./winners.js";

/** The side of a desk that asks an audience, and waits. */
export interface Asking {
  opened(question: Question, session: Sessions.Record): void;
  ended(question: Question): void;
  notice(session: Sessions.Record, method: string, params: unknown): void;
}

/** The host that waits, as the side that asks needs it. */
export interface AskingHost extends Pick<WaitingHost, "settle" | "lose" | "endBlocked"> {
  /** Gives a question more time; resolves to its deadline then, `undefined` where it is over. */
  extend(id: string): Promise<number | undefined>;
}

/** Makes the side that asks an audience for a host that waits. */
export function createAskingSide(
  core: DeskCore,
  audience: string,
  host: AskingHost,
  models: ModelWork,
): Asking {
  const { records, watches, nodes, clock, report, keepOpen, keepReceipts, persistence } = core;
  const waiting = new Map<string, AskedQuestion>();

  /** Until when the store has the record of a question that nobody settles. */
  const expiryOf = ({ receivedAt, deadline = receivedAt + keepOpen }: Question) =>
    deadline + keepReceipts;

  const extend = async (id: string) => {
    const local = await host.extend(id);
    if (local === undefined) return;
    const move = () => moveDeadline(core, audience, id, waiting.get(id), clock.shared(local));
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
    isWritten: (id) => waiting.get(id)?.written !== undefined,
    async missing(id) {
      const written = waiting.get(id)?.written;
      if (!written) return;
      if (written.expiresAt <= clock.now()) return host.lose(id);
      await writeAgain(core, audience, id, written);
    },
    generation(generation) {
      const asked = waiting.get(generation.question);
      if (asked) models.heard(generation, asked);
    },
  });

  const write = async (question: Question, asked: AskedQuestion) => {
    const { id } = question;
    await nodes.start();
    await watches.ready(audience);
    const record = toRecord(question, asked, nodes.id, clock);
    const expiresAt = clock.shared(expiryOf(question));
    const written =
      (await records.put(audience, id, record, { replaces: 0, expiresAt })) ??
      // An earlier write came through although it seemed to fail.
      (await records.read(audience, id));
    if (!written) return;
    asked.written = { record, expiresAt };
    winners.begin(written.sequence);
    // A block may have come between the guard's look and this write.
    await host.endBlocked();
  };

  /** Writes until the store takes it, or nobody waits any more. */
  const writeInTime = (question: Question, asked: AskedQuestion) =>
    persistence.untilDone(
      () => write(question, asked),
      () => winners.waitsFor(question.id),
    );

  /** Settles until the store takes it, or has forgotten it: pages would show it for as long. */
  const settleInTime = (
    question: Question,
    asked: AskedQuestion | undefined,
    end: Pick<DeskQuestion, "outcome" | "key">,
  ) =>
    persistence.untilDone(
      () => writeEnd(core, audience, question.id, asked?.written, end),
      () => Date.now() < expiryOf(question),
    );

  return {
    opened(question, session) {
      const { id } = question;
      // The kind on this side keeps requests as they are on the wire.
      const raw = question.request as RawRequest;
      const asked: AskedQuestion = { raw, session, extended: 0 };
      waiting.set(id, asked);
      winners.wait(id);
      winners.written(id, writeInTime(question, asked));
    },
    ended(question) {
      const { id, outcome } = question;
      const asked = waiting.get(id);
      waiting.delete(id);
      models.end(id);
      const ended = winners.stop(id);
      if (!ended || !outcome) return;
      const { key } = ended;
      const isSent = key !== undefined && isOfAnswer(outcome);
      ended.written
        .then(() => {
          const told = { ...outcome, at: clock.shared(outcome.at) };
          return settleInTime(question, asked, { outcome: told, ...(isSent && { key }) });
        })
        .catch(report);
    },
    notice(session, method, params) {
      writeNotice(core, audience, session, { method, params });
    },
  };
}

/** Whether an outcome is that of an answer: the question may have ended while one that won was on its way. */
function isOfAnswer(outcome: Outcome): boolean {
  return !Kinds.isUnanswered(outcome) && (outcome.by === "person" || outcome.by === "rule");
}

/** Sends a server's notification to every page of an audience. */
function writeNotice(
  { records, clock, keepReceipts, persistence }: DeskCore,
  audience: string,
  session: Sessions.Record,
  { method, params }: { readonly method: string; readonly params: unknown },
): void {
  const told = { type: "notice", server: serverOf(session), method } as const;
  const copy = params === undefined ? {} : { params: JSON.parse(JSON.stringify(params)) };
  const until = Date.now() + keepReceipts;
  const id = `notice-${Kinds.randomName()}`;
  const write = async () => {
    await clock.sync();
    const at = { replaces: 0, expiresAt: clock.shared(until) };
    await records.put(audience, id, { ...told, ...copy }, at);
  };
  void persistence.untilDone(write, () => Date.now() < until);
}
