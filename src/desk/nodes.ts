import { randomName } from "../wire/protocol/randomName.js";
import { letProcessEnd } from "./letProcessEnd.js";
import type { DeskStore } from "./store.js";

/** The nodes of a desk: which this one is, and which still live. */
export interface Nodes {
  /** The name of this node. */
  readonly id: string;
  /** Lets the others know that this node lives, from now until `close`. Resolves once they can; does nothing after that. */
  start(): Promise<void>;
  /** Whether a node gave a sign of life lately. */
  isAlive(node: string): Promise<boolean>;
  close(): void;
}

/** The audience of the nodes' signs of life; no app's own begins like this. */
const nodesAudience = "//nodes";

/** Makes the {@link Nodes} of one desk; `beat` is called with every sign of life. */
export function createNodes(
  store: DeskStore,
  interval: number,
  { beat, report }: { beat: () => void; report: (error: unknown) => void },
): Nodes {
  const id = randomName();
  /** Until when nobody need look again whether a node that lives still does. */
  const seen = new Map<string, number>();
  let version = 0;
  /** Until when others take this node for alive; absent before they have seen it. */
  let until: number | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  let started: Promise<void> | undefined;
  let isClosed = false;

  const sign = async () => {
    const expiresAt = Date.now() + 3 * interval;
    const entry = { audience: nodesAudience, id, expiresAt, body: "{}" };
    const written =
      (await store.put(entry, version)) ??
      // It has expired, or an earlier write came through although it seemed to fail.
      (await store.put(entry, (await store.get(nodesAudience, id))?.version ?? 0));
    if (!written) return;
    version = written.version;
    until = expiresAt;
  };

  return {
    id,
    async start() {
      if (isClosed) return;
      // After a time without the store others take this node for dead, and what it asks for lost, until they hear of it again.
      if (until !== undefined && until <= Date.now()) started = until = undefined;
      started ??= sign().catch((error: unknown) => {
        started = undefined;
        throw error;
      });
      timer ??= setInterval(() => {
        sign().catch(report);
        beat();
      }, interval);
      letProcessEnd(timer);
      await started;
    },
    async isAlive(node) {
      if (node === id) return true;
      if ((seen.get(node) ?? 0) > Date.now()) return true;
      seen.delete(node);
      if ((await store.get(nodesAudience, node)) === undefined) return false;
      if (seen.size >= 1_000) seen.clear();
      seen.set(node, Date.now() + interval / 2);
      return true;
    },
    close() {
      isClosed = true;
      clearInterval(timer);
      if (started) store.drop(nodesAudience, id).catch(report);
      started = undefined;
    },
  };
}
