import type { SessionRecord } from "../../../../host/session.js";
import type { Kept, KeptDecision } from "../keptRoots.js";
import type { RootsDecision, RootsServer } from "../rootRecord.js";

/** The decision for a server: the person's, or else the one that the host app made ahead of them. */
export function decisionFor(
  session: Pick<SessionRecord, "id" | "name">,
  { decisions }: Kept,
  isApproved: boolean,
): RootsServer {
  return decided(
    session,
    decisions.find((decision) => decision.session === session.id),
    isApproved,
  );
}

/** The last told of each session: what is the same stays the same object. */
const told = new WeakMap<
  object,
  { kept?: KeptDecision; isApproved: boolean; server: RootsServer }
>();

function decided(
  session: Pick<SessionRecord, "id" | "name">,
  kept: KeptDecision | undefined,
  isApproved: boolean,
): RootsServer {
  const before = told.get(session);
  if (before && before.kept === kept && before.isApproved === isApproved) return before.server;
  const server = tell({ session: session.id, name: session.name }, kept, isApproved);
  told.set(session, { ...(kept && { kept }), isApproved, server });
  return server;
}

function tell(
  server: Pick<RootsServer, "session" | "name">,
  kept: KeptDecision | undefined,
  isApproved: boolean,
): RootsServer {
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
  const decisions = new Map(kept.decisions.map((decision) => [decision.session, decision]));
  return [
    ...open.map((session) => decided(session, decisions.get(session.id), isApproved(session))),
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

/** Adds the person's decision about a server to those kept; `ask` takes an earlier decision back, and `uris` are all that a yes gives. */
export function decide(
  kept: Kept,
  { session, name }: Pick<KeptDecision, "session" | "name">,
  decision: RootsDecision,
  principal?: string,
  uris?: readonly string[],
): Kept {
  const others = kept.decisions.filter((other) => other.session !== session);
  if (decision === "ask") return { ...kept, decisions: others };
  const decided = { session, name, decision, at: Date.now() };
  const named = {
    ...decided,
    ...(principal !== undefined && { principal }),
    ...(decision === "share" && uris && { uris }),
  };
  return { ...kept, decisions: [...others, named] };
}
