"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { createListeners } from "../state/listeners.js";

/** A request for the focus. */
export interface Wish {
  /** Names it: the next one begins to wait anew, behind what waits already. */
  readonly id: string;
  /** When the person brought it to the front; what was brought last comes first. */
  readonly raisedAt?: number | undefined;
  /** The number of wishes here, this one among them. */
  readonly count: number;
}

/** The place of a wish among all others of this window. */
export interface Turn {
  /** Whether it is first. */
  readonly isFirst: boolean;
  /** The number of others that wait in this window. */
  readonly waiting: number;
}

interface Ticket {
  raisedAt: number;
  count: number;
}

const queue: Ticket[] = [];
const listeners = createListeners();

/**
 * Waits in line with everything else in this window that would take the focus, one turn for each wish: a host lets one
 * dialog show something at a time, and knows nothing of the other hosts in the window.
 */
export function useTurn(wish: Wish | undefined): Turn {
  const [ticket] = useState<Ticket>(() => ({ raisedAt: 0, count: 0 }));
  const { id, raisedAt = 0, count = 0 } = wish ?? {};
  const wanted = id !== undefined;

  useEffect(() => (wanted ? () => leave(ticket) : undefined), [wanted, ticket]);
  useEffect(() => {
    if (id !== undefined) enter(ticket, raisedAt);
  }, [id, raisedAt, ticket]);
  useEffect(() => {
    recount(ticket, count);
  }, [count, ticket]);

  const isFirst = useSyncExternalStore(
    listeners.add,
    () => wanted && first() === ticket,
    () => false,
  );
  const all = useSyncExternalStore(listeners.add, countAll, () => 0);
  return { isFirst, waiting: Math.max(0, all - 1) };
}

/** Those that the person did not bring to the front take turns in the order in which they came. */
function first(): Ticket | undefined {
  return queue.reduce<Ticket | undefined>(
    (front, ticket) => (front && ticket.raisedAt <= front.raisedAt ? front : ticket),
    undefined,
  );
}

function countAll(): number {
  return queue.reduce((sum, { count }) => sum + count, 0);
}

function enter(ticket: Ticket, raisedAt: number): void {
  remove(ticket);
  ticket.raisedAt = raisedAt;
  queue.push(ticket);
  listeners.tell();
}

function recount(ticket: Ticket, count: number): void {
  ticket.count = count;
  listeners.tell();
}

function leave(ticket: Ticket): void {
  remove(ticket);
  listeners.tell();
}

function remove(ticket: Ticket): void {
  const place = queue.indexOf(ticket);
  if (place >= 0) queue.splice(place, 1);
}
