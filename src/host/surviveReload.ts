import { createDraftKeeper, type DraftStorage } from "./draftStorage.js";
import type { Notifier } from "./notifier.js";
import type { Question } from "./question.js";
import type { QuestionTables } from "./questionTables.js";
import type { Drafts } from "./values.js";

/**
 * Stores drafts as they are typed. What an earlier page left comes back as a question whose session is gone, until
 * the same server asks the same again: then what was typed moves over. Returns a function that stops it.
 */
export async function surviveReload(context: {
  storage: DraftStorage;
  key: string;
  tables: QuestionTables;
  drafts: Drafts;
  notifier: Notifier;
  place: (id: string) => void;
  report: (error: unknown) => void;
}): Promise<() => void> {
  const { tables, drafts, notifier } = context;
  const keeper = createDraftKeeper(context.storage, context.key, context.report);
  const orphans = new Map<string, Question>();

  const adopt = (question: Question) => {
    if (question.phase !== "open" || drafts.get(question.id)) return;
    const orphan = [...orphans.values()].find((other) => asksTheSame(other, question));
    const draft = orphan && drafts.get(orphan.id);
    if (!orphan || !draft) return;
    orphans.delete(orphan.id);
    tables.replace(orphan.id, { lingering: false, surface: undefined });
    drafts.set(orphan.id);
    drafts.set(question.id, draft);
  };

  for (const { question, draft } of await keeper.load()) {
    const orphan: Question = {
      ...question,
      phase: "settled",
      outcome: { sent: "nothing", by: "session", at: question.receivedAt },
      lingering: true,
      aside: false,
      surface: undefined,
    };
    orphans.set(orphan.id, orphan);
    notifier.batch(() => {
      tables.settle(orphan);
      drafts.set(orphan.id, draft);
      context.place(orphan.id);
    });
    keeper.keep(orphan, draft);
  }

  for (const question of tables.open.list()) {
    keeper.keep(question, drafts.get(question.id));
    adopt(question);
  }

  return notifier.observe((key) => {
    const typed = key.startsWith("draft:") ? tables.get(key.slice("draft:".length)) : undefined;
    if (typed) keeper.keep(typed, drafts.get(typed.id));
    const changed = tables.open.get(key);
    if (changed) adopt(changed);
  });
}

function asksTheSame(one: Question, other: Question): boolean {
  return (
    one.kind === other.kind &&
    one.session === other.session &&
    JSON.stringify(one.request) === JSON.stringify(other.request)
  );
}
