import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { isolate } from "../../../../locales/writing/isolate.js";

/** Where servers may work, and which of them may know. */
export interface RootsMessages {
  /** Names the manager. */
  readonly title: string;
  /** Explains what roots are, and what they are not. */
  readonly honesty: string;
  /** States that the host app's policy has the person decide each time. */
  readonly askedEachTime: string;
  /** States that roots are on their way out of the protocol. */
  readonly deprecated: string;
  /** States that the folders are not known yet. */
  readonly loading: string;
  /** States that there is no folder. */
  readonly empty: string;
  /** Explains what a folder here would do. */
  readonly emptyHint: string;
  /** Names the list of folders. */
  readonly list: string;
  /** Tells how many folders there are. */
  readonly count: (params: { count: number }) => string;

  /** Marks a folder that the host app's workspace brought. */
  readonly fromHost: string;
  /** Marks a folder that is out of reach. */
  readonly gone: string;
  /** Explains what being out of reach means. */
  readonly goneHint: string;
  /** States that another folder of the list is the same. */
  readonly duplicate: (params: { other: string }) => string;
  /** States that the folder lies inside another one of the list. */
  readonly nested: (params: { other: string }) => string;
  /** Warns of characters in a path that nobody sees. */
  readonly hiddenCharacters: string;
  /** States that the path was written in another form of the same letters. */
  readonly normalized: string;
  /** States that a folder of the host app's workspace cannot be offered. */
  readonly refused: string;
  /** States that every server gets a folder. */
  readonly forAll: string;
  /** States that no server gets a folder. */
  readonly forNone: string;
  /** Tells which servers get a folder. */
  readonly forSome: (params: { servers: readonly string[] }) => string;
  /** Tells how many folders under one servers are asked to keep out of. */
  readonly exclusions: (params: { count: number }) => string;

  /** Moves a folder up. */
  readonly moveUp: (params: { root: string }) => string;
  /** Moves a folder down. */
  readonly moveDown: (params: { root: string }) => string;
  /** Explains where a folder is after a move. */
  readonly moved: (params: { root: string; place: number; count: number }) => string;
  /** Opens the fields of a folder. */
  readonly edit: string;
  /** Names the control that opens the fields of a folder. */
  readonly editRoot: (params: { root: string }) => string;
  /** Takes a folder away. */
  readonly remove: string;
  /** Names the control that takes a folder away. */
  readonly removeRoot: (params: { root: string }) => string;
  /** States that a folder was taken away. */
  readonly removed: (params: { root: string }) => string;
  /** Brings it back. */
  readonly undo: string;
  /** Closes a notice. */
  readonly dismiss: string;

  /** Labels the field for a path. */
  readonly path: string;
  /** Gives an example of a path on the host's system. */
  readonly pathHint: (params: { example: string }) => string;
  /** Labels the field for a name. */
  readonly name: string;
  /** Explains what the name is for. */
  readonly nameHint: string;
  /** Labels the choice of servers. */
  readonly servers: string;
  /** Asks the user to choose servers before a folder is added. */
  readonly chooseServers: string;
  /** Offers a folder to every server. */
  readonly allServers: string;
  /** Offers a folder to servers that are picked one by one. */
  readonly someServers: string;
  /** Offers a folder to no server. */
  readonly noServers: string;
  /** States that no server is connected. */
  readonly nobody: string;
  /** Labels the field for folders to keep out of. */
  readonly keepOut: string;
  /** Tells how to write them, and that they are advice. */
  readonly keepOutHint: string;
  /** Tells how to write them, where the host app keeps servers out itself. */
  readonly keepOutEnforcedHint: string;
  /** Keeps what was changed. */
  readonly save: string;
  /** Leaves the fields as they were. */
  readonly cancel: string;
  /** Adds the folder that was typed. */
  readonly add: string;
  /** Opens the host app's own picker. */
  readonly pick: string;
  /** States that folders can be dropped here. */
  readonly drop: string;
  /** Tells which folder was added. */
  readonly added: (params: { root: string }) => string;
  /** States that something dropped was no folder whose path is known. */
  readonly notDropped: string;
  /** States that the host could not do it. */
  readonly failed: string;

  /** Heads the servers and what each may know. */
  readonly sharing: string;
  /** Labels the choice for one server. */
  readonly sharingWith: (params: { server: string }) => string;
  /** A server gets the list whenever it asks. */
  readonly share: string;
  /** A server gets some of the folders. */
  readonly sharePart: string;
  /** Names the folders that a server gets; none of them may be there any more. */
  readonly partOf: (params: { roots: readonly string[] }) => string;
  /** A server never gets the list. */
  readonly refuse: string;
  /** The person is asked when a server asks. */
  readonly ask: string;
  /** States that the host app decided. */
  readonly decidedByHost: string;
  /** Tells when the person decided. */
  readonly decided: (params: { at: number }) => string;
  /** States that no server has asked yet. */
  readonly noSharing: string;
}

const { number, plural } = createNumbers("en");
const list = new Intl.ListFormat("en");
const day = new Intl.DateTimeFormat("en", { dateStyle: "medium" });

/** @see RootsMessages */
export const roots: RootsMessages = {
  title: "Folders for servers",
  honesty:
    "This list tells servers where to work. It does not keep them out of anything else: what a server can open, its own permissions decide.",
  askedEachTime:
    "This app asks you each time before a server gets your folders. If you decline, that holds until you change it.",
  deprecated:
    "The protocol phases this list out: it is deprecated from revision 2026-07-28 on, and may end from 2027-07-28 on. Servers are asked to take folders from their own settings or as arguments of their tools.",
  loading: "Loading the folders…",
  empty: "No folders yet",
  emptyHint:
    "Add the folders that servers are to work in. Each server asks once before it gets the list.",
  list: "Folders",
  count: ({ count }) => plural(count, { one: "1 folder", other: `${number(count)} folders` }),

  fromHost: "from the workspace",
  gone: "Out of reach",
  goneHint: "No server gets it until it is back.",
  duplicate: ({ other }) => `The same folder as ${isolate(other)}`,
  nested: ({ other }) => `Inside ${isolate(other)}`,
  hiddenCharacters: "Its path has characters that nobody sees.",
  normalized:
    "Its letters are written in another form than you typed; some systems keep both apart.",
  refused: "No server gets it.",
  forAll: "All servers",
  forNone: "No server",
  forSome: ({ servers }) => `Only ${list.format(servers.map(isolate))}`,
  exclusions: ({ count }) =>
    plural(count, {
      one: "1 folder in it to keep out of",
      other: `${number(count)} folders in it to keep out of`,
    }),

  moveUp: ({ root }) => `Move ${isolate(root)} up`,
  moveDown: ({ root }) => `Move ${isolate(root)} down`,
  moved: ({ root, place, count }) =>
    `${isolate(root)} is now ${number(place)} of ${number(count)}.`,
  edit: "Edit",
  editRoot: ({ root }) => `Edit ${isolate(root)}`,
  remove: "Remove",
  removeRoot: ({ root }) => `Remove ${isolate(root)}`,
  removed: ({ root }) => `${isolate(root)} was removed.`,
  undo: "Undo",
  dismiss: "Dismiss",

  path: "Folder",
  pathHint: ({ example }) => `The whole path, such as ${isolate(example)}`,
  name: "Name (optional)",
  nameHint: "Servers see it beside the path.",
  servers: "Which servers get it",
  chooseServers: "Choose which servers get this folder.",
  allServers: "All servers",
  someServers: "Only these",
  noServers: "No server",
  nobody: "No server is connected.",
  keepOut: "Folders in it to keep out of",
  keepOutHint: "One path per line. Servers are asked to skip these; it isn’t enforced.",
  keepOutEnforcedHint: "One path per line. This app keeps servers out of them.",
  save: "Save",
  cancel: "Cancel",
  add: "Add",
  pick: "Choose folders…",
  drop: "or drop folders here",
  added: ({ root }) => `${isolate(root)} was added.`,
  notDropped: "What you dropped has no path that this app may see. Type the path instead.",
  failed: "That did not work. Try it again.",

  sharing: "Sharing",
  sharingWith: ({ server }) => `What ${isolate(server)} gets`,
  share: "Always share",
  sharePart: "Share some folders",
  partOf: ({ roots }) =>
    roots.length === 0 ? "None of them is here now" : `Only ${list.format(roots.map(isolate))}`,
  refuse: "Never share",
  ask: "Ask each time",
  decidedByHost: "Set by this app",
  decided: ({ at }) => `Since ${day.format(at)}`,
  noSharing: "No server has asked for the list yet.",
};
