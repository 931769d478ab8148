import { Kinds } from "mcp-host-ui/host";
import { letProcessEnd } from "../../timing/letProcessEnd.js";
import type { DeskClock } from "./deskClock.js";
import type { DeskStore } from "./store.js";

/**
 * Whether a node lives: `silent` where it missed heartbeats, or the store lost them, and `gone` where it stayed silent for as long
 * as it takes to give another one.
 */
export type NodeState = "alive" | "silent" | "gone";

/** The nodes of a desk: which this one is, and which still live. */
export interface Nodes {
  /** The name of this node. */
  readonly id: string;
  /** Lets the others know that this node lives, from now until `close`. Resolves once they can; does nothing after that. */
  start(): Promise<void>;
  /** The state of a node, by its heartbeats. */
  stateOf(node: string): Promise<NodeState>;
  /** The state of something that a node writes again within a heartbeat if the store loses it, and which is missing now. */
  stateOfMissing(name: string): NodeState;
  close(): void;
}

/** Listeners of a node. */
export interface NodeEvents {
  /** Called with every heartbeat of this node, after the store took it or failed to. */
  beat(): void;
  /** Called when the store was away, or has lost the last heartbeat: it may have lost more. */
  lost(): void;
  report(error: unknown): void;
}

/** The audience of the nodes' heartbeats; no app's own begins like this. */
const nodesAudience = "//nodes";

/** A node is silent after so many heartbeats without one, and gone one later. */
const silentAfter = 2;

/** The last heartbeat of a node that closes. */
const farewell = '{"closed":true}';

/** The most nodes to remember. */
const most = 1_000;

/** Makes the {@link Nodes} of one desk. */
export function createNodes(
  store: DeskStore,
  clock: DeskClock,
  interval: number,
  { beat, lost, report }: NodeEvents,
): Nodes {
  const id = Kinds.randomName();
  /** Until when nobody need look again whether a node that lives still does. */
  const seen = new Map<string, number>();
  /** Since when a node is silent, or something else is missing. */
  const silentSince = new Map<string, number>();
  /** When a silent node was last looked at. */
  const lookedAt = new Map<string, number>();
  let version = 0;
  /** Until when others take this node for alive; absent before they have seen it. */
  let until: number | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  let started: Promise<void> | undefined;
  let hadTrouble = false;
  let isClosed = false;

  const sign = async () => {
    await clock.sync();
    const expiresAt = clock.now() + silentAfter * interval;
    const entry = { audience: nodesAudience, id, expiresAt, body: "{}" };
    const next = await store.put(entry, version);
    const written =
      next ??
      // It has expired, or an earlier write came through although it seemed to fail.
      (await store.put(entry, (await store.get(nodesAudience, id))?.version ?? 0));
    if (!written) return;
    if (hadTrouble || (!next && version > 0)) lost();
    hadTrouble = false;
    version = written.version;
    until = Date.now() + silentAfter * interval;
  };

  const tryToSign = () =>
    sign().catch((error: unknown) => {
      hadTrouble = true;
      throw error;
    });

  const leave = async () => {
    const expiresAt = clock.now() + silentAfter * interval;
    const entry = { audience: nodesAudience, id, expiresAt, body: farewell };
    if (!(await store.put(entry, version))) await store.drop(nodesAudience, id);
  };

  const remember = (times: Map<string, number>, node: string, time: number) => {
    if (times.size >= most) times.clear();
    times.set(node, time);
  };

  const stateOfMissing = (name: string): NodeState => {
    const now = Date.now();
    const since = silentSince.get(name);
    // A clock that was set back says nothing of how long it was.
    if (since === undefined || since > now) remember(silentSince, name, now);
    return since !== undefined && now - since >= interval ? "gone" : "silent";
  };

  return {
    id,
    stateOfMissing,
    async start() {
      if (isClosed) return;
      // After a time without the store others take this node for dead, and what it asks for lost, until they see its heartbeat again.
      if (until !== undefined && until <= Date.now()) started = until = undefined;
      started ??= tryToSign().catch((error: unknown) => {
        started = undefined;
        throw error;
      });
      timer ??= setInterval(() => {
        tryToSign().catch(report).finally(beat);
      }, interval);
      letProcessEnd(timer);
      await started;
    },
    async stateOf(node) {
      const now = Date.now();
      if (node === id || (seen.get(node) ?? 0) > now) return "alive";
      seen.delete(node);
      const kept = await store.get(nodesAudience, node);
      if (kept?.body === farewell) return "gone";
      const looked = lookedAt.get(node);
      // A sign that came since then may have expired by now: this node itself may have stood still for as long.
      if (kept || (looked !== undefined && Date.now() - looked >= silentAfter * interval))
        silentSince.delete(node);
      if (kept) {
        lookedAt.delete(node);
        remember(seen, node, now + interval / 2);
        return "alive";
      }
      remember(lookedAt, node, now);
      return stateOfMissing(node);
    },
    close() {
      isClosed = true;
      clearInterval(timer);
      if (started) leave().catch(report);
      started = undefined;
    },
  };
}
