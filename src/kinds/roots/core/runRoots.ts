import type { Receipt, SliceCommand } from "../../../host/command.js";
import { createIds } from "../../../host/ids.js";
import type { Question } from "../../../host/question.js";
import type { SessionRecord } from "../../../host/session.js";
import type { Answered, SliceCore, SliceRequest } from "../../../host/slice.js";
import { createAccessWatch } from "./accessWatch.js";
import { createAnnouncer } from "./announcer.js";
import { arrangeRoots } from "./arrangeRoots.js";
import { decide, decidedBetween, decisionFor, listServers, withoutYes } from "./decisions.js";
import { createDescribeRoots } from "./describeRoots.js";
import { createFolderRules } from "./folderRules.js";
import type { Kept } from "./keptRoots.js";
import { lazily } from "./lazily.js";
import { offeredTo } from "./offeredTo.js";
import { type Folder, readFolders } from "./readFolders.js";
import type { RootRecord, RootsDecision, RootsState } from "./rootRecord.js";
import type { RootsDesk } from "./rootsCommands.js";
import { createRootsConsent } from "./rootsConsent.js";
import { rootsKey } from "./rootsKey.js";
import type { RootsOptions } from "./rootsOptions.js";
import { createRootsStore } from "./rootsStore.js";
import type { RootPlatform } from "./uri/refusal.js";
import { writeRoots } from "./writeRoots.js";

/** The roots slice at work. */
export interface RunningRoots {
  /** Answers one `roots/list`. */
  list(request: SliceRequest): Promise<object>;
  answer(
    question: Question,
    settlement: unknown,
    principal: string | undefined,
  ): Promise<Answered> | Answered;
  command(command: SliceCommand, principal: string | undefined): Promise<Receipt>;
  /** Brings everything up to date with the sessions there are. */
  refresh(): void;
  ended(id: string): void;
  /** Forgets what a server got; what was decided about it stays. */
  forget(session: string): void;
  close(): void;
}

/** Runs the slice in one host; resolves once what was stored is there. */
export async function runRoots(core: SliceCore, options: RootsOptions): Promise<RunningRoots> {
  const { platform = "posix", ignoreCase = platform === "windows", pickFolders } = options;
  const { exclusions = "sent" } = options;
  const { storage, storageKey = "mcp-host-ui:roots" } = options;
  const rules = createFolderRules(platform, ignoreCase);
  const describe = createDescribeRoots(platform, ignoreCase);
  let folders = readInitial(options.initial ?? [], platform);
  let roots: readonly RootRecord[] = [];
  let state: RootsState | undefined;
  /** Where each server stands in the state. */
  let places: ReadonlyMap<string, number> = new Map();

  const askEachTime = core.policy.review === "always";
  const kept = () => (askEachTime ? withoutYes(store.get()) : store.get());
  const isApproved = (session: SessionRecord) => {
    if (askEachTime) return false;
    try {
      return options.approve?.(session) ?? false;
    } catch (error) {
      core.report(error);
      return false;
    }
  };
  const serverOf = (session: SessionRecord) => decisionFor(session, kept(), isApproved(session));
  const offered = (session: string) => offeredTo(session, roots);

  const publish = () => {
    const servers = listServers(core.sessions(), kept(), isApproved);
    const isSame =
      state?.roots === roots && JSON.stringify(state.servers) === JSON.stringify(servers);
    const canPick = pickFolders !== undefined;
    if (!isSame) {
      state = {
        roots,
        servers,
        platform,
        canPick,
        exclusions,
        ...(askEachTime && { askEachTime }),
      };
      places = new Map(servers.map(({ session }, place) => [session, place]));
    }
    core.publish(rootsKey, state);
  };

  /** Brings one open session up to date, whose decision is another one; nothing else is looked at. */
  const refreshOne = (id: string) => {
    const session = core.session(id);
    const place = places.get(id);
    if (!state || session?.phase !== "open" || place === undefined) return refresh();
    const servers = state.servers.with(place, serverOf(session));
    state = { ...state, servers };
    core.batch(() => {
      core.publish(rootsKey, state);
      consent.refresh(id);
    });
    announcer.schedule(id);
  };

  const keptChanged = (before: Kept) =>
    core.batch(() => {
      const decided = decidedBetween(before, store.get());
      if (decided) for (const session of decided) refreshOne(session);
      else refresh();
    });

  const refresh = () => {
    core.batch(() => {
      roots = describe(arrangeRoots(store.get().roots, folders), access.isGone);
      publish();
      consent.refresh();
    });
    access.settle();
    announcer.schedule();
  };

  const deciding = (session: string, decision: RootsDecision, principal?: string) => {
    const name = core.session(session)?.name ?? session;
    const remembered = askEachTime && decision === "share" ? "ask" : decision;
    return (kept: Kept) => decide(kept, { session, name }, remembered, principal);
  };

  const store = createRootsStore({
    storage,
    key: storageKey,
    changed: keptChanged,
    report: core.report,
  });
  const access = createAccessWatch({
    check: options.checkAccess,
    interval: options.checkInterval ?? 30_000,
    uris: () => roots.filter(({ refusal }) => !refusal).map(({ uri }) => uri),
    isNeeded: () => core.sessions().some(({ phase }) => phase === "open"),
    changed: () => refresh(),
  });
  const announcer = createAnnouncer(core, (session) => {
    const { decision } = serverOf(session);
    if (consent.isAsking(session.id)) return undefined;
    const list = decision !== "refuse" && JSON.stringify(writeRoots(offered(session.id), options));
    return { list, asks: decision === "ask" };
  });
  const consent = createRootsConsent({
    core,
    serverOf,
    offered,
    write: (list) => writeRoots(list, options),
    decide: (...decision) => store.changeQuietly(deciding(...decision)),
    answered: (session, result) => announcer.answered(session, result && JSON.stringify(result)),
  });
  const desk: RootsDesk = {
    rules,
    change: (edit) => store.change((kept) => edit({ kept, folders })),
    follow(next) {
      folders = next;
      refresh();
    },
    decide: (...decision) => store.change(deciding(...decision)),
    check: access.check,
    pick: pickFolders,
    newId: createIds(),
    askEachTime,
  };
  // Loaded with the first command: who only answers servers reads nothing that people type.
  const commands = lazily(async () =>
    (await import("./rootsCommands.js")).createRootsCommands(desk),
  );

  await store.ready;
  refresh();
  return {
    async list(request) {
      await access.check();
      return consent.list(request);
    },
    answer: consent.answer,
    command: async (command, principal) => (await commands())(command, principal),
    refresh,
    ended: consent.ended,
    forget(session) {
      consent.forget(session);
      announcer.forget(session);
      publish();
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
