import { type RefusalRules, type RefusedRoot, refuseBy } from "./refusal.js";
import { segmentsOf } from "./segmentsOf.js";

const rules: RefusalRules = [
  [/^(?:[a-z]:|\\)/i, "windows-path"],
  [/^~|^\/+~(?:\/|$)/, "home"],
  [/^(?!\/)/, "relative"],
  // The URL standard reads `\` as a slash and POSIX as part of a name, so servers would disagree.
  [/\\/, "backslash"],
];

/** Gives an absolute POSIX path without empty segments, `.` and a trailing slash. */
export function tidyPosixPath(path: string): string | RefusedRoot {
  return refuseBy(rules, path) ?? `/${segmentsOf(path).join("/")}`;
}
