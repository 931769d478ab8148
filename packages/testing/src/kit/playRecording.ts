import type { LocalHost } from "mcp-host-ui/host";
import { readRecording } from "../devtools/readRecording.js";
import type { RecordedQuestion, Recording } from "../devtools/recording.js";
import { startServer, type TestServer } from "./startServer.js";

/** One question of a recording that is asked again. */
export interface PlayedQuestion {
  /** The question as it was recorded. */
  readonly recorded: RecordedQuestion;
  /** The answer that the server received this time; rejects if it received none. */
  readonly answer: Promise<unknown>;
}

/** A recording that real servers play. */
export interface PlayedRecording {
  /** Oldest first. */
  readonly questions: readonly PlayedQuestion[];
  /** The servers, by the ids of their sessions. */
  readonly servers: ReadonlyMap<string, TestServer>;
  /** Closes every server. */
  close(): Promise<void>;
}

/**
 * Asks a host the questions of a recording again: a real server for each session (of revision 2025-11-25 where it was an
 * older one), each question in a call of its own but for those that one result asked together, once those are answered
 * that were settled before it came. What was recorded without its request stays out. Throws at a recording of another version.
 */
export async function playRecording(
  host: LocalHost,
  recording: Recording | string,
): Promise<PlayedRecording> {
  const { sessions, questions } = readRecording(recording);
  const servers = new Map<string, TestServer>();
  for (const { id, name, protocolVersion = "" } of sessions) {
    const wire = protocolVersion >= "2026-07-28" ? "2026-07-28" : "2025-11-25";
    servers.set(id, await startServer(host, { id, name, wire }));
  }
  const played: PlayedQuestion[] = [];
  for (const round of roundsOf(questions)) {
    const server = servers.get(round[0]?.session ?? "");
    if (!server) continue;
    const came = round.reduce((first, { receivedAt }) => Math.min(first, receivedAt), Infinity);
    const before = played.filter(({ recorded: { outcome } }) => (outcome?.at ?? Infinity) <= came);
    const answers = Promise.allSettled(before.map(({ answer }) => answer)).then(() =>
      ask(server, round),
    );
    for (const [index, recorded] of round.entries()) {
      const answer = answers.then(async (all) => all[index]);
      // A test need not look at every answer.
      answer.catch(() => {});
      played.push({ recorded, answer });
    }
  }
  return {
    questions: played,
    servers,
    async close() {
      for (const server of servers.values()) await server.close();
    },
  };
}

type Asked = RecordedQuestion & Required<Pick<RecordedQuestion, "request">>;

/** The questions that can be asked again, oldest first, each with those of its round. */
function roundsOf(questions: readonly RecordedQuestion[]): readonly (readonly Asked[])[] {
  const rounds = new Map<string, Asked[]>();
  const inOrder = questions.toSorted((a, b) => a.receivedAt - b.receivedAt);
  for (const question of inOrder.filter(isAsked)) {
    const round = `${question.session} ${question.round ?? question.id}`;
    rounds.set(round, [...(rounds.get(round) ?? []), question]);
  }
  return [...rounds.values()];
}

function isAsked(question: RecordedQuestion): question is Asked {
  return question.request !== undefined;
}

/** Asks all questions of a round in one call. */
async function ask(server: TestServer, round: readonly Asked[]): Promise<readonly unknown[]> {
  const [first] = round;
  if (first && round.length === 1) return [await server.request(first.request).answer];
  let answers: Readonly<Record<string, unknown>> = {};
  await server.call(async (ask) => {
    answers = await ask(Object.fromEntries(round.map(({ id, request }) => [id, request])));
  });
  return round.map(({ id }) => answers[id]);
}
