import type { RecordedQuestion, Recording } from "../devtools/recording.js";
import type { LocalHost } from "../host/host.js";
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
 * older one), each question in a call of its own, once those are answered that were settled before it came. What was recorded without its request
 * stays out. Throws at a recording of another version.
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
  for (const recorded of questions.toSorted((a, b) => a.receivedAt - b.receivedAt)) {
    const { request, session, receivedAt } = recorded;
    const server = servers.get(session);
    if (!request || !server) continue;
    const before = played.filter(
      ({ recorded: { outcome } }) => (outcome?.at ?? Infinity) <= receivedAt,
    );
    const answer = Promise.allSettled(before.map(({ answer }) => answer)).then(
      () => server.request(request).answer,
    );
    // A test need not look at every answer.
    answer.catch(() => {});
    played.push({ recorded, answer });
  }
  return {
    questions: played,
    servers,
    async close() {
      for (const server of servers.values()) await server.close();
    },
  };
}

function readRecording(recording: Recording | string): Recording {
  // What was stored may be of another release.
  const read: Partial<Record<keyof Recording, unknown>> =
    typeof recording === "string" ? JSON.parse(recording) : recording;
  if (!isRecording(read))
    throw new TypeError(
      `playRecording was given something that is no recording of version 1, but of ${String(read.version)}. Record it anew with createRecorder of "mcp-host-ui/devtools".`,
    );
  return read;
}

function isRecording(read: Partial<Record<keyof Recording, unknown>>): read is Recording {
  return read.version === 1 && Array.isArray(read.sessions) && Array.isArray(read.questions);
}
