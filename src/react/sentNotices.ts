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

/** The last answer that this window gave, as long as something shows it. Kept in the page alone, and by nobody else. */
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

/** Notes an answer that was sent, where something shows it. */
function noteSent(host: Host, notice: SentNotice): void {
  stores.get(host)?.setState(notice);
}

/** Waits for the receipt of an answer, and notes the answer once it is sent. */
export async function notingSent(
  host: Host,
  sending: Promise<Receipt>,
  notice: () => SentNotice,
): Promise<Receipt> {
  const receipt = await sending;
  // What can still be taken back was not sent.
  if (receipt.done && receipt.outcome) noteSent(host, notice());
  return receipt;
}
