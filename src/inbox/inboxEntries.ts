import { groupRefusals, isRefusal, type Refusals } from "../react/refusals.js";
import type { InboxServer, UseInboxResult } from "./createInboxStore.js";
import type { InboxItem, SettledInboxItem } from "./inboxItem.js";

/** One row of the list. */
export type InboxEntry =
  | { readonly type: "server"; readonly key: string; readonly server: InboxServer }
  | {
      readonly type: "open";
      readonly key: string;
      readonly item: InboxItem;
      /** The host app's own name for the server. */
      readonly server: string;
    }
  | {
      readonly type: "settled-heading";
      readonly key: string;
      readonly items: readonly SettledInboxItem[];
    }
  | {
      readonly type: "refused";
      readonly key: string;
      readonly refusals: Refusals<SettledInboxItem>;
    }
  | { readonly type: "settled"; readonly key: string; readonly item: SettledInboxItem };

/** Tells the keys of what is open from those of what was settled. */
export function kindOf(key: string): string {
  return key.split(" ", 1).join();
}

/**
 * The rows of an inbox: server by server what is open, then what was settled, the last one first, and then one row for
 * what each server asked that nobody could answer, one by one for the servers that are `listed`.
 */
export function listEntries(
  { servers, settled }: UseInboxResult,
  listed: ReadonlySet<string>,
): readonly InboxEntry[] {
  const open = servers.flatMap((server): InboxEntry[] => [
    { type: "server", key: `server ${server.id}`, server },
    ...server.items.map(
      (item): InboxEntry => ({ type: "open", key: `open ${item.id}`, item, server: server.name }),
    ),
  ]);
  if (settled.length === 0) return open;
  const refused = groupRefusals(settled, ({ question }) => question).flatMap(
    (refusals): InboxEntry[] => [
      { type: "refused", key: `refused ${refusals.session}`, refusals },
      ...(listed.has(refusals.session) ? entriesOf(refusals.items) : []),
    ],
  );
  const others = settled.filter(({ question }) => !isRefusal(question));
  return [
    ...open,
    { type: "settled-heading", key: "settled", items: settled },
    ...entriesOf(others),
    ...refused,
  ];
}

function entriesOf(items: readonly SettledInboxItem[]): InboxEntry[] {
  return items
    .toReversed()
    .map((item): InboxEntry => ({ type: "settled", key: `settled ${item.id}`, item }));
}
