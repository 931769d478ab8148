import { longestDelay } from "../calls/callClock.js";
import type { Receipt } from "../command.js";
import type { QuestionTables } from "./questionTables.js";

/** An answer that the user can take back for `undo` milliseconds. */
interface Leave {
  readonly id: string;
  readonly undo: number;
  readonly declines: boolean;
}

/** Answers that the person can still take back. */
export interface Leaving {
  /** Puts a question aside, and answers it once the time is up, anew where it is leaving already; `undefined` where its deadline comes sooner. */
  begin(leave: Leave, answer: () => unknown): Receipt | undefined;
  /** Takes the answer to a question back, if one is on its way. */
  end(id: string): void;
}

/** Makes the {@link Leaving} over the question tables; `putAside` puts a question aside. */
export function createLeaving(tables: QuestionTables, putAside: (id: string) => Receipt): Leaving {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();

  const end = (id: string) => {
    clearTimeout(timers.get(id));
    if (timers.delete(id) && tables.open.get(id))
      tables.replace(id, { leavesAt: undefined, declines: undefined });
  };

  return {
    begin({ id, undo, declines }, answer) {
      const question = tables.open.get(id);
      const leavesAt = Date.now() + Math.min(undo, longestDelay);
      if (!question || (question.deadline ?? Number.POSITIVE_INFINITY) <= leavesAt)
        return undefined;
      const isLeaving = timers.has(id);
      clearTimeout(timers.get(id));
      const receipt: Receipt = isLeaving ? { done: true } : putAside(id);
      tables.replace(id, { leavesAt, declines: declines || undefined });
      const leave = () => {
        timers.delete(id);
        answer();
      };
      timers.set(id, setTimeout(leave, leavesAt - Date.now()));
      return receipt;
    },
    end,
  };
}
