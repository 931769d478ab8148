import type { Answered } from "../../../../host/kind.js";
import type { JsonObject } from "../../../../wire/protocol/json.js";
import type { RootRecord } from "../rootRecord.js";
import type { RootIssue } from "../rootsCommand.js";

/** The roots that the user shares. */
export interface Share {
  readonly picked: readonly RootRecord[];
  /** Whether the user withheld any. */
  readonly isPart: boolean;
}

type Refused = Extract<Answered, { readonly message: string }>;

/** Reads which of the offered roots the user shares. Refuses an answer if the user saw another list. */
export function readShare(
  { uris, seen = uris }: JsonObject,
  roots: readonly RootRecord[],
): Share | Refused {
  if (!isTexts(uris) || !isTexts(seen))
    return { message: "uris and seen must be lists of the URIs of roots." };
  const missed = roots.filter(({ uri }) => !seen.includes(uri));
  const gone = [...seen, ...uris].filter((uri) => roots.every((root) => root.uri !== uri));
  if (gone.length > 0)
    return changed(`The host does not offer these roots now: ${gone.join(", ")}.`);
  if (missed.length > 0)
    return changed(
      `The host also offers roots that seen does not list: ${missed.map(({ uri }) => uri).join(", ")}. ` +
        "Show them, then send every root that the user saw as seen, and those to share as uris.",
    );
  if (!roots.every(({ uri }, place) => uri === seen[place]))
    return changed("The roots have another order now. Show them again.");
  const picked = roots.filter(({ uri }) => uris.includes(uri));
  return { picked, isPart: picked.length < roots.length };
}

function changed(message: string): Refused {
  const issue: RootIssue = { path: ["seen"], code: "changed", params: {} };
  return { message, issues: [issue] };
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}
