import type { Draft } from "./command.js";

/** Remembers, for as long as a call runs, what it asked and what was typed for it. */
export interface CallMemory {
  /** Counts a question; returns how often any of these calls asked it, and what was typed the last time. */
  asked(calls: readonly string[], fingerprint: string): { asked: number; draft?: Draft };
  /** Keeps what was typed. */
  typed(calls: readonly string[], fingerprint: string, draft: Draft): void;
  /** Forgets a call. */
  forget(call: string): void;
}

/** Makes an empty {@link CallMemory}. */
export function createCallMemory(): CallMemory {
  const calls = new Map<string, Map<string, { asked: number; draft?: Draft }>>();
  const ofCall = (call: string) => {
    const memory = calls.get(call) ?? new Map<string, { asked: number; draft?: Draft }>();
    calls.set(call, memory);
    return memory;
  };
  return {
    asked(ids, fingerprint) {
      let most: { asked: number; draft?: Draft } = { asked: 1 };
      for (const id of ids) {
        const memory = ofCall(id);
        const before = memory.get(fingerprint);
        const now = { ...before, asked: (before?.asked ?? 0) + 1 };
        memory.set(fingerprint, now);
        if (now.asked > most.asked) most = now;
      }
      return most;
    },
    typed(ids, fingerprint, draft) {
      for (const id of ids) {
        const entry = calls.get(id)?.get(fingerprint);
        if (entry) entry.draft = draft;
      }
    },
    forget: (call) => void calls.delete(call),
  };
}
