import type { HostCore } from "../../../../host/kind.js";
import type { SessionRecord } from "../../../../host/session.js";
import type { Kept } from "../keptRoots.js";
import type { RootsDecision, RootsServer } from "../rootRecord.js";
import type { RootsOptions } from "../rootsOptions.js";
import { decide, decisionFor, listServers, withoutYes } from "./decisions.js";

/** Who decided about each server: the person, or the host app ahead of them. */
export interface Deciders {
  serverOf(session: SessionRecord): RootsServer;
  listServers(): readonly RootsServer[];
  /** Returns the change that remembers a decision of the person's. */
  deciding(
    session: string,
    decision: RootsDecision,
    principal?: string,
    uris?: readonly string[],
  ): (kept: Kept) => Kept;
}

/** Makes the {@link Deciders} over what is kept. */
export function createDeciders(
  core: HostCore,
  { approve }: RootsOptions,
  kept: () => Kept,
): Deciders {
  const askEachTime = core.policy.review === "always";
  const current = () => (askEachTime ? withoutYes(kept()) : kept());
  const isApproved = (session: SessionRecord) => {
    if (askEachTime) return false;
    try {
      return approve?.(session) ?? false;
    } catch (error) {
      core.report(error);
      return false;
    }
  };
  return {
    serverOf: (session) => decisionFor(session, current(), isApproved(session)),
    listServers: () => listServers(core.sessions(), current(), isApproved),
    deciding(session, decision, principal, uris) {
      const name = core.session(session)?.name ?? session;
      const remembered = askEachTime && decision === "share" ? "ask" : decision;
      return (before) => decide(before, { session, name }, remembered, principal, uris);
    },
  };
}
