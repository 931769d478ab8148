import type { RootIssue } from "../rootsCommand.js";

const longest = 200;

/** Reads what to call a root, an empty text for nothing; says what is wrong with it otherwise. */
export function readName(value: unknown): string | RootIssue {
  const name = typeof value === "string" ? value.trim() : "";
  if (/\p{Cs}/u.test(name)) return issue("lone-surrogate");
  if (/\p{Cc}/u.test(name)) return issue("control-character");
  return name.length > longest ? issue("too-long", { max: longest }) : name;
}

function issue(code: RootIssue["code"], params: RootIssue["params"] = {}): RootIssue {
  return { path: ["name"], code, params };
}
