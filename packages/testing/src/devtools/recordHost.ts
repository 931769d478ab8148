import { Clients, type Host, type Sessions } from "mcp-host-ui/host";
import { sessionEventsOf } from "./lifeOf.js";
import type { Recorder, RecorderOptions } from "./recorder.js";
import type { RecordedMessage, RecordedSession, Recording } from "./recording.js";
import { recordQuestions } from "./recordQuestions.js";
import { redactMessage } from "./redactMessage.js";

/** Records a host from now on, with what it has open and settled already. */
export function recordHost(host: Host, { keep = 1000 }: RecorderOptions = {}): Recorder {
  const listeners = new Set<() => void>();
  const sessions = new Map<string, RecordedSession>();
  const last = new Map<string, Sessions.Record>();
  let messages: readonly RecordedMessage[] = [];
  let state: Recording | undefined;
  let isStopped = false;

  const tell = () => {
    state = undefined;
    for (const listener of [...listeners]) listener();
  };
  const questions = recordQuestions(host, keep, tell);

  const noteSession = (record: Sessions.Record) => {
    const before = last.get(record.id);
    if (before === record) return false;
    last.set(record.id, record);
    const { id, name, claims, protocolVersion } = record;
    sessions.set(id, {
      id,
      name,
      ...(claims && { claims }),
      ...(protocolVersion !== undefined && { protocolVersion }),
      events: [...(sessions.get(id)?.events ?? []), ...sessionEventsOf(before, record, Date.now())],
    });
    return true;
  };

  const look = () => {
    const now = host.getState();
    const news = [...now.sessions.map(noteSession), questions.look(now)];
    if (news.includes(true)) tell();
  };

  const stopListening = host.subscribe(look);
  look();

  return {
    getState: () =>
      (state ??= {
        version: 1,
        sessions: [...sessions.values()],
        questions: questions.list(),
        messages,
      }),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    toJson: (recording) => JSON.stringify(recording, null, 2),
    watchTransport(session, transport) {
      const note = (from: RecordedMessage["from"], message: unknown) => {
        if (isStopped) return message;
        const noted = { session, from, at: Date.now(), message: redactMessage(message, from) };
        messages = [...messages, noted].slice(-keep);
        tell();
        return message;
      };
      return Clients.wrapTransport(transport, {
        incoming: (message) => note("server", message),
        outgoing: (message) => note("host", message),
      });
    },
    clear() {
      questions.clear();
      messages = [];
      tell();
    },
    stop() {
      isStopped = true;
      stopListening();
      questions.stop();
    },
  };
}
