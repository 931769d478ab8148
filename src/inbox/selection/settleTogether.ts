import type { Command } from "../../host/command.js";
import type { Host } from "../../host/host.js";
import { draftKey } from "../../host/keys.js";
import type { InboxItem } from "../inboxItem.js";

/** The result of settling several requests together. */
export interface TogetherResult {
  readonly action: "allow" | "deny";
  /** The number of those that were allowed or denied. */
  readonly done: number;
  /** The number of those that were taken back, or settled by somebody else, meanwhile. */
  readonly late: number;
  /** The number of those that have to be opened. */
  readonly refused: number;
}

/** Whether the person has begun to answer a request: then it is settled where that can be seen. */
function isBegun(host: Host, id: string): boolean {
  return Object.keys(host.read(draftKey(id)) ?? {}).length > 0;
}

/** The command that settles a request in a list; undefined where it has to be opened. */
export function commandFor(
  host: Host,
  { id, together }: InboxItem,
  action: TogetherResult["action"],
): Command | undefined {
  return isBegun(host, id) ? undefined : together?.()[action];
}

/** Allows or denies several requests, each by itself, as far as each can be from a list. */
export async function settleTogether(
  host: Host,
  items: readonly InboxItem[],
  action: TogetherResult["action"],
): Promise<TogetherResult> {
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
  return { action, done, late, refused: receipts.length - done - late };
}

function isLate(rejection: string): boolean {
  return rejection === "settled" || rejection === "unknown";
}
