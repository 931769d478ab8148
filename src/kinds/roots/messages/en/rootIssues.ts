import { isolate } from "../../../../locales/writing/isolate.js";
import type { RootIssue } from "../../core/rootsCommand.js";

/** Why a path cannot be a folder of the list, one sentence a code. */
export type RootIssueMessages = Readonly<
  Record<RootIssue["code"], (params: RootIssue["params"]) => string>
>;

const named = (value: string | number | undefined): string => isolate(String(value ?? ""));

/** @see RootIssueMessages */
export const rootIssues: RootIssueMessages = {
  backslash: () => "Write the path with slashes: some servers take a backslash for part of a name.",
  changed: () => "The list has just changed. Look at it again before you share it.",
  "control-character": () => "The path has a control character in it. Type it anew.",
  device: () => "This names a device, not a folder.",
  "drive-relative": () => "Put a backslash behind the drive, as in C:\\Work.",
  duplicate: ({ path }) => `This folder is in the list already: ${named(path)}.`,
  empty: () => "Type the path of a folder.",
  "encoded-slash": () =>
    "A slash is encoded in this address, which servers read in different ways.",
  fragment: () => "A folder's address has no # in it. Write %23 for a # in a name.",
  home: () => "Servers do not know what ~ is. Type the whole path.",
  "lone-surrogate": () => "The path has half a character in it. Type it anew.",
  "malformed-encoding": () =>
    "The percent signs in this address encode nothing. Write %25 for one in a name.",
  "no-drive": () => "Begin with a drive or a server, as in C:\\Work or \\\\server\\share.",
  "no-share": () => "Name a folder that the server shares, too, as in \\\\server\\share.",
  outside: ({ path }) => `This is not inside ${named(path)}.`,
  query: () => "A folder's address has no ? in it. Write %3F for one in a name.",
  relative: () => "Type the whole path, from the root of the disk on.",
  remote: ({ server }) => `This lies on another computer: ${named(server)}.`,
  scheme: ({ scheme }) => `Only files and folders can be listed, not ${named(scheme)} addresses.`,
  server: ({ server }) => `No server can be called ${named(server)}.`,
  "too-long": ({ max }) => `This is too long: ${named(max)} characters at most.`,
  traversal: () => "Leave out “..”: type the path that it leads to.",
  "windows-name": ({ name }) => `Windows has no folders called ${named(name)}.`,
  "windows-path": () => "This is a Windows path, but the folders lie on another system.",
};
