import type { Question, Sessions } from "mcp-host-ui/host";
import { type DeskCore, isQuestion, settled } from "./deskCore.js";
import type { DeskServer } from "./deskServer.js";
import type { DeskClock } from "./kept/deskClock.js";
import type { DeskQuestion } from "./kept/deskRecord.js";
import type { AskedHere } from "./models/createModelWork.js";

/** A question that waits on this node. */
export interface AskedQuestion extends AskedHere {
  /** The number of times that it was given more time. */
  extended: number;
  /** Present once the store has it: what to write again if the store loses it. */
  written?: WrittenQuestion;
}

/** A record, and until when a store has it. */
export interface WrittenQuestion {
  readonly record: DeskQuestion;
  readonly expiresAt: number;
}

/** Makes the record of an open question. */
export function toRecord(
  { embedded, receivedAt, deadline, extendBy }: Question,
  { raw: { method, params }, session }: AskedHere,
  node: string,
  clock: DeskClock,
): DeskQuestion {
  return {
    type: "question",
    node,
    server: serverOf(session),
    method,
    ...(params !== undefined && { params }),
    embedded,
    askedAt: clock.shared(receivedAt),
    ...(deadline !== undefined && { deadline: clock.shared(deadline) }),
    ...(deadline !== undefined && extendBy !== undefined && { extendBy }),
    phase: "open",
  };
}

/** The server of a session, as pages show it. */
export function serverOf(session: Sessions.Record): DeskServer {
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

/** Writes a question again that was written, and which the store does not list. */
export async function writeAgain(
  { records, report }: DeskCore,
  audience: string,
  id: string,
  { record, expiresAt }: WrittenQuestion,
): Promise<void> {
  report(new Error(`The store lost the question ${id}. The desk writes it again.`));
  const kept = await records.read(audience, id);
  // The entry exists, but the index lost it: a write adds it again.
  if (kept) {
    const at = { replaces: kept.version, expiresAt: kept.expiresAt };
    await records.put(audience, id, kept.record, at);
  } else await records.replace(audience, id, record, expiresAt);
}

/** Writes the outcome of a question. Writes the record, too, if the store lost it: a page could not learn the outcome without it. */
export async function writeEnd(
  { records, clock, endings, keepReceipts }: DeskCore,
  audience: string,
  id: string,
  written: WrittenQuestion | undefined,
  end: Pick<DeskQuestion, "outcome" | "key">,
): Promise<void> {
  const expiresAt = clock.now() + keepReceipts;
  const kept = await records.change(audience, id, (before) =>
    isQuestion(before) && before.record.phase !== "settled"
      ? { record: settled(before.record, end), expiresAt }
      : undefined,
  );
  const ended =
    kept ??
    (written && (await records.replace(audience, id, settled(written.record, end), expiresAt)));
  if (ended && isQuestion(ended)) endings.note(audience, id, ended.record, expiresAt);
}

/** Moves the deadline of an open question; never back. */
export async function moveDeadline(
  { records, keepReceipts }: DeskCore,
  audience: string,
  id: string,
  asked: AskedQuestion | undefined,
  to: number,
): Promise<void> {
  const at = (record: DeskQuestion): WrittenQuestion => {
    const deadline = Math.max(to, record.deadline ?? 0);
    return { record: { ...record, deadline }, expiresAt: deadline + keepReceipts };
  };
  if (asked?.written) asked.written = at(asked.written.record);
  await records.change(audience, id, (kept) =>
    isQuestion(kept) && kept.record.phase !== "settled" ? at(kept.record) : undefined,
  );
}
