import type { Change } from "../change.js";
import type { Mark, ToldPage } from "../message.js";
import { fromPages } from "../parts.js";

/** Puts together what a host tells, and notices what is missing. */
export interface Receiver {
  /** Takes a page; what came before is ignored. */
  page(page: ToldPage): void;
  /** Compares with how far the host says it has told; whether all of that has been taken over. */
  compare(told: Mark): boolean;
  /** The position that this window has reached. */
  mark(): Mark;
}

/** Makes a receiver that has heard nothing. */
export function createReceiver({
  apply,
  missing,
  isAsked,
}: {
  /** Takes over a change that is complete, and what this window's surfaces are called in it. */
  apply: (change: Change, prefix: string) => void;
  /** Hears that something was lost on the way, for good. */
  missing: () => void;
  /** Whether this window has said the hello of this number. */
  isAsked: (epoch: number) => boolean;
}): Receiver {
  let epoch = 0;
  let seq = 0;
  let pages: ToldPage[] = [];

  const take = (page: ToldPage) => {
    seq = page.seq;
    pages.push(page);
    if (page.more) return;
    const change = fromPages(pages);
    pages = [];
    apply(change, page.prefix);
  };

  return {
    page(page) {
      if (page.epoch < epoch || !isAsked(page.epoch)) return;
      if (page.epoch > epoch) {
        if (!page.fresh || page.seq !== 1) return missing();
        [epoch, seq, pages] = [page.epoch, 0, []];
      }
      if (page.seq > seq + 1) return missing();
      if (page.seq === seq + 1) take(page);
    },
    compare(told) {
      if (told.epoch < epoch) return true;
      if (told.epoch > epoch) return false;
      if (told.seq > seq) missing();
      return told.seq <= seq && pages.length === 0;
    },
    mark: () => ({ epoch, seq }),
  };
}
