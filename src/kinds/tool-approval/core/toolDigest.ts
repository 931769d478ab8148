import { canonicalJson } from "../../../schema/sameJson.js";
import { sha256 } from "../../../wire/protocol/sha256.js";
import type { ToolDefinition } from "./toolCall.js";

const known = new WeakMap<ToolDefinition, { identity: string; digest: string }>();

/** Returns the SHA-256 of a whole tool definition together with its server's identity. The order of members is irrelevant. */
export function toolDigest(tool: ToolDefinition, identity: string): string {
  const before = known.get(tool);
  if (before?.identity === identity) return before.digest;
  const digest = sha256(canonicalJson({ identity, tool }));
  known.set(tool, { identity, digest });
  return digest;
}
