import type { Host } from "../../host/host.js";
import type { InboxItem } from "../inboxItem.js";
import { commandFor, type TogetherAction } from "./commandFor.js";
import { createTogether } from "./createTogether.js";

/** The result of settling several requests together. */
export interface TogetherResult {
  readonly action: TogetherAction;
  /** Whether to allow them was to send answers, and nothing else. */
  readonly sent: boolean;
  /** The number of those that were allowed or denied. */
  readonly done: number;
  /** The number of those that were taken back, or settled by somebody else, meanwhile. */
  readonly late: number;
  /** The number of those that have to be opened. */
  readonly refused: number;
}

/** Allows or denies several requests, each by itself, as far as each can be from a list. */
export async function settleTogether(
  host: Host,
  items: readonly InboxItem[],
  action: TogetherAction,
): Promise<TogetherResult> {
  const sent = action === "allow" && createTogether(host, items).get().sends;
  const receipts = await Promise.all(
    items.map(async (item) => {
      const command = commandFor(host, item, action);
      return command && (await host.send(command));
    }),
  );
  const count = (isCounted: (receipt: (typeof receipts)[number]) => boolean) =>
    receipts.filter(isCounted).length;
  const done = count((receipt) => receipt?.done === true);
  const late = count((receipt) => receipt?.done === false && isLate(receipt.rejection));
  return { action, sent, done, late, refused: receipts.length - done - late };
}

function isLate(rejection: string): boolean {
  return rejection === "settled" || rejection === "unknown";
}
