import type { CallRecord } from "../call.js";
import type { SessionRecord } from "../session.js";

/** Lets calls wait until a connection to their server's origin is free. */
export interface Connections {
  /** Waits for this call's turn; resolves to a function that gives the connection back. */
  enter(call: CallRecord, signal: AbortSignal): Promise<() => void>;
}

interface Waiting {
  readonly origin: string;
  readonly admit: () => void;
}

/**
 * Shares `limit` connections among the calls to each origin. Over HTTP/1.1 a session of a 2025 revision holds one
 * connection, each open call another, and a reply needs one more: without that one no call ever ends.
 */
export function createConnections(
  limit: number,
  sessions: () => readonly SessionRecord[],
): Connections {
  const running = new Map<string, number>();
  const waiting = new Set<Waiting>();
  const count = (origin: string) => running.get(origin) ?? 0;

  const admitMore = () => {
    for (const next of [...waiting]) {
      const room = Math.max(1, limit - 1 - streamsTo(next.origin, sessions()));
      if (count(next.origin) >= room) continue;
      waiting.delete(next);
      running.set(next.origin, count(next.origin) + 1);
      next.admit();
    }
  };

  return {
    async enter({ session }, signal) {
      const origin = streamedOrigin(sessions().find(({ id }) => id === session));
      if (origin === undefined) return () => {};
      let isIn = false;
      await new Promise<void>((resolve) => {
        const one: Waiting = {
          origin,
          admit() {
            isIn = true;
            resolve();
          },
        };
        waiting.add(one);
        signal.addEventListener(
          "abort",
          () => {
            waiting.delete(one);
            resolve();
          },
          { once: true },
        );
        admitMore();
      });
      return () => {
        if (!isIn) return;
        if (count(origin) > 1) running.set(origin, count(origin) - 1);
        else running.delete(origin);
        admitMore();
      };
    },
  };
}

/** Counts the connections to an origin that its sessions and calls hold, with the one that a reply needs. */
export function connectionsTo(
  origin: string,
  sessions: readonly SessionRecord[],
  calls: readonly CallRecord[],
): number {
  const here = sessions.filter((session) => streamedOrigin(session) === origin);
  const open = calls.filter((call) => here.some(({ id }) => id === call.session));
  return streamsTo(origin, here) + open.length + 1;
}

/** The origin that a session keeps a stream open to; from 2026-07-28 on none does while a person thinks (basic/patterns/mrtr). */
export function streamedOrigin(session: SessionRecord | undefined): string | undefined {
  const isModern = (session?.protocolVersion ?? "") >= "2026-07-28";
  return isModern ? undefined : session?.origin;
}

function streamsTo(origin: string, sessions: readonly SessionRecord[]): number {
  return sessions.filter(
    (session) => session.phase === "open" && streamedOrigin(session) === origin,
  ).length;
}
