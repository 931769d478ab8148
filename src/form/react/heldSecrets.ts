import type { Draft } from "../../host/command.js";
import type { Host } from "../../host/host.js";
import { questionKey } from "../../host/keys.js";

interface Held {
  readonly draft: Draft;
  /** Stops waiting for the end of the question. */
  readonly stop: () => void;
}

const held = new WeakMap<Host, Map<string, Held>>();

/**
 * Holds what may be a secret for a question whose form goes while it is open: it was put aside, or another one is
 * looked at. It stays in this page's memory, reaches neither host nor storage, and goes with the question.
 */
export function holdSecrets(host: Host, id: string, draft: Draft): void {
  const key = questionKey(id);
  const isOpen = () => host.read(key)?.phase === "open";
  takeSecrets(host, id);
  if (Object.keys(draft).length === 0 || !isOpen()) return;
  const known = held.get(host) ?? new Map<string, Held>();
  held.set(host, known);
  const forget = () => void (isOpen() || takeSecrets(host, id));
  known.set(id, { draft, stop: host.subscribe(forget, key) });
}

/** Hands out what is held for a question, and holds it no longer. */
export function takeSecrets(host: Host, id: string): Draft | undefined {
  const found = held.get(host)?.get(id);
  found?.stop();
  held.get(host)?.delete(id);
  return found?.draft;
}
