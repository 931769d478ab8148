import { groupRefusals, isRefusal, type Refusals } from "../react/refusals.js";
import { isUnfollowed, type TaskView } from "../task-views/taskView.js";
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
      readonly type: "tasks-heading";
      readonly key: string;
      readonly views: readonly TaskView[];
    }
  | { readonly type: "task"; readonly key: string; readonly view: TaskView }
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

/** The rows of what is open, server by server. */
export function listOpen({ servers }: UseInboxResult): readonly InboxEntry[] {
  return servers.flatMap((server): InboxEntry[] => [
    { type: "server", key: `server ${server.id}`, server },
    ...server.items.map(
      (item): InboxEntry => ({ type: "open", key: `open ${item.id}`, item, server: server.name }),
    ),
  ]);
}

/** The rows of tasks: what servers work on, oldest first, then what is over, the last one first. */
export function listTasks(views: readonly TaskView[]): readonly InboxEntry[] {
  if (views.length === 0) return [];
  const ordered = [
    ...views.filter((view) => !isUnfollowed(view)),
    ...views.filter(isUnfollowed).toReversed(),
  ];
  return [
    { type: "tasks-heading", key: "tasks", views },
    ...ordered.map((view): InboxEntry => ({ type: "task", key: `task ${view.task.id}`, view })),
  ];
}

/**
 * The rows of what was settled, the last one first, and then one row for what each server asked that nobody could answer,
 * one by one for the servers that are `listed`.
 */
export function listSettled(
  { settled }: UseInboxResult,
  listed: ReadonlySet<string>,
): readonly InboxEntry[] {
  if (settled.length === 0) return [];
  const refused = groupRefusals(settled, ({ question }) => question).flatMap(
    (refusals): InboxEntry[] => [
      { type: "refused", key: `refused ${refusals.session}`, refusals },
      ...(listed.has(refusals.session) ? entriesOf(refusals.items) : []),
    ],
  );
  const others = settled.filter(({ question }) => !isRefusal(question));
  return [
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
