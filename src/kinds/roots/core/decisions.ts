import type { SessionRecord } from "../../../host/session.js";
import type { Kept, KeptDecision } from "./keptRoots.js";
import type { RootsDecision, RootsServer } from "./rootRecord.js";

/** The decision for a server: the person's, or else the one that the host app made ahead of them. */
export function decisionFor(
  session: Pick<SessionRecord, "id" | "name">,
  { decisions }: Kept,
  isApproved: boolean,
): RootsServer {
  const kept = decisions.find((decision) => decision.session === session.id);
  const server = { session: session.id, name: session.name };
  if (kept) return { ...kept, ...server, by: "person" };
  return isApproved ? { ...server, decision: "share", by: "host" } : { ...server, decision: "ask" };
}

/** Lists the decisions: those for the open sessions, then those that the person made about other servers before. */
export function listServers(
  sessions: readonly SessionRecord[],
  kept: Kept,
  isApproved: (session: SessionRecord) => boolean,
): readonly RootsServer[] {
  const open = sessions.filter(({ phase }) => phase === "open");
  const ids = new Set(open.map(({ id }) => id));
  return [
    ...open.map((session) => decisionFor(session, kept, isApproved(session))),
    ...kept.decisions
      .filter(({ session }) => !ids.has(session))
      .map((decision): RootsServer => ({ ...decision, by: "person" })),
  ];
}

/** The part of it that holds where no yes is remembered. */
export function withoutYes(kept: Kept): Kept {
  return { ...kept, decisions: kept.decisions.filter(({ decision }) => decision !== "share") };
}

/** The sessions whose decision is another one, where nothing else is. */
export function decidedBetween(before: Kept, after: Kept): readonly string[] | undefined {
  if (before.roots !== after.roots) return undefined;
  const [old, fresh] = [new Set(before.decisions), new Set(after.decisions)];
  const changed = [
    ...before.decisions.filter((decision) => !fresh.has(decision)),
    ...after.decisions.filter((decision) => !old.has(decision)),
  ];
  return [...new Set(changed.map(({ session }) => session))];
}

/** Adds the person's decision about a server to those kept; `ask` takes an earlier decision back. */
export function decide(
  kept: Kept,
  { session, name }: Pick<KeptDecision, "session" | "name">,
  decision: RootsDecision,
  principal?: string,
): Kept {
  const others = kept.decisions.filter((other) => other.session !== session);
  if (decision === "ask") return { ...kept, decisions: others };
  const decided = { session, name, decision, at: Date.now() };
  const named = { ...decided, ...(principal !== undefined && { principal }) };
  return { ...kept, decisions: [...others, named] };
}
