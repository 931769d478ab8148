import { createListeners } from "../../state/listeners.js";

/** A request for the focus. */
export interface Wish {
  /** Names it: the next one begins to wait anew, behind what waits already. */
  readonly id: string;
  /** When the person brought it to the front; what was brought last comes first. */
  readonly raisedAt?: number | undefined;
  /** The number of questions that wait here, this one among them. */
  readonly count: number;
}

/** A place in line with everything else in this window that would take the focus. */
export interface Ticket {
  /** Waits for this wish, or for none. */
  want(wish: Wish | undefined): void;
  /** Whether it is first. */
  isFirst(): boolean;
  /** The number of others that wait in this window. */
  waiting(): number;
}

const queue: Place[] = [];
const listeners = createListeners();

interface Place {
  wish: Wish;
}

/** Calls back whenever the line changes. Returns a function that stops it. */
export const watchTurns: (listener: () => void) => () => void = listeners.add;

/**
 * Makes a ticket, with one turn for each wish: a host lets one dialog show something at a time, and knows nothing of
 * the other hosts in the window.
 */
export function createTicket(): Ticket {
  let place: Place | undefined;

  const leave = () => {
    const index = place ? queue.indexOf(place) : -1;
    if (index >= 0) queue.splice(index, 1);
    place = undefined;
  };

  return {
    want(wish) {
      const held = place?.wish;
      if (isSameWish(held, wish)) return;
      if (place && wish && wish.id === held?.id && wish.raisedAt === held.raisedAt)
        place.wish = wish;
      else {
        leave();
        place = wish && { wish };
        if (place) queue.push(place);
      }
      listeners.tell();
    },
    isFirst: () => place !== undefined && first() === place,
    waiting: () => Math.max(0, queue.reduce((sum, { wish }) => sum + wish.count, 0) - 1),
  };
}

/** Those that the person did not bring to the front take turns in the order in which they came. */
function first(): Place | undefined {
  return queue.reduce<Place | undefined>(
    (front, place) => (front && raised(place) <= raised(front) ? front : place),
    undefined,
  );
}

function raised({ wish }: Place): number {
  return wish.raisedAt ?? 0;
}

function isSameWish(one: Wish | undefined, other: Wish | undefined): boolean {
  return one?.id === other?.id && one?.raisedAt === other?.raisedAt && one?.count === other?.count;
}
