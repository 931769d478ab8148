import type { Draft, Receipt } from "../host/command.js";
import type { KeyedListeners } from "../state/keyedListeners.js";
import type { Mirror } from "./mirror.js";

/** The drafts of this window that its host does not have, not yet or not any more. */
export interface OwnDrafts {
  /** The draft under `draft:<id>`. */
  read(key: string): Draft | undefined;
  /** Keeps what was just typed. */
  typed(id: string, draft: Draft): void;
  /** Takes the host's word on a draft; what was typed since stays. */
  answered(id: string, draft: Draft, receipt: Receipt): void;
  /** Forgets the drafts of questions that need none any more. */
  tidy(): void;
  /** The drafts that a lost connection swallowed, of questions that are still open. */
  lost(): readonly { readonly id: string; readonly draft: Draft }[];
}

interface OwnDraft {
  readonly id: string;
  readonly draft: Draft;
  readonly phase: "sent" | "lost" | "refused";
}

/** Makes an empty {@link OwnDrafts}. */
export function createOwnDrafts(listeners: KeyedListeners, mirror: () => Mirror): OwnDrafts {
  const drafts = new Map<string, OwnDraft>();

  const forget = (key: string, { draft }: OwnDraft) => {
    drafts.delete(key);
    if (mirror().value(key) !== draft) listeners.tell([key]);
  };

  const tidy = () => {
    for (const [key, own] of drafts) {
      const question = mirror().question(own.id);
      if (!question || (question.phase === "settled" && !question.lingering)) forget(key, own);
    }
  };

  return {
    read: (key) => drafts.get(key)?.draft,
    typed(id, draft) {
      drafts.set(keyOf(id), { id, draft, phase: "sent" });
      listeners.tell([keyOf(id)]);
    },
    answered(id, draft, receipt) {
      const own = drafts.get(keyOf(id));
      if (own?.draft !== draft) return;
      if (receipt.done) return forget(keyOf(id), own);
      drafts.set(keyOf(id), { ...own, phase: receipt.rejection === "lost" ? "lost" : "refused" });
      if (receipt.rejection !== "lost") tidy();
    },
    tidy,
    lost: () =>
      [...drafts.values()].filter(
        ({ id, phase }) => phase === "lost" && mirror().question(id)?.phase === "open",
      ),
  };
}

function keyOf(id: string): string {
  return `draft:${id}`;
}
