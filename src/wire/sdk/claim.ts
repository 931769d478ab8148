import type { McpClientLike } from "./mcpClientLike.js";

/** Tells which requests of a client are answered by a host, which knows how to ask a tap for what it kept aside. */
export interface Claim {
  readonly client: McpClientLike;
  readonly handles: (method: string) => boolean;
  /** Whether the server asks inside results (revision 2026-07-28 and later). */
  readonly isModern: () => boolean;
}

/** A client knows its transport only from `connect()` on, and a transport never its client: so they meet here. */
const claims = new Set<WeakRef<Claim>>();

/** Registers a claim until it is garbage collected. Returns a function that removes it earlier. */
export function stakeClaim(claim: Claim): () => void {
  const reference = new WeakRef(claim);
  claims.add(reference);
  return () => claims.delete(reference);
}

/** The claim of the client that is connected through this transport. */
export function findClaim(transport: object): Claim | undefined {
  for (const reference of claims) {
    const claim = reference.deref();
    if (!claim) claims.delete(reference);
    else if (claim.client.transport === transport) return claim;
  }
  return undefined;
}
