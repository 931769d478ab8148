import type { KindCommand, Receipt } from "../../../host/command.js";
import type { Answered, HostCore, KindRequest, RuledKind } from "../../../host/kind.js";
import type { Question } from "../../../host/question.js";
import { lazily } from "../../../state/lazily.js";
import { createDeciders } from "./consent/createDeciders.js";
import { createRootsConsent } from "./consent/rootsConsent.js";
import { createDescribeRoots } from "./describeRoots.js";
import { arrangeRoots } from "./edit/arrangeRoots.js";
import { createFolderRules } from "./edit/folderRules.js";
import { type Folder, readFolders } from "./edit/readFolders.js";
import type { RootsDesk } from "./edit/rootsCommands.js";
import { createAccessWatch } from "./publish/accessWatch.js";
import { createAnnouncer } from "./publish/announcer.js";
import { createBringUpToDate } from "./publish/bringUpToDate.js";
import { givenTo, offeredTo } from "./publish/offeredTo.js";
import { createPublishedRoots } from "./publish/publishedRoots.js";
import type { RootRecord } from "./rootRecord.js";
import type { ListRootsResult, Root } from "./rootsList.js";
import type { RootsOptions } from "./rootsOptions.js";
import { createRootsStore } from "./rootsStore.js";
import type { RootPlatform } from "./uri/refusal.js";

export { revivesRoots } from "./revivesRoots.js";

/** The roots kind at work. */
export interface RunningRoots {
  /** Answers one `roots/list`. */
  list(request: KindRequest): Promise<object>;
  answer(
    question: Question,
    settlement: unknown,
    rule: string | undefined,
    principal: string | undefined,
  ): Promise<Answered> | Answered;
  readonly rules: RuledKind;
  command(command: KindCommand, principal: string | undefined): Promise<Receipt>;
  /** Brings open sessions up to date; only these, where it knows them already. */
  opened(sessions: Iterable<string>): void;
  /** Takes note that a session closed: no other server has anything to hear of it. */
  closed(): void;
  ended(id: string): void;
  /** Forgets what a server got; what was decided about it stays. */
  forget(session: string): void;
  close(): void;
}

/** Runs the kind in one host; resolves once what was stored is there. */
export async function runRoots(core: HostCore, options: RootsOptions): Promise<RunningRoots> {
  const { platform = "posix", ignoreCase = platform === "windows", pickFolders } = options;
  const { exclusions = "sent", storage, storageKey = "mcp-host-ui:roots" } = options;
  const describe = createDescribeRoots(platform, ignoreCase);
  let folders = readInitial(options.initial ?? [], platform);
  let roots: readonly RootRecord[] = [];

  const { serverOf, listServers, deciding } = createDeciders(core, options, () => store.get());
  const offered = (session: string) => offeredTo(session, roots);

  const published = createPublishedRoots(core, {
    servers: listServers,
    serverOf,
    fixed: { platform, canPick: pickFolders !== undefined, exclusions },
  });

  const arrange = () => {
    roots = describe(arrangeRoots(store.get().roots, folders), access.isGone);
    return roots;
  };
  const followers = () => ({ published, consent, announcer, access });
  const refresh = createBringUpToDate(core, arrange, followers);

  const store = createRootsStore({
    storage,
    key: storageKey,
    changed: (before) => refresh.since(before, store.get()),
    report: core.report,
  });
  const access = createAccessWatch({
    check: options.checkAccess,
    interval: options.checkInterval ?? 30_000,
    uris: () => roots.filter(({ refusal }) => !refusal).map(({ uri }) => uri),
    isNeeded: () => core.sessions().some(({ phase }) => phase === "open"),
    changed: () => refresh.all(),
  });
  const announcer = createAnnouncer(core, (session) => {
    const server = serverOf(session);
    if (consent.isAsking(session.id)) return undefined;
    const list =
      server.decision !== "refuse" && JSON.stringify(writeRoots(givenTo(server, roots), options));
    return { list, asks: server.decision === "ask" };
  });
  const consent = createRootsConsent({
    core,
    serverOf,
    offered,
    given: (server) => givenTo(server, roots),
    write: (list) => writeRoots(list, options),
    decide: (...decision) => store.changeQuietly(deciding(...decision)),
    answered: (session, result) => announcer.answered(session, result && JSON.stringify(result)),
  });
  const commands = createLazyCommands({
    rules: createFolderRules(platform, ignoreCase),
    change: (edit) => store.change((kept) => edit({ kept, folders })),
    follow(next) {
      folders = next;
      refresh.all();
    },
    decide: (...decision) => store.change(deciding(...decision)),
    check: access.check,
    pick: pickFolders,
    askEachTime: core.policy.review === "always",
  });

  let isLookDue = false;
  await store.ready;
  refresh.all();
  return {
    list: (request) => access.check().then(() => consent.list(request)),
    answer: consent.answer,
    rules: consent.rules,
    command: commands,
    opened(sessions) {
      core.batch(() => {
        // The first that is not known has all of them looked at.
        for (const id of sessions) if (!refresh.one(id)) return;
      });
    },
    closed() {
      // Each look goes through all sessions: many that close together need one.
      if (isLookDue) return;
      isLookDue = true;
      queueMicrotask(() => {
        isLookDue = false;
        published.publish(roots);
        access.settle();
      });
    },
    ended: consent.ended,
    forget(session) {
      consent.forget(session);
      announcer.forget(session);
      published.publish(roots);
    },
    close() {
      announcer.close();
      access.close();
      store.close();
    },
  };
}

function readInitial(initial: unknown, platform: RootPlatform): readonly Folder[] {
  const folders = readFolders(initial, platform);
  if (folders) return folders;
  throw new TypeError(
    "roots({ initial }) holds something that is no folder, so no server can get any root: give a list of paths, `file:` URIs or { uri, name } objects.",
  );
}

/** Makes what carries out commands, loaded with the first: who only answers servers reads nothing that people type. */
function createLazyCommands(
  desk: RootsDesk,
): (command: KindCommand, principal: string | undefined) => Promise<Receipt> {
  const commands = lazily(async () =>
    (await import("./edit/rootsCommands.js")).createRootsCommands(desk),
  );
  return async (command, principal) => (await commands())(command, principal);
}

/** Writes what a server gets. */
function writeRoots(
  roots: readonly RootRecord[],
  { exclusions: told = "sent" }: Pick<RootsOptions, "exclusions">,
): ListRootsResult {
  return {
    roots: roots.map(
      ({ uri, name, exclusions }): Root => ({
        uri,
        ...(name !== undefined && { name }),
        ...(told === "sent" &&
          exclusions.length > 0 && { _meta: { "mcp-host-ui/exclusions": exclusions } }),
      }),
    ),
  };
}
