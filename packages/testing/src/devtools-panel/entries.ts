import type {
  RecordedMessage,
  RecordedQuestion,
  RecordedSession,
  Recording,
} from "../devtools/recording.js";
import { type MessageFacts, readMessages } from "./messageFacts.js";

/** The lists that the panel has. */
export type DevtoolsView = "questions" | "messages" | "sessions";

/** One row of a list. */
export type PanelEntry =
  | { readonly type: "question"; readonly key: string; readonly of: RecordedQuestion }
  | {
      readonly type: "message";
      readonly key: string;
      readonly of: RecordedMessage;
      readonly facts: MessageFacts;
    }
  | { readonly type: "session"; readonly key: string; readonly of: RecordedSession };

/** A choice among the entries. */
export interface EntryFilter {
  readonly view: DevtoolsView;
  /** The id of a session; empty for all. */
  readonly session: string;
  /** A text that stands anywhere in the entry, in the method it answers or in the name of its server, in whatever case. */
  readonly text: string;
}

/** Lists what is recorded, the last one first. */
export function listEntries(
  recording: Recording,
  { view, session, text }: EntryFilter,
): PanelEntry[] {
  const wanted = text.trim().toLowerCase();
  const names = sessionNames(recording);
  return entriesOf(recording, view)
    .filter(
      (entry) =>
        (session === "" || session === sessionOf(entry)) &&
        (wanted === "" || textsOf(entry, names).some((each) => each.includes(wanted))),
    )
    .toReversed();
}

/** The app's names of servers, by the ids of their sessions. */
export function sessionNames({ sessions }: Recording): ReadonlyMap<string, string> {
  return new Map(sessions.map(({ id, name }) => [id, name]));
}

function entriesOf(recording: Recording, view: DevtoolsView): PanelEntry[] {
  if (view === "messages")
    return [...readMessages(recording.messages)].map(([of, facts]) => ({
      type: "message",
      key: keyOf(of),
      of,
      facts,
    }));
  if (view === "sessions")
    return recording.sessions.map((of) => ({ type: "session", key: of.id, of }));
  return recording.questions.map((of) => ({ type: "question", key: of.id, of }));
}

function sessionOf(entry: PanelEntry): string {
  return entry.type === "session" ? entry.of.id : entry.of.session;
}

/** The texts of an entry that a row shows or that are recorded. */
function textsOf(entry: PanelEntry, names: ReadonlyMap<string, string>): readonly string[] {
  const method = entry.type === "message" ? (entry.facts.method ?? "") : "";
  return [
    textOf(entry.of),
    method.toLowerCase(),
    (names.get(sessionOf(entry)) ?? "").toLowerCase(),
  ];
}

const texts = new WeakMap<object, string>();

/** All that is recorded of an entry, to look through. */
function textOf(entry: object): string {
  const text = texts.get(entry) ?? JSON.stringify(entry).toLowerCase();
  texts.set(entry, text);
  return text;
}

const keys = new WeakMap<object, string>();
let count = 0;

/** Messages have no ids of their own. */
function keyOf(message: object): string {
  const known = keys.get(message);
  if (known !== undefined) return known;
  count += 1;
  const key = `message-${count}`;
  keys.set(message, key);
  return key;
}
