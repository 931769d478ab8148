import type { KindCommand, Receipt } from "../../../../host/command.js";
import { newId } from "../../../../host/newId.js";
import type { Kept, KeptRoot } from "../keptRoots.js";
import type { RootsDecision } from "../rootRecord.js";
import type { RootIssue, RootsCommand } from "../rootsCommand.js";
import { describeRootIssue } from "./describeRootIssue.js";
import {
  blankRoot,
  type Edited,
  presentRoots,
  type Roots,
  replacePresent,
  replaceRoot,
} from "./editRoots.js";
import type { FolderRules } from "./folderRules.js";
import { pickedRoots } from "./pickedRoots.js";
import { type Folder, readFolders } from "./readFolders.js";
import { readRootEdit } from "./readRootEdit.js";

/** The parts of the kind that commands work on. */
export interface RootsDesk {
  readonly rules: FolderRules;
  /** Makes a change to what is newest; resolves to whether it could be kept. */
  change(edit: (roots: Roots) => Kept): Promise<boolean>;
  /** Puts the folders of the workspace in place of those of before. */
  follow(folders: readonly Folder[]): void;
  /** Decides about a server; resolves to whether it could be kept. */
  decide(session: string, decision: RootsDecision, principal?: string): Promise<boolean>;
  /** Looks now which roots are within reach. */
  check(): Promise<void>;
  /** The host app's own picker. */
  readonly pick: (() => Promise<unknown>) | undefined;
  /** Whether no yes is remembered. */
  readonly askEachTime: boolean;
}

type Commands = {
  readonly [Type in RootsCommand["type"]]: (
    command: KindCommand,
    principal?: string,
  ) => Promise<Receipt>;
};

/** Returns the function that carries out `RootsCommand`s; they may come from another process. */
export function createRootsCommands(
  desk: RootsDesk,
): (command: KindCommand, principal?: string) => Promise<Receipt> {
  const { rules, pick } = desk;

  const edit = async (make: (roots: Roots) => Edited | undefined): Promise<Receipt> => {
    const results: (Edited | undefined)[] = [];
    const isKept = await desk.change((roots) => {
      const edited = make(roots);
      results.push(edited);
      return edited?.kept ?? roots.kept;
    });
    const [edited] = results;
    if (!edited) return unknown("There is no such root, or it follows the workspace.");
    return edited.issues ? refused(edited.issues) : keptOrNot(isKept);
  };

  /** Edits one root in the list of those that are there. */
  const editOne = (
    id: unknown,
    isLegal: (root: KeptRoot & { folder?: Folder }) => boolean,
    make: (roots: Roots, root: KeptRoot) => Edited,
  ) =>
    edit((roots) => {
      const root = presentRoots(roots).find((present) => present.id === id);
      return root && isLegal(root) ? make(roots, root) : undefined;
    });

  const commands: Commands = {
    "roots/add": ({ root = "", at, ...change }) =>
      edit((roots) => {
        const present = presentRoots(roots);
        const read = readRootEdit({ root, ...change }, blankRoot(newId()), present, rules);
        if ("issues" in read) return read;
        return { kept: replacePresent(roots, insert(present, read.root, at)) };
      }),
    "roots/change": ({ id, ...change }) =>
      editOne(
        id,
        ({ folder }) => !folder || change.root === undefined,
        (roots, root) => {
          const others = presentRoots(roots).filter((other) => other.id !== id);
          const read = readRootEdit(change, root, others, rules);
          return "issues" in read ? read : { kept: replaceRoot(roots, read.root) };
        },
      ),
    "roots/move": ({ id, to }) =>
      editOne(
        id,
        () => true,
        (roots, root) => {
          const others = presentRoots(roots).filter((other) => other.id !== id);
          return { kept: replacePresent(roots, insert(others, root, to)) };
        },
      ),
    "roots/remove": ({ id }) =>
      editOne(
        id,
        ({ folder }) => !folder,
        (roots) => ({
          kept: replacePresent(
            roots,
            presentRoots(roots).filter((other) => other.id !== id),
          ),
        }),
      ),
    async "roots/pick"({ servers }) {
      if (!pick) return unknown("This host has no picker: give `pickFolders` to `roots()`.");
      const folders = readFolders(await pick(), rules.platform);
      if (!folders) throw new TypeError(`pickFolders must resolve to ${listOfFolders}.`);
      return folders.length === 0
        ? { done: true }
        : edit((roots) => pickedRoots(roots, folders, { rules, servers }));
    },
    async "roots/sync"({ folders }) {
      const read = readFolders(folders, rules.platform);
      if (!read) return invalid(`folders must be ${listOfFolders}.`);
      desk.follow(read);
      return { done: true };
    },
    async "roots/decide"({ session, decision }, principal) {
      if (decision !== "share" && decision !== "refuse" && decision !== "ask")
        return invalid('decision must be "share", "refuse" or "ask".');
      if (decision === "share" && desk.askEachTime)
        return invalid("By the host's policy the person looks at the roots each time.");
      return keptOrNot(await desk.decide(String(session), decision, principal));
    },
    async "roots/check"() {
      await desk.check();
      return { done: true };
    },
  };

  return async (command, principal) =>
    isKnown(commands, command.type)
      ? commands[command.type](command, principal)
      : unknown(`The kind "roots" has no ${command.type}.`);
}

const listOfFolders = "a list of paths, `file:` URIs or { uri, name } objects";

function isKnown(commands: Commands, type: string): type is keyof Commands {
  return Object.hasOwn(commands, type);
}

function insert(roots: readonly KeptRoot[], root: KeptRoot, at: unknown): readonly KeptRoot[] {
  const place = Number.isSafeInteger(at) ? Math.max(0, Number(at)) : roots.length;
  return roots.toSpliced(place, 0, root);
}

function refused(issues: readonly RootIssue[]): Receipt {
  return {
    done: false,
    rejection: "invalid",
    message: issues.map(describeRootIssue).join(" "),
    issues,
  };
}

function keptOrNot(isKept: boolean): Receipt {
  return isKept
    ? { done: true }
    : {
        done: false,
        rejection: "failed",
        message: "It holds until this host closes, but could not be kept.",
      };
}

function invalid(message: string): Receipt {
  return { done: false, rejection: "invalid", message };
}

function unknown(message: string): Receipt {
  return { done: false, rejection: "unknown", message };
}
