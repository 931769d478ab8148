import type { Host } from "../../host/host.js";
import { createListeners } from "../../state/listeners.js";
import type { InboxItem } from "../inboxItem.js";
import { commandFor } from "./commandFor.js";
import { type ComparedFact, compareFacts } from "./compareFacts.js";

/** The facts that several requests share, and the actions that a list offers for them. */
export interface Together {
  readonly facts: readonly ComparedFact[];
  /** The number of those that can be allowed there. */
  readonly allowed: number;
  /** The number of those that can be denied there. */
  readonly denied: number;
  /** Whether one of them goes on once it is allowed. */
  readonly begins: boolean;
  /** Whether to allow them is to send responses, and nothing else. */
  readonly sends: boolean;
}

/** A view of several requests that React can read. */
export interface TogetherStore {
  readonly subscribe: (listener: () => void) => () => void;
  /** The same object until something that it was made of changes. */
  readonly get: () => Together;
}

/**
 * Makes a {@link TogetherStore}. What a kind reads of the host to summarize a request, a setting or a draft, is written
 * down and listened to: a button stands there as long as it would do what it says.
 */
export function createTogether(host: Host, items: readonly InboxItem[]): TogetherStore {
  const listeners = createListeners();
  const stops = new Map<string, () => void>();
  let read = new Map<string, unknown>();
  let together: Together | undefined;
  const listen = () => {
    if (listeners.isEmpty()) return;
    for (const key of read.keys())
      if (!stops.has(key)) stops.set(key, host.subscribe(listeners.tell, key));
  };
  const noting: Host = {
    ...host,
    read: (key: string) => {
      const value = host.read(key);
      read.set(key, value);
      return value;
    },
  };
  const isStale = () => [...read].some(([key, value]) => host.read(key) !== value);

  return {
    get() {
      if (together && !isStale()) return together;
      read = new Map();
      together = summarize(noting, items);
      listen();
      return together;
    },
    subscribe(listener) {
      const stopListening = listeners.add(listener);
      listen();
      return () => {
        stopListening();
        if (!listeners.isEmpty()) return;
        for (const stop of stops.values()) stop();
        stops.clear();
      };
    },
  };
}

function summarize(host: Host, items: readonly InboxItem[]): Together {
  const summaries = items.flatMap(({ together }) => together?.(host) ?? []);
  const allowed = items.filter((item) => commandFor(host, item, "allow"));
  const begins = allowed.some(({ together }) => together?.(host).sendsResponse !== true);
  return {
    facts: compareFacts(summaries),
    allowed: allowed.length,
    denied: items.filter((item) => commandFor(host, item, "deny")).length,
    begins,
    sends: allowed.length > 0 && !begins,
  };
}
