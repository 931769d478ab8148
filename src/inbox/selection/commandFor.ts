import type { Command } from "../../host/command.js";
import type { Host } from "../../host/host.js";
import { draftKey } from "../../host/keys.js";
import type { InboxItem } from "../inboxItem.js";

/** An action on several requests together. */
export type TogetherAction = "allow" | "deny";

/** Whether the person has begun to answer a request: then it is settled where that can be seen. */
function isBegun(host: Host, id: string): boolean {
  return Object.keys(host.read(draftKey(id)) ?? {}).length > 0;
}

/** The command that settles a request in a list; undefined where it has to be opened. */
export function commandFor(
  host: Host,
  { id, together }: InboxItem,
  action: TogetherAction,
): Command | undefined {
  return isBegun(host, id) ? undefined : together?.(host)[action];
}
