import type { Receipt } from "../host/command.js";
import type { Host } from "../host/host.js";
import type { Field } from "../schema/field.js";
import type { Json } from "../wire/protocol/json.js";
import { createStore, type Store, type WritableStore } from "./createStore.js";

/** A part of an answer: the value of a field, whose secret is kept nowhere, or a text. */
export type SentPart =
  | { readonly field: Field; readonly value: Json }
  | { readonly field: Field; readonly secret: true }
  | { readonly text: string };

/** An answer that this window has just given, for the person to read once more. */
export interface SentNotice {
  /** The id of the question. */
  readonly id: string;
  /** The id of the session whose server got it. */
  readonly session: string;
  /** Whether something was given, or declined. */
  readonly choice: "given" | "declined";
  /** The parts of the answer, in the order of the question. */
  readonly parts: readonly SentPart[];
}

const stores = new WeakMap<Host, WritableStore<SentNotice | undefined>>();

/** The last answer that this window gave and that no card shows, as long as something shows it. Only the page keeps it. */
export function openSentNotices(host: Host): Store<SentNotice | undefined> {
  const store = stores.get(host) ?? createStore<SentNotice | undefined>(undefined);
  stores.set(host, store);
  return store;
}

/** Lets go of what was noted, where nothing shows it any more. */
export function closeSentNotices(host: Host): void {
  stores.get(host)?.setState(undefined);
  stores.delete(host);
}

/** The number of answers that a page keeps for cards; the oldest one makes room. */
const mostKept = 100;

/** An answer that a card's line shows. */
interface SentLine extends Store<SentNotice | undefined> {
  readonly note: (notice: SentNotice) => void;
  /** Whether a card that is mounted shows it. */
  readonly isShown: () => boolean;
}

const lines = new WeakMap<Host, Map<string, SentLine>>();

/** Returns the answer to a question whose card leaves a line. While something listens, no bar shows that answer. */
export function openSentLine(host: Host, id: string): Store<SentNotice | undefined> {
  const ofHost = lines.get(host) ?? new Map<string, SentLine>();
  lines.set(host, ofHost);
  const line = ofHost.get(id) ?? createSentLine();
  ofHost.set(id, line);
  const [oldest] = ofHost.keys();
  if (ofHost.size > mostKept && oldest !== undefined) ofHost.delete(oldest);
  return line;
}

function createSentLine(): SentLine {
  const { getState, setState, subscribe } = createStore<SentNotice | undefined>(undefined);
  let listening = 0;
  return {
    getState,
    subscribe(listener) {
      const stop = subscribe(listener);
      listening += 1;
      return () => {
        listening -= 1;
        stop();
      };
    },
    note: setState,
    isShown: () => listening > 0,
  };
}

/** Waits for the receipt of an answer, and notes the answer once it is sent. */
export async function notingSent(
  host: Host,
  sending: Promise<Receipt>,
  notice: () => SentNotice,
): Promise<Receipt> {
  const receipt = await sending;
  // What can still be taken back was not sent.
  if (!receipt.done || !receipt.outcome) return receipt;
  const noted = notice();
  const line = lines.get(host)?.get(noted.id);
  line?.note(noted);
  if (!line?.isShown()) stores.get(host)?.setState(noted);
  return receipt;
}
