import type { Draft, Receipt } from "../command.js";
import type { RunningKind } from "../kind.js";
import type { QuestionTables } from "../questions/questionTables.js";
import { refuseSettled } from "../questions/refuseSettled.js";
import type { Transactions } from "../tables/transactions.js";
import type { Drafts } from "../tables/values.js";

/** Saves drafts without their secrets. */
export interface DraftSaving {
  save(id: string, draft: Draft): Receipt | Promise<Receipt>;
  /** Resolves once the kind has inspected the last draft of a question; `undefined` if no draft is pending. */
  pending(id: string): Promise<unknown> | undefined;
}

/** Makes the {@link DraftSaving} of one host: each kind decides which part of a draft the host keeps. */
export function createDraftSaving({
  tables,
  drafts,
  kindOf,
  transactions,
  report,
}: {
  tables: QuestionTables;
  drafts: Drafts;
  kindOf: (name: string) => RunningKind;
  transactions: Transactions;
  report: (error: unknown) => void;
}): DraftSaving {
  const pending = new Map<string, Promise<Receipt>>();

  const keep = (id: string, draft: Draft): Receipt => {
    const question = tables.get(id);
    const isKept = question?.phase === "open" || question?.lingering;
    if (!isKept) return refuseSettled(id, question);
    transactions.batch(() => drafts.set(id, draft));
    return { done: true };
  };

  return {
    pending: (id) => pending.get(id),
    save(id, draft) {
      const question = tables.open.get(id);
      if (!question) return refuseSettled(id, tables.get(id));
      const keepable = kindOf(question.kind).keepableDraft?.(question, draft) ?? draft;
      pending.delete(id);
      if (!(keepable instanceof Promise)) return keep(id, keepable);
      const inspect = async (): Promise<Receipt> => {
        try {
          const inspected = await keepable;
          // A newer draft of this question replaces this one.
          return pending.get(id) === saving ? keep(id, inspected) : { done: true };
        } catch (error) {
          report(error);
          const message = "The draft was not kept, because it could not be inspected for secrets.";
          return { done: false, rejection: "failed", message };
        } finally {
          if (pending.get(id) === saving) pending.delete(id);
        }
      };
      const saving = inspect();
      pending.set(id, saving);
      return saving;
    },
  };
}
