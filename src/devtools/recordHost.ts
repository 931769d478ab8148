import type { Host } from "../host/host.js";
import type { SessionRecord } from "../host/session.js";
import { createListeners } from "../state/listeners.js";
import { wrapTransport } from "../wire/sdk/wrapTransport.js";
import { sessionEventsOf } from "./lifeOf.js";
import type { Recorder, RecorderOptions } from "./recorder.js";
import type { RecordedMessage, RecordedSession, Recording } from "./recording.js";
import { recordQuestions } from "./recordQuestions.js";
import { redactMessage } from "./redactMessage.js";

/** Records a host from now on, with what it has open and settled already. */
export function recordHost(host: Host, { keep = 1000 }: RecorderOptions = {}): Recorder {
  const listeners = createListeners();
  const sessions = new Map<string, RecordedSession>();
  const last = new Map<string, SessionRecord>();
  let messages: readonly RecordedMessage[] = [];
  let state: Recording | undefined;
  let isStopped = false;

  const tell = () => {
    state = undefined;
    listeners.tell();
  };
  const questions = recordQuestions(host, keep, tell);

  const noteSession = (record: SessionRecord) => {
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
    subscribe: listeners.add,
    toJson: (recording) => JSON.stringify(recording, null, 2),
    watchTransport(session, transport) {
      const note = (from: RecordedMessage["from"], message: unknown) => {
        if (isStopped) return message;
        const noted = { session, from, at: Date.now(), message: redactMessage(message, from) };
        messages = [...messages, noted].slice(-keep);
        tell();
        return message;
      };
      return wrapTransport(transport, {
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
