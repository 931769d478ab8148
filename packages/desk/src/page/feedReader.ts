import type { DeskMessage } from "../server/deskMessage.js";
import { createPauses } from "../timing/pauses.js";
import { readEvents } from "./readEvents.js";
import { readMessage } from "./readMessage.js";
import type { Tabs } from "./tabs.js";

/** Whether the desk is heard. `lost`: it is tried again and again. `closed`: the app ended it. */
export type DeskPhase = "connecting" | "open" | "lost" | "closed";

/** Reads a desk's feed until the signal aborts: it comes again after every break, and goes on where it was. */
export async function readFeed({
  request,
  signal,
  silence,
  hear,
  phase,
  report,
  tabs,
}: {
  /** Asks for the feed, from after the event of this id. */
  request: (lastEventId: string | undefined, signal: AbortSignal) => Promise<Response>;
  signal: AbortSignal;
  /** The longest time without a sign of life, in milliseconds, whatever the desk tells. */
  silence: number | undefined;
  hear: (message: DeskMessage) => void;
  phase: (phase: DeskPhase) => void;
  report: (error: unknown) => void;
  /** The other tabs of the browser, if there may be any. */
  tabs?: Tabs | undefined;
}): Promise<void> {
  let lastEventId: string | undefined;
  let longest = silence ?? longestSilence(undefined);
  let hasYielded = false;
  const pauses = createPauses({ shortest: 250, longest: 30_000, signal });

  const readOnce = async () => {
    const quiet = createQuiet(signal, () => longest);
    const alive = () => {
      quiet.alive();
      tabs?.say("alive");
    };
    const stopFollowing = tabs?.onFollow(() => {
      hasYielded = true;
      quiet.end();
    });
    try {
      const response = await request(lastEventId, quiet.signal);
      if (!response.ok || !response.body)
        throw new Error(`The desk answered with status ${response.status}.`);
      phase("open");
      for await (const { id, data } of readEvents(response.body, alive)) {
        pauses.reset();
        const message = readMessage(JSON.parse(data));
        if (message?.type === "ready" && silence === undefined) {
          longest = longestSilence(message.heartbeat);
          quiet.alive();
        }
        if (message) hear(message);
        if (id !== undefined) lastEventId = id;
        if (message?.type !== "ready") tabs?.say("news");
        else if (tabs && message.channel !== undefined && !(await tabs.joined(message.channel)))
          return;
      }
    } finally {
      stopFollowing?.();
      quiet.end();
    }
  };

  while (!signal.aborted) {
    let isRead = false;
    hasYielded = false;
    try {
      await readOnce();
      isRead = true;
    } catch (error) {
      // Not where another tab took the lead, so that this one stopped.
      isRead = hasYielded;
      if (!signal.aborted && !isRead) report(error);
    }
    if (signal.aborted) return;
    if (isRead && tabs?.follows()) {
      await tabs.due(longest);
      continue;
    }
    phase("lost");
    await pauses.next();
  }
}

const untoldHeartbeat = 15_000;
/** For so long a network may fall silent that is there. */
const shortestSilence = 5_000;
/** A longer time than this is none to a timer. */
const longestTimer = 2 ** 31 - 1;

/** The time in which a desk gives three signs of life, so that one or two may be late. */
function longestSilence(heartbeat: number | undefined): number {
  const told = typeof heartbeat === "number" && heartbeat > 0 ? heartbeat : untoldHeartbeat;
  return Math.min(Math.max(3 * told, shortestSilence), longestTimer);
}

/** Aborts what was silent for longer than it may be. */
function createQuiet(signal: AbortSignal, longest: () => number) {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const abort = () => controller.abort(signal.reason);
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(new Error("The desk fell silent.")), longest());
  };
  signal.addEventListener("abort", abort, { once: true });
  alive();
  return {
    signal: controller.signal,
    alive,
    end() {
      clearTimeout(timer);
      signal.removeEventListener("abort", abort);
      controller.abort();
    },
  };
}
