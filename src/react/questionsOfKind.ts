import type { Host } from "../host/host.js";
import type { Question } from "../host/question.js";

/** The questions of one kind; each list is the same until one of its questions changes. */
export interface QuestionsOfKind {
  readonly open: readonly Question[];
  readonly settled: readonly Question[];
}

interface Known {
  readonly seen: QuestionsOfKind;
  readonly kind: QuestionsOfKind;
}

const known = new WeakMap<Host, Map<string, Known>>();

/** Picks the questions of one kind out of a host's state; once for each state, however many hooks ask. */
export function questionsOfKind(host: Host, kind: string): QuestionsOfKind {
  const kinds = known.get(host) ?? new Map<string, Known>();
  known.set(host, kinds);
  const before = kinds.get(kind);
  const { open, settled } = host.getState();
  if (before && open === before.seen.open && settled === before.seen.settled) return before.kind;
  const pick = (list: keyof QuestionsOfKind, now: readonly Question[]) =>
    before?.seen[list] === now
      ? before.kind[list]
      : keepList(
          before?.kind[list] ?? [],
          now.filter((question) => question.kind === kind),
        );
  const next = { open: pick("open", open), settled: pick("settled", settled) };
  kinds.set(kind, { seen: { open, settled }, kind: next });
  return next;
}

/** The list of before, where the one of now has the same in it. */
export function keepList<Item>(before: readonly Item[], now: readonly Item[]): readonly Item[] {
  const isSame = before.length === now.length && now.every((item, place) => item === before[place]);
  return isSame ? before : now;
}
