import type { SessionRecord } from "../../host/session.js";
import { unblockableKey } from "../../state/unblockable.js";
import type { Permission } from "./permission.js";

/** Tells a window which servers it may not block, or let ask again, so that it need not offer that: a value of its own, if it is another. */
export type UnblockableNews = (
  sessions: readonly SessionRecord[],
) => readonly (readonly [key: string, value: unknown])[];

/** Makes the news of one window; what it was told before is forgotten when its state starts `fresh`. */
export function createUnblockableNews(permission: Permission): {
  readonly news: UnblockableNews;
  readonly forget: () => void;
} {
  let seen: readonly SessionRecord[] | undefined;
  let told = "[]";
  return {
    news(sessions) {
      if (sessions === seen) return [];
      seen = sessions;
      const ids = sessions
        .filter(({ id, blocked }) => permission({ type: "blockSession", id, blocked: !blocked }))
        .map(({ id }) => id);
      const now = JSON.stringify(ids);
      if (now === told) return [];
      told = now;
      return [[unblockableKey, ids]];
    },
    forget() {
      seen = undefined;
      told = "[]";
    },
  };
}
