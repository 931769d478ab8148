import type { Draft } from "../command.js";
import type { RunningKind } from "../kind.js";
import type { Question } from "../question.js";
import type { DraftKeeper } from "./draftStorage.js";

/** Stores what may be stored of questions and their drafts. */
export interface RedactedDrafts {
  /** Stores a draft with its server's name, once its kind has inspected it, or without one forgets it. */
  keep(question: Question, draft: Draft | undefined, server: string): void;
  /** Forgets what is stored of a question that the host let go. */
  forget(id: string): void;
  /** Has the kind load what it inspects with, before anything is typed: a page that is being left waits for nothing. */
  prepare(question: Question): void;
  /** The part of a question that may be stored. */
  storable(question: Question): Question | Promise<Question>;
}

/** Asks kinds before it stores anything; of what cannot be inspected nothing is stored. */
export function createRedactedDrafts(
  keeper: DraftKeeper,
  kinds: ReadonlyMap<string, RunningKind>,
  report: (error: unknown) => void,
): RedactedDrafts {
  const latest = new Map<string, symbol>();
  const prepared = new Set<string>();

  const inspect = async (question: Question, draft: Draft) => {
    try {
      return await kinds.get(question.kind)?.storable?.(question, draft);
    } catch (error) {
      report(error);
      return undefined;
    }
  };

  const keepRedacted = async (question: Question, draft: Draft, server: string) => {
    const turn = Symbol(question.id);
    latest.set(question.id, turn);
    const inspected = await inspect(question, draft);
    // What was typed, or became of the question, meanwhile has a turn of its own.
    if (latest.get(question.id) !== turn) return;
    latest.delete(question.id);
    keeper.keep(inspected?.question ?? question, inspected?.draft, server);
  };

  return {
    keep(question, draft, server) {
      const kind = kinds.get(question.kind);
      if (!kind?.revives) return;
      if (draft && kind.storable) return void keepRedacted(question, draft, server);
      latest.delete(question.id);
      keeper.keep(question, draft, server);
    },
    forget(id) {
      latest.delete(id);
      keeper.forget(id);
    },
    prepare(question) {
      if (prepared.has(question.kind)) return;
      prepared.add(question.kind);
      // In a task of its own: what is asked is shown first.
      setTimeout(() => void inspect(question, {}));
    },
    storable(question) {
      const isInspected = kinds.get(question.kind)?.storable !== undefined;
      return isInspected
        ? inspect(question, {}).then((inspected) => inspected?.question ?? question)
        : question;
    },
  };
}
