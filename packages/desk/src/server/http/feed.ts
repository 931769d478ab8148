import { Log } from "mcp-host-ui/host";
import { letProcessEnd } from "../../timing/letProcessEnd.js";
import { renewBlocks } from "../blocks.js";
import { type DeskCore, isQuestion, settleLost } from "../deskCore.js";
import { type DeskMessage, toMessage } from "../deskMessage.js";
import type { KeptRecord } from "../kept/records.js";
import { createBell } from "./bell.js";

/** A message for a page, or a sign of life where there is none. */
export type Fed = DeskMessage | { readonly type: "alive" };

/**
 * Tells an audience what waits, then all that changes. It reads the store only when its reader wants more, so a slow
 * one holds no more than one listing, and hears once of what changed twice.
 */
export async function* feed(
  core: DeskCore,
  audience: string,
  since: number,
  signal: AbortSignal,
): AsyncGenerator<Fed, void, void> {
  const bell = createBell();
  const stop = core.watches.listen(audience, bell.ring);
  signal.addEventListener("abort", bell.ring, { once: true });
  const nodes = createNodeWatch(core, audience);
  const channel = Log.sha256(audience).slice(0, 32);
  const pulse = createPulse(core.heartbeat, bell.ring);
  try {
    await core.watches.ready(audience);
    let cursor = 0;
    let told = since;
    let isFirst = true;
    while (!signal.aborted) {
      const { kept, sequence } = await core.records.list(audience, cursor);
      if (sequence < Math.max(cursor, told)) {
        // The store began anew: what was told before means nothing any more.
        told = 0;
        cursor = 0;
        isFirst = true;
        continue;
      }
      for (const one of kept) {
        nodes.note(one);
        if (isFirst) await renewBlocks(core, audience, one);
        const message =
          one.sequence > told && toMessage(one.id, one.sequence, one.record, core.clock.now());
        if (message) yield pulse.said(message);
      }
      if (isFirst)
        yield pulse.said({
          type: "ready",
          sequence,
          open: nodes.waiting(),
          heartbeat: core.heartbeat,
          channel,
        });
      isFirst = false;
      told = 0;
      cursor = sequence;
      await nodes.settleLost();
      await bell.rung(core.heartbeat);
      if (pulse.isDue() && !signal.aborted) yield pulse.said({ type: "alive" });
    }
  } finally {
    pulse.stop();
    stop();
    signal.removeEventListener("abort", bell.ring);
  }
}

/** Tells when a feed has said nothing for one heartbeat. Being woken is not enough: a node's own heartbeat wakes its feeds too. */
function createPulse(heartbeat: number, due: () => void) {
  let isDue = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    isDue = false;
    clearTimeout(timer);
    timer = setTimeout(() => {
      isDue = true;
      due();
    }, heartbeat);
    letProcessEnd(timer);
  };
  start();
  return {
    isDue: () => isDue,
    /** Passes on what the feed says, and starts the next heartbeat. */
    said(fed: Fed): Fed {
      start();
      return fed;
    },
    stop: () => clearTimeout(timer),
  };
}

/** Follows which questions wait, and at which nodes. */
function createNodeWatch(core: DeskCore, audience: string) {
  const open = new Map<string, KeptRecord & { readonly node: string }>();
  return {
    note(kept: KeptRecord) {
      if (!isQuestion(kept)) return;
      const { phase, node } = kept.record;
      if (phase === "settled") open.delete(kept.id);
      else open.set(kept.id, { ...kept, node });
    },
    waiting: () => [...open.keys()],
    /** Settles what waits at nodes that are gone. */
    async settleLost() {
      for (const kept of [...open.values()])
        if (kept.node !== "" && (await core.nodes.stateOf(kept.node)) === "gone")
          await settleLost(core, audience, kept);
    },
  };
}
