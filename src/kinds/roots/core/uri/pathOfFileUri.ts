import {
  type RefusalRules,
  type RefusedRoot,
  type RootPlatform,
  refuse,
  refuseBy,
} from "./refusal.js";

const rules: RefusalRules = [
  [/#/, "fragment"],
  [/\?/, "query"],
  [/%(?:2f|5c)/i, "encoded-slash"],
];

/** Turns what follows `file:` into the path it stands for, with a server in front as `//server/…`. */
export function pathOfFileUri(rest: string, platform: RootPlatform): string | RefusedRoot {
  const refused = refuseBy(rules, rest);
  if (refused) return refused;
  const windows = platform === "windows";
  const [, authority = "", encoded = ""] =
    /^(?:\/\/([^/]*))?(.*)$/s.exec(windows ? rest.replaceAll("\\", "/") : rest) ?? [];
  let path: string;
  try {
    path = decodeURIComponent(encoded);
  } catch {
    return refuse("malformed-encoding");
  }
  if (/^(?:localhost)?$/i.test(authority)) return path;
  if (!windows) return refuse("remote", { server: authority });
  // `file://C:/work` is what hosts make by gluing "file://" to a path; the URL standard reads it so too.
  return (/^[a-z]:$/i.test(authority) ? "" : "//") + authority + path;
}
