import type { Draft, Receipt } from "../../host/command.js";
import type { Question } from "../../host/question.js";
import type { KeyedListeners } from "../../state/keyedListeners.js";
import type { Mirror } from "./mirror.js";

/** A draft for a question. */
export interface DraftOfQuestion {
  readonly id: string;
  readonly draft: Draft;
}

/** The drafts of this window that its host does not have, not yet or not any more. */
export interface OwnDrafts {
  /** The draft under `draft:<id>`. */
  read(key: string): Draft | undefined;
  /** Keeps what was just typed. */
  typed(id: string, draft: Draft): void;
  /** Takes the host's receipt for a draft; what was typed since stays. */
  answered(id: string, draft: Draft, receipt: Receipt): void;
  /** Forgets the drafts of questions that need none any more. */
  tidy(): void;
  /** Returns the drafts that a lost connection swallowed, of questions that are still open. */
  lost(): readonly DraftOfQuestion[];
  /** Moves drafts of questions that the host no longer has to those that ask the same again. Returns them. */
  moved(): readonly DraftOfQuestion[];
}

interface OwnDraft extends DraftOfQuestion {
  readonly phase: "sent" | "lost" | "refused";
  /** The question, as the host sent it. */
  readonly question: Question | undefined;
  /** The host's draft before the user typed. */
  readonly base: Draft;
}

/** The drafts that wait for their question to be asked again. */
const mostWaiting = 50;

/** Makes an empty {@link OwnDrafts}. */
export function createOwnDrafts(listeners: KeyedListeners, mirror: () => Mirror): OwnDrafts {
  const drafts = new Map<string, OwnDraft>();

  const forget = (key: string, { draft }: OwnDraft) => {
    drafts.delete(key);
    if (mirror().value(key) !== draft) listeners.tell([key]);
  };

  /** Whether the host has lost the question, in a restart say, while this window has text for it. */
  const isHomeless = ({ id, question }: OwnDraft) => {
    const known = mirror().question(id);
    return question !== undefined && (!known || known.outcome?.cause === "reload");
  };

  const tidy = () => {
    let waiting = [...drafts.values()].filter(isHomeless).length;
    for (const [key, own] of drafts) {
      const question = mirror().question(own.id);
      const isLingering = question?.phase === "settled" && question.lingering;
      if (question?.phase === "open" || isLingering) continue;
      if (isHomeless(own) && waiting <= mostWaiting) continue;
      waiting -= 1;
      forget(key, own);
    }
  };

  const typed = (id: string, draft: Draft) => {
    const key = keyOf(id);
    const before = drafts.get(key);
    const question = mirror().question(id) ?? before?.question;
    const base = before?.base ?? (mirror().value(key) as Draft | undefined) ?? {};
    drafts.set(key, { id, draft, phase: "sent", question, base });
    listeners.tell([key]);
  };

  return {
    read: (key) => drafts.get(key)?.draft,
    typed,
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
    moved() {
      const { open } = mirror().getState();
      return [...drafts].flatMap(([key, own]) => {
        const again = isHomeless(own) && open.find((one) => asksTheSame(one, own.question));
        if (!again) return [];
        const there = (mirror().value(keyOf(again.id)) as Draft | undefined) ?? {};
        forget(key, own);
        return [{ id: again.id, draft: applyChanges(own, there) }];
      });
    },
  };
}

/** Applies to the host's draft what the user changed here. What another window changed in other fields stays. */
function applyChanges({ draft, base }: OwnDraft, there: Draft): Draft {
  const isChanged = (name: string) => JSON.stringify(draft[name]) !== JSON.stringify(base[name]);
  const kept = Object.entries(there).filter(([name]) => !isChanged(name));
  const changed = Object.entries(draft).filter(([name]) => isChanged(name));
  return Object.fromEntries([...kept, ...changed]);
}

function asksTheSame(one: Question, other: Question | undefined): boolean {
  return (
    one.kind === other?.kind &&
    one.session === other.session &&
    JSON.stringify(one.request) === JSON.stringify(other.request)
  );
}

function keyOf(id: string): string {
  return `draft:${id}`;
}
