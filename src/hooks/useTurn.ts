"use client";

import { useEffect, useState, useSyncExternalStore } from "react";

const queue: object[] = [];
const listeners = new Set<() => void>();

/** Waits in line, as long as `wanted`, with everything else in this window that would take the focus; true when it is first. */
export function useTurn(wanted: boolean): boolean {
  const [ticket] = useState(() => ({}));
  useEffect(() => {
    if (!wanted) return;
    queue.push(ticket);
    tell();
    return () => {
      queue.splice(queue.indexOf(ticket), 1);
      tell();
    };
  }, [wanted, ticket]);
  return useSyncExternalStore(
    subscribe,
    () => wanted && queue[0] === ticket,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function tell(): void {
  for (const listener of [...listeners]) listener();
}
