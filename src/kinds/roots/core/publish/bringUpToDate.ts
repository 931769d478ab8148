import type { HostCore } from "../../../../host/kind.js";
import { decidedBetween } from "../consent/decisions.js";
import type { RootsConsent } from "../consent/rootsConsent.js";
import type { Kept } from "../keptRoots.js";
import type { RootRecord } from "../rootRecord.js";
import type { AccessWatch } from "./accessWatch.js";
import type { Announcer } from "./announcer.js";
import type { PublishedRoots } from "./publishedRoots.js";

/** Everything that follows the folders of one host and who gets them. */
export interface RootsFollowers {
  readonly published: PublishedRoots;
  readonly consent: RootsConsent;
  readonly announcer: Announcer;
  readonly access: AccessWatch;
}

/** Brings up to date what follows the folders. */
export interface BringUpToDate {
  /** All of it. */
  readonly all: () => void;
  /** One open session, and nothing else, unless it was not known yet. Returns whether it was. */
  readonly one: (session: string) => boolean;
  /** Looks at what differs from what was kept before. */
  readonly since: (before: Kept, now: Kept) => void;
}

/** Makes what brings the followers up to date; `arrange` puts the folders together anew. */
export function createBringUpToDate(
  core: HostCore,
  arrange: () => readonly RootRecord[],
  followers: () => RootsFollowers,
): BringUpToDate {
  const all = () => {
    const { published, consent, access, announcer } = followers();
    core.batch(() => {
      published.publish(arrange());
      consent.refresh();
    });
    access.settle();
    announcer.schedule();
  };

  const one = (session: string) => {
    const { published, consent, announcer } = followers();
    const isKnown = core.batch(() => {
      if (!published.replace(session)) return false;
      consent.refresh(session);
      return true;
    });
    if (isKnown) announcer.schedule(session);
    else all();
    return isKnown;
  };

  const since = (before: Kept, now: Kept) =>
    core.batch(() => {
      const decided = decidedBetween(before, now);
      if (decided) for (const session of decided) one(session);
      else all();
    });

  return { all, one, since };
}
