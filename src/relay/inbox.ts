import type { Command, Receipt } from "../host/command.js";

/** The commands of one window: each is carried out once, in the order they were given, though they may come twice or late. */
export interface Inbox {
  /** Takes a command, or one that nobody could read; `open` are the numbers that the window still waits for, this one included. */
  take(id: number, open: readonly number[], command: Command | undefined): void;
}

/** The number of commands of a window that may wait for their turn or for their receipt to be heard. */
export const mostCommands = 64;

/** Makes an empty inbox. `answer` brings receipts to the window, again where it asks again; `working` says that there is none yet. */
export function createInbox({
  carryOut,
  answer,
  working,
}: {
  carryOut: (command: Command | undefined) => Promise<Receipt>;
  answer: (id: number, receipt: Receipt) => void;
  working: (id: number) => void;
}): Inbox {
  const waiting = new Map<number, Command | undefined>();
  const begun = new Map<number, Receipt | "working">();
  let next = 1;

  const begin = async (id: number, command: Command | undefined) => {
    begun.set(id, "working");
    const receipt = await carryOut(command);
    if (begun.has(id)) begun.set(id, receipt);
    answer(id, receipt);
  };

  /** Lets go of what the window no longer waits for, and waits for none of it. */
  const forget = (open: readonly number[]) => {
    const isOpen = new Set(open);
    const last = open.reduce((one, other) => Math.max(one, other), 0);
    for (const id of [...begun.keys(), ...waiting.keys()])
      if (id <= last && !isOpen.has(id)) {
        begun.delete(id);
        waiting.delete(id);
      }
    next = Math.max(
      next,
      open.reduce((one, other) => Math.min(one, other), last),
    );
    while (next <= last && !isOpen.has(next)) next += 1;
  };

  return {
    take(id, open, command) {
      forget(open);
      const before = begun.get(id);
      if (before === "working") return working(id);
      if (before) return answer(id, before);
      if (id < next || id >= next + mostCommands || begun.size >= mostCommands) return;
      waiting.set(id, command);
      while (waiting.has(next)) {
        const turn = waiting.get(next);
        waiting.delete(next);
        void begin(next, turn);
        next += 1;
        forget(open);
      }
    },
  };
}
