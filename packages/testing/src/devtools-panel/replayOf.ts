import type { RecordedQuestion, Recording } from "../devtools/recording.js";

let replays = 0;

/**
 * The part of a recording that asks some questions again, with those that one result asked beside them, in sessions of
 * their own: a rule for a server does not count for its replay, and nobody takes the one for the other.
 */
export function replayOf(
  { sessions, questions }: Recording,
  chosen: readonly RecordedQuestion[],
): Recording {
  replays += 1;
  const again = (id: string) => `${id} (replay ${replays})`;
  const rounds = new Set(chosen.map(roundOf));
  const asked = questions.filter((question) => rounds.has(roundOf(question)));
  const ids = new Set(asked.map(({ session }) => session));
  return {
    version: 1,
    messages: [],
    sessions: sessions
      .filter(({ id }) => ids.has(id))
      .map((session) => ({ ...session, id: again(session.id), name: `${session.name} (replay)` })),
    questions: asked.map((question) => ({ ...question, session: again(question.session) })),
  };
}

function roundOf({ session, round, id }: RecordedQuestion): string {
  return JSON.stringify([session, round ?? id]);
}
