import { isJsonObject, type JsonObject } from "../../../wire/protocol/json.js";
import { readServers } from "./readServers.js";
import type { RootServers } from "./rootRecord.js";
import type { RootNote } from "./uri/readRootUri.js";

/** The stored part of one root; of one that follows the workspace, the person's settings for it. */
export interface KeptRoot {
  readonly id: string;
  readonly uri: string;
  readonly name?: string;
  readonly servers: RootServers;
  readonly exclusions: readonly string[];
  /** The notes for the person about its path, as it was written. */
  readonly notes: readonly RootNote[];
  /** Whether the person added it: one that they did not is shown only while the workspace has it. */
  readonly manual: boolean;
}

/** The person's decision about one server. */
export interface KeptDecision {
  readonly session: string;
  /** The host app's own name for it, when they decided. */
  readonly name: string;
  readonly decision: "share" | "refuse";
  /** The URIs that it gets, where they withheld others. */
  readonly uris?: readonly string[];
  /** When, in milliseconds since 1970. */
  readonly at: number;
  /** Who the person is, where the host app named whoever sat at the window. */
  readonly principal?: string;
}

/** All that outlives a host. */
export interface Kept {
  readonly roots: readonly KeptRoot[];
  readonly decisions: readonly KeptDecision[];
}

/** The stored roots and decisions before anybody did anything. */
export const nothingKept: Kept = { roots: [], decisions: [] };

/** Bumped whenever what is stored changes its shape, so that no earlier reader gives a server what the person withheld. */
const version = 2;
/** The versions that can be read: in the first nothing was withheld. */
const readable: readonly unknown[] = [1, version];

/** Writes it as text. */
export function serializeKept(kept: Kept): string {
  return JSON.stringify({ version, ...kept });
}

/** Reads what {@link serializeKept} wrote; throws on anything else. */
export function parseKept(text: string): Kept {
  const value: unknown = JSON.parse(text);
  if (!isJsonObject(value) || !readable.includes(value.version))
    throw new TypeError(`Stored roots must be an object of version ${version}.`);
  const { roots, decisions } = value;
  if (!Array.isArray(roots) || !Array.isArray(decisions))
    throw new TypeError("Stored roots and decisions must be lists.");
  return { roots: roots.map(readRoot), decisions: decisions.map(readDecision) };
}

function readRoot(value: unknown): KeptRoot {
  const { id, uri, name, servers, exclusions, notes, manual } = asObject(value);
  const read = readServers(servers);
  if (
    typeof id !== "string" ||
    typeof uri !== "string" ||
    (name !== undefined && typeof name !== "string") ||
    typeof manual !== "boolean" ||
    !read ||
    !Array.isArray(exclusions) ||
    !exclusions.every((uri) => typeof uri === "string") ||
    !Array.isArray(notes) ||
    !notes.every(isNote)
  )
    throw new TypeError("A stored root has another shape than its version says.");
  return { id, uri, ...(name !== undefined && { name }), servers: read, exclusions, notes, manual };
}

function isNote(value: unknown): value is RootNote {
  return value === "hidden-characters" || value === "normalized";
}

function readDecision(value: unknown): KeptDecision {
  const { session, name, decision, at, principal, uris } = asObject(value);
  if (
    typeof session !== "string" ||
    typeof name !== "string" ||
    (decision !== "share" && decision !== "refuse") ||
    typeof at !== "number" ||
    (principal !== undefined && typeof principal !== "string") ||
    (uris !== undefined && !isTexts(uris))
  )
    throw new TypeError("A stored decision must have a session, name, decision and at.");
  return {
    session,
    name,
    decision,
    at,
    ...(principal !== undefined && { principal }),
    ...(uris !== undefined && { uris }),
  };
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((text) => typeof text === "string");
}

function asObject(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {};
}
