import type { Receipt } from "../../../../host/command.js";
import type { Outcome } from "../../../../host/outcome.js";
import type { MoreTime } from "../../../../react/moreTime.js";
import type { RootRecord, RootsDecision, RootsServer } from "../../core/rootRecord.js";
import type { RootChanges } from "../../core/rootsCommand.js";
import type { RootsQuestion } from "../../core/rootsQuestion.js";

/** A root that the person added, with what they can do about it. */
export interface ManualRootView extends RootRecord {
  readonly origin: "manual";
  /** Changes it; `root` is a new path. The receipt's `issues`, a `RootIssue` each, say what cannot be taken. */
  change(changes: RootChanges & { readonly root?: string }): Promise<Receipt>;
  /** Moves it to another place in the whole list, counted from 0. */
  moveTo(place: number): Promise<Receipt>;
  /** Takes it away; `add(path, { at, name, servers, exclusions })` with what it had brings it back. */
  remove(): Promise<Receipt>;
}

/** A root that follows the host app's workspace, with what the person can do about it. */
export interface HostRootView extends RootRecord {
  readonly origin: "host";
  /** Changes what holds for it, today and whenever the workspace has it again. */
  change(changes: RootChanges): Promise<Receipt>;
  /** Moves it to another place in the whole list, counted from 0. */
  moveTo(place: number): Promise<Receipt>;
}

/** A root with its legal actions: what is illegal does not exist on it. */
export type RootView = ManualRootView | HostRootView;

/** The decision for one server, with the person's actions on it. */
export interface RootsServerView extends RootsServer {
  /** Decides about this server; `ask` takes an earlier decision back. */
  decide(decision: RootsDecision): Promise<Receipt>;
}

/** A server's question for the roots, while the person has not answered. */
export interface OpenRootsConsent extends RootsQuestion, MoreTime {
  readonly phase: "open";
  /** The roots that the server gets if the person agrees: what to show. */
  readonly roots: readonly RootRecord[];
  /** The part that a no makes fail: this request, or, in revision 2026-07-28, the whole call that asks. */
  readonly fails: "request" | "call";
  /** Gives the server roots. The host refuses it if it offers others than `roots` now. */
  share(options?: {
    /** The URIs of the roots that the server gets. @default all */
    readonly uris?: readonly string[];
    /** Whether the answer holds whenever the server asks. A part of the roots stays this part; all of them include roots that are added later. @default true */
    readonly remember?: boolean;
  }): Promise<Receipt>;
  /** Refuses the server, now and whenever it asks, or with `remember: false` only now. The reason stays in the host. */
  refuse(
    reason?: string,
    options?: { readonly remember?: boolean; readonly undo?: number },
  ): Promise<Receipt>;
  /** Leaves without a choice, as closing a dialog does; the person is asked the next time. With `undo`, in milliseconds, `resume` takes that back until then. */
  cancel(options?: { readonly undo?: number }): Promise<Receipt>;
  /** Takes it off its surface for later; it stays open. */
  putAside(): Promise<Receipt>;
  /** Brings it back to a surface. */
  resume(): Promise<Receipt>;
  /** Stops the whole call that asks, and with it the question; absent unless there is one call that asks, for all that is known. */
  readonly stopCall?: () => Promise<Receipt>;
}

/** A settled question for the roots. */
export interface SettledRootsConsent extends RootsQuestion {
  readonly phase: "settled";
  /** The roots that the server got, or would have. */
  readonly roots: readonly RootRecord[];
  readonly outcome: Outcome;
  /** Takes it out of sight; absent where it is out of sight already. */
  readonly dismiss?: () => Promise<Receipt>;
}

/** A question for the roots with its legal actions. */
export type RootsConsentView = OpenRootsConsent | SettledRootsConsent;
