"use client";

import { useMemo, useState, useSyncExternalStore } from "react";
import type { Receipt } from "../../../../host/command.js";
import type { Host } from "../../../../host/host.js";
import type { Surface } from "../../../../host/surface.js";
import { createStore, type WritableStore } from "../../../../react/createStore.js";
import { useHost } from "../../../../react/useHost.js";
import { useHostValue } from "../../../../react/useHostValue.js";
import { useQuestionViews } from "../../../../react/useQuestionViews.js";
import { givenTo } from "../../core/publish/offeredTo.js";
import type { RootExclusions, RootRecord, RootsServer, RootsState } from "../../core/rootRecord.js";
import type { RootChanges, RootsCommand } from "../../core/rootsCommand.js";
import { rootsKey } from "../../core/rootsKey.js";
import type { RootPlatform } from "../../core/uri/refusal.js";
import type { RootsConsentView, RootsServerView, RootView } from "./rootsView.js";
import { rootsConsentViews } from "./viewRootsConsent.js";

/** Which roots and questions to return. */
export interface UseRootsOptions {
  /** Only what the server of this session gets, or would get if it were allowed to. */
  readonly session?: string | undefined;
  /** Where the component shows `request`. @default "inline" */
  readonly surface?: Surface["kind"] | undefined;
}

/** The roots with their legal actions; the same objects until something about them changes. */
export interface UseRootsResult {
  /** Whether the host has told what it knows; false where it has no roots, is not connected, or still loads. */
  readonly ready: boolean;
  /** The roots, in the order in which servers get them. */
  readonly roots: readonly RootView[];
  /** The decisions for each server: those of the open sessions, then those decided about before. */
  readonly servers: readonly RootsServerView[];
  /** The system whose rules paths follow. */
  readonly platform: RootPlatform;
  /** The use of the folders under a root that servers are to keep out of: with `none` there is nothing to offer. */
  readonly exclusions: RootExclusions;
  /** Whether the host's policy has the person look each time before a server gets the list: `decide("share")` is refused. */
  readonly asksEachTime: boolean;
  /** Adds an absolute path or a `file:` URI for these servers, by default all: at the end, or `at` a place. The receipt's `issues`, a `RootIssue` each, say what cannot be taken. */
  add(root: string, options?: RootChanges & { readonly at?: number }): Promise<Receipt>;
  /** Removes a root by its id; refused for a root of the host app's workspace. `add` brings it back. */
  remove(id: string): Promise<Receipt>;
  /** Opens the host app's own picker and adds the folders for these servers, by default all. Absent without a picker. */
  readonly pick?: (options?: Pick<RootChanges, "servers">) => Promise<Receipt>;
  /** Looks now which roots are within reach; call it when the person comes back to the window. */
  check(): Promise<Receipt>;
  /**
   * The question of a server that wants to know the roots, open or just ended. A component that reads it shows the question:
   * no other place shows it meanwhile. One that only manages roots claims nothing.
   */
  readonly request: RootsConsentView | undefined;
}

const nothing: RootsState = {
  roots: [],
  servers: [],
  platform: "posix",
  canPick: false,
  exclusions: "none",
};

/**
 * Manages the roots, and which servers may know them; `request` is the question of a server that wants to know them. Roots
 * guide servers; they do not confine them.
 */
export function useRoots({ session, surface = "inline" }: UseRootsOptions = {}): UseRootsResult {
  const [reads] = useState(() => createStore(false));
  const isShown = useSyncExternalStore(reads.subscribe, reads.getState, reads.getState);
  const { current } = useQuestionViews(rootsConsentViews, {
    session,
    surface: isShown ? surface : undefined,
  });
  const roots = useRootsState(session);
  return useMemo(() => withRequest(roots, current, reads), [roots, current, reads]);
}

function withRequest(
  roots: Omit<UseRootsResult, "request">,
  current: RootsConsentView | undefined,
  reads: WritableStore<boolean>,
): UseRootsResult {
  return {
    ...roots,
    get request() {
      // A rendering may not change state itself.
      queueMicrotask(() => reads.setState(true));
      return current;
    },
  };
}

/** Returns the roots with their legal actions, and claims no question. */
export function useRootsState(session?: string): Omit<UseRootsResult, "request"> {
  const host = useHost();
  const state = useHostValue(rootsKey);
  return useMemo(() => {
    const { roots, servers, platform, canPick, exclusions, askEachTime = false } = state ?? nothing;
    const send = (command: RootsCommand) => host.send({ ...command });
    return {
      ready: state !== undefined,
      roots: (session === undefined ? roots : givenTo(serverOf(session, servers), roots)).map(
        (root) => viewRoot(host, root),
      ),
      servers: servers
        .filter((server) => session === undefined || server.session === session)
        .map((server) => viewServer(host, server)),
      platform,
      exclusions,
      asksEachTime: askEachTime,
      add: (root, options) => send({ type: "roots/add", root, ...options }),
      remove: (id) => send({ type: "roots/remove", id }),
      ...(canPick && { pick: (options) => send({ type: "roots/pick", ...options }) }),
      check: () => send({ type: "roots/check" }),
    };
  }, [host, state, session]);
}

/** The decision for a server; one that the host does not know is given what is offered to all. */
function serverOf(
  session: string,
  servers: readonly RootsServer[],
): Pick<RootsServer, "session" | "uris"> {
  return servers.find((server) => server.session === session) ?? { session };
}

const views = new WeakMap<Host, WeakMap<RootRecord, RootView>>();

/** The same record gives the same view. */
function viewRoot(host: Host, root: RootRecord): RootView {
  const known = views.get(host) ?? new WeakMap<RootRecord, RootView>();
  views.set(host, known);
  const { id, origin } = root;
  const send = (command: RootsCommand) => host.send({ ...command });
  const common = {
    ...root,
    change: (changes: RootChanges) => send({ type: "roots/change", id, ...changes }),
    moveTo: (to: number) => send({ type: "roots/move", id, to }),
  };
  const view: RootView =
    known.get(root) ??
    (origin === "host"
      ? { ...common, origin }
      : { ...common, origin, remove: () => send({ type: "roots/remove", id }) });
  known.set(root, view);
  return view;
}

function viewServer(host: Host, server: RootsServer): RootsServerView {
  const { session } = server;
  return {
    ...server,
    decide: (decision) =>
      host.send({ type: "roots/decide", session, decision } satisfies RootsCommand),
  };
}
