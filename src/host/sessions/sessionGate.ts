import { createRequestError } from "../requestError.js";
import type { SessionRecord } from "../session.js";
import type { Table } from "../tables/table.js";

/** Decides what of a server gets through to the person; throws what a server hears that does not. */
export interface SessionGate {
  /** The record of a session that stands. */
  standing(id: string): SessionRecord;
  /** Lets nothing pass of a server that the person has blocked: nothing of it is asked, answered or allowed by an earlier yes. */
  expectUnblocked(id: string): void;
  /** Lets one more question pass. */
  admit(id: string): void;
  /** Lets nothing pass, and counts it. */
  turnAway(id: string, message: string): never;
}

/** Makes the {@link SessionGate} of a host; `admits` says whether a session may put one more question. */
export function createSessionGate(
  records: Table<SessionRecord>,
  change: (record: SessionRecord) => void,
  admits: (session: string) => boolean,
): SessionGate {
  const turnAway = (id: string, message: string): never => {
    const session = records.get(id);
    if (session) change({ ...session, refused: session.refused + 1 });
    throw createRequestError(-32603, message);
  };
  const expectUnblocked = (id: string) => {
    if (records.get(id)?.blocked)
      throw createRequestError(-32603, "The person has blocked this server's requests for now.");
  };
  return {
    standing(id) {
      const record = records.get(id);
      if (record?.phase !== "open") throw sessionClosed();
      return record;
    },
    expectUnblocked,
    admit(id) {
      expectUnblocked(id);
      if (!admits(id)) turnAway(id, "Too many requests to a person: ask again later.");
    },
    turnAway,
  };
}

/** The error for a server whose session is closed. */
export function sessionClosed(): Error {
  return createRequestError(-32603, "The session is closed.");
}
