import { Kinds } from "mcp-host-ui/host";
import { isJsonObject } from "mcp-host-ui/schema";
import { pause } from "../timing/pauses.js";

/**
 * The tabs of one browser that read the same feed. One leads: it keeps the feed open. The others follow: each reads the feed for a
 * moment when the leader says that something is new. So any number of tabs needs one lasting connection.
 *
 * Tabs tell each other only that there is news, never what it is. Any script of the origin can post on a `BroadcastChannel`, so what a
 * tab shows comes from the desk alone, by the tab's own request. A forged word costs one request a second, or delays news by `silence`.
 */
export interface Tabs {
  /** Joins the tabs whose desk tells this channel, once all that waits has been read; whether this tab goes on reading. */
  joined(channel: string): Promise<boolean>;
  /** Whether another tab leads. */
  follows(): boolean;
  /** Tells the others that the feed is open, or that it has something new. */
  say(type: "alive" | "news"): void;
  /** Waits until a tab that follows has something to read. */
  due(silence: number): Promise<void>;
  /** Calls a function as soon as another tab leads. Returns a function that stops it. */
  onFollow(follow: () => void): () => void;
  leave(): void;
}

/** A message of one tab to the others. `turn` grows with each tab that takes the lead; the largest leads, by name where two are alike. */
interface Word {
  readonly type: "who" | "alive" | "news" | "bye";
  readonly turn: number;
  readonly name: string;
}

/** The time that a tab waits for a leader, and between two reads, in milliseconds. */
const answerTime = 200;
const shortestPause = 1_000;
/** More tabs than this never led: a larger turn is forged. */
const mostTurns = 1_000_000;

/** Makes the {@link Tabs} of one page; `undefined` where there are none, in a worker or outside of browsers. */
export function createTabs(url: string | URL, signal: AbortSignal): Tabs | undefined {
  const page = globalThis as { document?: EventTarget & { readonly visibilityState: string } };
  const { document } = page;
  if (!document || !("BroadcastChannel" in globalThis)) return undefined;
  const name = Kinds.randomName();
  const bell = createWake();
  const followers = new Set<() => void>();
  let channel: { readonly name: string; readonly port: BroadcastChannel } | undefined;
  let own: Word | undefined;
  let leader: Word | undefined;
  let seen = 0;
  let isLeaderHeard = false;
  let wantsLead = false;

  const isVisible = () => document.visibilityState === "visible";
  const post = (word: Word) => channel?.port.postMessage(word);
  const lead = () => {
    seen += 1;
    wantsLead = false;
    leader = undefined;
    own = { type: "alive", turn: seen, name };
    post(own);
  };

  const hear = ({ data }: { readonly data: unknown }) => {
    const word = readWord(data);
    if (!word || word.name === name) return;
    if (word.type === "who") {
      if (own) post(own);
      return;
    }
    if (word.type === "bye") {
      if (leader?.name !== word.name) return;
      wantsLead = true;
      return bell.ring();
    }
    seen = Math.max(seen, word.turn);
    if (own && !isLarger(word, own)) return post(own);
    if (leader && isLarger(leader, word)) return;
    const isNew = own !== undefined;
    [leader, own, isLeaderHeard] = [word, undefined, true];
    if (isNew) for (const follow of [...followers]) follow();
    if (word.type === "news") bell.ring();
  };

  const open = (next: string) => {
    if (channel?.name === next) return false;
    channel?.port.close();
    const port = new BroadcastChannel(next);
    port.addEventListener("message", hear);
    channel = { name: next, port };
    [own, leader, wantsLead] = [undefined, undefined, false];
    return true;
  };

  const seek = () => {
    if (!isVisible() || own || !channel) return;
    wantsLead = true;
    bell.ring();
  };
  const leave = () => {
    if (own) post({ ...own, type: "bye" });
    channel?.port.close();
    [channel, own, leader] = [undefined, undefined, undefined];
    bell.ring();
  };
  document.addEventListener("visibilitychange", seek);
  globalThis.addEventListener("pagehide", leave);
  signal.addEventListener("abort", () => {
    document.removeEventListener("visibilitychange", seek);
    globalThis.removeEventListener("pagehide", leave);
    leave();
  });

  return {
    async joined(next) {
      const isFirst = open(`mcp-host-ui desk ${String(url)} ${next}`);
      if (wantsLead || own) {
        if (!own) lead();
        return true;
      }
      if (!leader) {
        post({ type: "who", turn: 0, name });
        await pause(answerTime, signal);
      }
      if (!channel) return true;
      if (!leader || (isFirst && isVisible())) lead();
      return own !== undefined;
    },
    follows: () => leader !== undefined && !wantsLead,
    say(type) {
      if (own) post({ ...own, type });
    },
    async due(silence) {
      await Promise.all([bell.rung(silence, signal), pause(shortestPause, signal)]);
      // A tab that was killed says no goodbye.
      if (!isLeaderHeard) wantsLead = true;
      isLeaderHeard = false;
    },
    onFollow(follow) {
      followers.add(follow);
      return () => void followers.delete(follow);
    },
    leave,
  };
}

function isLarger(one: Word, other: Word): boolean {
  return one.turn === other.turn ? one.name > other.name : one.turn > other.turn;
}

function readWord(data: unknown): Word | undefined {
  if (!isJsonObject(data)) return undefined;
  const { type, turn, name } = data;
  const known = (["who", "alive", "news", "bye"] as const).find((one) => one === type);
  const isTurn = typeof turn === "number" && turn >= 0 && turn <= mostTurns;
  if (!known || !isTurn || typeof name !== "string" || name.length > 100) return undefined;
  return { type: known, turn, name };
}

/** Something that wakes who waits, also when it rang before. */
function createWake() {
  let isRung = false;
  let wake = () => {};
  return {
    ring() {
      isRung = true;
      wake();
    },
    async rung(milliseconds: number, signal: AbortSignal): Promise<void> {
      const over = new AbortController();
      const end = () => over.abort();
      wake = end;
      signal.addEventListener("abort", end, { once: true, signal: over.signal });
      if (!isRung && !signal.aborted) await pause(milliseconds, over.signal);
      isRung = false;
    },
  };
}
