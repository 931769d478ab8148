import type { Command, Receipt } from "../../host/command.js";
import { mostCommands } from "../inbox.js";
import type { SentCommand } from "../message.js";

/** The commands of this window that have no receipt yet. */
export interface Outbox {
  /** Sends a command as soon as it can be; resolves to its receipt, or when its time is up. */
  send(command: Command): Promise<Receipt>;
  /** States that the host takes commands now. */
  open(): void;
  /** Sends nothing until {@link open}; what waits goes on waiting. */
  shut(): void;
  answered(id: number, receipt: Receipt): void;
  /** States that the host has a command and works on it: its time starts again. */
  working(id: number): void;
  /** Gives every command this receipt. */
  endAll(receipt: () => Receipt): void;
}

interface Pending {
  readonly command: Command;
  readonly resolve: (receipt: Receipt) => void;
  /** When it is given up whatever the host says of it. */
  readonly end: number;
  due: number;
  sentAt: number;
}

/** A command that the host keeps working on may take so many times as long as another. */
const patience = 20;

/** Makes an empty outbox that is shut. What has no receipt after `again` milliseconds is sent once more: the host takes it once. */
export function createOutbox({
  post,
  timeout,
  again,
  tooLate,
}: {
  post: (command: SentCommand) => void;
  timeout: number;
  again: number;
  tooLate: () => Receipt;
}): Outbox {
  const pending = new Map<number, Pending>();
  let count = 0;
  let isOpen = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const finish = (id: number, receipt: Receipt) => {
    const ended = pending.get(id);
    pending.delete(id);
    if (pending.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
    ended?.resolve(receipt);
  };

  const postWhatIsDue = () => {
    if (!isOpen) return;
    const now = Date.now();
    const onTheWay = [...first(pending, mostCommands)];
    const open = onTheWay.map(([id]) => id);
    for (const [id, sent] of onTheWay) {
      if (now - sent.sentAt < again) continue;
      sent.sentAt = now;
      post({ id, open, command: sent.command });
      // A port that breaks ends all of them.
      if (!isOpen) return;
    }
  };

  const tick = () => {
    const now = Date.now();
    for (const [id, { due, end }] of [...pending])
      if (now >= Math.min(due, end)) finish(id, tooLate());
    postWhatIsDue();
  };

  return {
    send(command) {
      count += 1;
      const id = count;
      const now = Date.now();
      return new Promise((resolve) => {
        const end = now + patience * timeout;
        pending.set(id, {
          command,
          resolve,
          end,
          due: now + timeout,
          sentAt: Number.NEGATIVE_INFINITY,
        });
        timer ??= setInterval(tick, Math.min(again, timeout));
        postWhatIsDue();
      });
    },
    open() {
      isOpen = true;
      for (const sent of pending.values()) sent.sentAt = Number.NEGATIVE_INFINITY;
      postWhatIsDue();
    },
    shut() {
      isOpen = false;
    },
    answered(id, receipt) {
      finish(id, receipt);
      postWhatIsDue();
    },
    working(id) {
      const sent = pending.get(id);
      if (sent) sent.due = Date.now() + timeout;
    },
    endAll(receipt) {
      for (const id of [...pending.keys()]) finish(id, receipt());
    },
  };
}

function* first<Key, Value>(map: ReadonlyMap<Key, Value>, count: number) {
  let left = count;
  for (const entry of map) {
    if (left === 0) return;
    left -= 1;
    yield entry;
  }
}
