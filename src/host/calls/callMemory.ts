import type { Draft } from "../command.js";

/** Remembers, for as long as a call runs, what it asked and what was typed for it. */
export interface CallMemory {
  /** Counts a question; returns how often any of these calls asked it, and what was typed the last time. */
  asked(
    session: string,
    calls: readonly string[],
    fingerprint: string,
  ): { asked: number; draft?: Draft };
  /** Keeps what was typed. */
  typed(calls: readonly string[], fingerprint: string, draft: Draft): void;
  /** Keeps what was typed for a question that nobody answered, until the same server asks it again, in any call. */
  left(session: string, fingerprint: string, draft: Draft): void;
  /** Forgets a call. */
  forget(call: string): void;
  /** Forgets what was typed for the questions of a session. */
  forgetSession(session: string): void;
}

const mostLeft = 50;

/** Makes an empty {@link CallMemory}. */
export function createCallMemory(): CallMemory {
  const calls = new Map<string, Map<string, { asked: number; draft?: Draft }>>();
  const leftovers = new Map<string, { readonly session: string; readonly draft: Draft }>();
  const ofCall = (call: string) => {
    const memory = calls.get(call) ?? new Map<string, { asked: number; draft?: Draft }>();
    calls.set(call, memory);
    return memory;
  };
  return {
    asked(session, ids, fingerprint) {
      const key = session + fingerprint;
      const draft = leftovers.get(key)?.draft;
      leftovers.delete(key);
      let most: { asked: number; draft?: Draft } = { asked: 1 };
      for (const id of ids) {
        const memory = ofCall(id);
        const before = memory.get(fingerprint);
        const now = { ...before, asked: (before?.asked ?? 0) + 1 };
        memory.set(fingerprint, now);
        if (now.asked > most.asked) most = now;
      }
      return { ...(draft && { draft }), ...most };
    },
    typed(ids, fingerprint, draft) {
      for (const id of ids) {
        const entry = calls.get(id)?.get(fingerprint);
        if (entry) entry.draft = draft;
      }
    },
    left(session, fingerprint, draft) {
      const key = session + fingerprint;
      leftovers.delete(key);
      leftovers.set(key, { session, draft });
      for (const oldest of leftovers.keys())
        if (leftovers.size > mostLeft) leftovers.delete(oldest);
    },
    forget: (call) => void calls.delete(call),
    forgetSession(session) {
      for (const [key, left] of leftovers) if (left.session === session) leftovers.delete(key);
    },
  };
}
