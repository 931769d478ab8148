import type { RootIssue } from "../rootsCommand.js";

/** Explains in one sentence, for developers, what is wrong with a root, a name or an exclusion. */
export function describeRootIssue({ path, code, params }: RootIssue): string {
  const place = path.map((step) => (typeof step === "number" ? `[${step}]` : step)).join("");
  const [detail] = Object.values(params);
  return `${place} was refused: ${reasons[code]}${detail === undefined ? "" : ` (${detail})`}.`;
}

const reasons: Readonly<Record<RootIssue["code"], string>> = {
  backslash: "a backslash separates folders for some servers and is part of a name for others",
  changed: "the roots are others by now",
  "control-character": "it has a control character in it",
  device: "it names a device",
  "drive-relative": "a drive without a slash behind it names no certain folder",
  duplicate: "another root names the same folder",
  empty: "it names no folder",
  "encoded-slash": "an encoded slash separates folders for some servers only",
  fragment: "a root has no fragment; write # as %23",
  home: "~ means nothing to a server; write the whole path",
  "lone-surrogate": "it has half a character in it",
  "malformed-encoding": "its percent signs do not encode anything",
  "no-drive": "on Windows a path begins with a drive or a server",
  "no-share": "a server alone is no folder; name its share too",
  outside: "it is not under its root",
  query: "a root has no query; write ? as %3F",
  relative: "only an absolute path names one folder for everybody",
  remote: "it lies on another computer",
  scheme: "only `file:` URIs can be roots",
  server: "no server can have this name",
  "too-long": "it is too long",
  traversal: "no part of it may be `..`",
  "windows-name": "Windows has no folders of this name",
  "windows-path": "it is a Windows path, and the folders lie on another system",
};
