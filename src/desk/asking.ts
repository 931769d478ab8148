import type { Question } from "../host/question.js";
import type { SessionRecord } from "../host/session.js";
import { randomName } from "../wire/protocol/randomName.js";
import { createClaims, type WaitingHost } from "./claims.js";
import { type DeskCore, isQuestion, settled } from "./deskCore.js";
import type { RawRequest } from "./deskKind.js";
import type { DeskQuestion, DeskServer } from "./deskRecord.js";

/** The side of a desk that asks an audience, and waits. */
export interface Asking {
  opened(question: Question, session: SessionRecord): void;
  ended(question: Question): void;
  notice(session: SessionRecord, method: string, params: unknown): void;
}

/** The longest time between two attempts to write a question, in milliseconds. */
const longestPause = 5_000;

/** Makes the side that asks an audience for a host that waits. */
export function createAskingSide(core: DeskCore, audience: string, host: WaitingHost): Asking {
  const { records, watches, nodes, report } = core;
  const claims = createClaims(core, audience, host);

  const write = async (id: string, record: DeskQuestion, expiresAt: number) => {
    await nodes.start();
    await watches.ready(audience);
    const written = await records.put(audience, id, record, { replaces: 0, expiresAt });
    if (written) claims.begin(written.sequence);
  };

  /** Writes until the store takes it, or nobody waits any more. */
  const writeInTime = async (id: string, record: DeskQuestion, expiresAt: number) => {
    for (let pause = 100; claims.waitsFor(id); pause = Math.min(pause * 2, longestPause)) {
      try {
        return await write(id, record, expiresAt);
      } catch (error) {
        report(error);
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  };

  const settle = (id: string, end: Pick<DeskQuestion, "outcome" | "key">) =>
    records.change(audience, id, (kept) =>
      isQuestion(kept) && kept.record.phase !== "settled"
        ? { record: settled(kept.record, end), expiresAt: Date.now() + core.keepReceipts }
        : undefined,
    );

  return {
    opened(question, session) {
      const { id, deadline } = question;
      const expiresAt = (deadline ?? Date.now() + core.keepOpen) + core.keepReceipts;
      claims.wait(id);
      claims.written(id, writeInTime(id, toRecord(question, session, nodes.id), expiresAt));
    },
    ended({ id, outcome }) {
      const ended = claims.stop(id);
      if (!ended || !outcome) return;
      const { key } = ended;
      ended.written
        .then(() => settle(id, { outcome, ...(key !== undefined && { key }) }))
        .catch(report);
    },
    notice(session, method, params) {
      const told = { type: "notice", server: serverOf(session), method } as const;
      const copy = params === undefined ? {} : { params: JSON.parse(JSON.stringify(params)) };
      const expiresAt = Date.now() + core.keepReceipts;
      records
        .put(audience, `notice-${randomName()}`, { ...told, ...copy }, { replaces: 0, expiresAt })
        .catch(report);
    },
  };
}

function toRecord(
  { request, embedded, receivedAt, deadline }: Question,
  session: SessionRecord,
  node: string,
): DeskQuestion {
  // The kind on this side keeps requests as they are on the wire.
  const { method, params } = request as RawRequest;
  return {
    type: "question",
    node,
    server: serverOf(session),
    method,
    ...(params !== undefined && { params }),
    embedded,
    askedAt: receivedAt,
    ...(deadline !== undefined && { deadline }),
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
