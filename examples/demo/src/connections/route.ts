import type { Transport, VersionNegotiationMode } from "@modelcontextprotocol/client";

/** Which revision of the protocol to speak; `auto` takes the newest that the server knows. */
export type Revision = "2025-11-25" | "2026-07-28" | "auto";

/** A server that the demo knows how to reach. */
export interface Route {
  readonly id: string;
  /** The demo's own name for the server. */
  readonly name: string;
  /** Where it runs: an address, or in words. */
  readonly place: string;
  /** Its address, where it is not in the page. */
  readonly url?: string;
  /** The revisions to choose from; the first is the default. */
  readonly revisions: readonly [Revision, ...Revision[]];
  /** Whether a person typed it in, and may remove it. */
  readonly added: boolean;
  /** Makes a transport that is not started yet. */
  open(revision: Revision): Promise<Transport>;
}

/** How the SDK calls a revision. */
export function negotiate(revision: Revision): VersionNegotiationMode {
  if (revision === "auto") return "auto";
  return revision === "2026-07-28" ? { pin: revision } : "legacy";
}
