import type { Answered } from "../../../../host/kind.js";
import type { JsonObject } from "../../../../wire/protocol/json.js";
import type { RootRecord } from "../rootRecord.js";
import type { RootIssue } from "../rootsCommand.js";

/** The roots that a person shares of those they saw. */
export interface Share {
  readonly picked: readonly RootRecord[];
  /** Whether they withheld any. */
  readonly isPart: boolean;
}

type Refused = Extract<Answered, { readonly message: string }>;

/** Reads which of the roots a person shares; refused where they saw others, or withhold what they did not see. */
export function readShare(
  { uris: seen, withheld = [] }: JsonObject,
  roots: readonly RootRecord[],
): Share | Refused {
  const isSame =
    Array.isArray(seen) &&
    seen.length === roots.length &&
    roots.every(({ uri }, place) => uri === seen[place]);
  if (!isSame) return { message: "The roots are others by now; show them first.", issues: stale };
  if (!Array.isArray(withheld) || !withheld.every((uri) => seen.includes(uri)))
    return { message: "withheld must be a list of URIs that the person saw." };
  const picked = roots.filter(({ uri }) => !withheld.includes(uri));
  return { picked, isPart: picked.length < roots.length };
}

const stale: readonly RootIssue[] = [{ path: ["uris"], code: "changed", params: {} }];
