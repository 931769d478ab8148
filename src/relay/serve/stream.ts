import type { Receipt } from "../../host/command.js";
import type { Mark, ToldPage } from "../message.js";
import type { Feed } from "./feed.js";

/** Tells one window what a feed brings, in numbered pages, never further ahead than the window can follow. */
export interface Stream {
  /** Begins again with all there is, in answer to the hello of this number. */
  start(epoch: number): void;
  /** Posts what the window has room for. */
  pump(): void;
  /** Notes how far the window has followed. */
  heard(mark: Mark): void;
  /** Posts a receipt, once all that the command led to has been told. */
  receipt(id: number, receipt: Receipt): void;
  /** The position that the window was told of. */
  mark(): Mark;
  /** Posts nothing until {@link resume}. */
  pause(): void;
  resume(): void;
}

/** The number of pages that may be on their way at once. A window tells its position after every fourth. */
const mostUnheard = 16;

/** Makes a stream that waits for its first {@link Stream.start}. */
export function createStream(
  feed: Feed,
  post: (
    message:
      | Omit<ToldPage, "prefix">
      | ({ readonly type: "receipt"; readonly id: number; readonly receipt: Receipt } & Mark),
  ) => void,
): Stream {
  let epoch = 0;
  let seq = 0;
  let heard = 0;
  let isPaused = true;
  const receipts = new Map<number, Receipt>();

  const postReceipts = () => {
    for (const [id, receipt] of receipts) {
      receipts.delete(id);
      post({ type: "receipt", id, receipt, epoch, seq });
    }
  };
  const hasRoom = () => !isPaused && seq - heard < mostUnheard;

  const pump = () => {
    while (hasRoom()) {
      const page = feed.next();
      if (!page) return postReceipts();
      seq += 1;
      post({ type: "change", epoch, seq, ...page });
    }
  };

  return {
    start(next) {
      feed.start();
      [epoch, seq, heard, isPaused] = [next, 0, 0, false];
      pump();
    },
    pump,
    heard(mark) {
      if (mark.epoch !== epoch || mark.seq <= heard || mark.seq > seq) return;
      heard = mark.seq;
      pump();
    },
    receipt(id, receipt) {
      receipts.set(id, receipt);
      pump();
    },
    mark: () => ({ epoch, seq }),
    pause() {
      isPaused = true;
    },
    resume() {
      isPaused = false;
      pump();
    },
  };
}
