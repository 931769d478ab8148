import { expect } from "vitest";

/** A port that keeps what was sent through it, refuses what is not plain data, and can freeze like a tab. */
export interface WatchedPort {
  readonly port: {
    postMessage(message: unknown): void;
    addEventListener(type: string, listener: (event: unknown) => void): void;
    removeEventListener(type: string, listener: (event: unknown) => void): void;
    start(): void;
  };
  /** Sends anything that can be cloned, as a broken window might. */
  post(message: unknown): void;
  /** What was sent through `port`, in order. */
  readonly sent: readonly Record<string, unknown>[];
  /** How many listeners it has. */
  listenerCount(): number;
  /** Holds back what comes in, as a frozen tab does. */
  freeze(): void;
  /** Lets everything through that was held back. */
  thaw(): void;
}

/** Watches one end of a real `MessageChannel`. */
export function watchPort(inner: MessagePort): WatchedPort {
  const sent: Record<string, unknown>[] = [];
  const proxies = new Map<(event: unknown) => void, (event: Event) => void>();
  let held: (() => void)[] | undefined;
  return {
    sent,
    post: (message) => inner.postMessage(message),
    listenerCount: () => proxies.size,
    freeze() {
      held ??= [];
    },
    thaw() {
      const deliveries = held ?? [];
      held = undefined;
      for (const deliver of deliveries) deliver();
    },
    port: {
      postMessage(message) {
        expect(findForeign(message)).toBeUndefined();
        sent.push(message as Record<string, unknown>);
        inner.postMessage(message);
      },
      addEventListener(type, listener) {
        const proxy = (event: Event) => {
          if (held) held.push(() => proxies.has(listener) && listener(event));
          else listener(event);
        };
        proxies.set(listener, proxy);
        inner.addEventListener(type, proxy);
      },
      removeEventListener(type, listener) {
        const proxy = proxies.get(listener);
        proxies.delete(listener);
        if (proxy) inner.removeEventListener(type, proxy);
      },
      start: () => inner.start(),
    },
  };
}

/** Where in a message something stands that is no plain data: a function, a symbol, an instance of a class. */
function findForeign(value: unknown, path = "message"): string | undefined {
  if (typeof value === "function" || typeof value === "symbol") return `${path}: ${typeof value}`;
  if (typeof value !== "object" || value === null) return undefined;
  const { constructor: made } = value;
  if (made !== Object && made !== Array) return `${path}: a ${made.name}`;
  for (const [key, inner] of Object.entries(value)) {
    const found = findForeign(inner, `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}
