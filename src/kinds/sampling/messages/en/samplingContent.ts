import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { isolate } from "../../../../locales/writing/isolate.js";

/** Where a text stands: in a message or in the model's response, and in which part of it where there are several. */
export interface ContentPlace {
  readonly place: string;
}

/** Texts around the content of sampling, before anything but text is looked at. */
export interface SamplingContentMessages {
  /** Names the list of messages. */
  readonly messages: string;
  /** Marks a message that stands for the person's side of the conversation. */
  readonly user: string;
  /** Marks a message that stands for the model's side of the conversation. */
  readonly assistant: string;
  /** Names a message, or one part of it where it has several; both are counted from 1. */
  readonly message: (params: { position: number; part?: number | undefined }) => string;
  /** Names the model's response, or one part of it where it has several, counted from 1. */
  readonly response: (params: { part?: number | undefined }) => string;
  /** Names the button, drawn as a pen, that turns a text into a field. */
  readonly editAt: (params: ContentPlace) => string;
  /** Names the button, drawn as a bin, that takes a message or a part out. */
  readonly removeAt: (params: ContentPlace) => string;
  /** States that the uses of tools and their results go, or come back, together. */
  readonly removeTogether: string;
  /** Names the button, drawn as a plus, that adds a text to a message. */
  readonly addTextAt: (params: ContentPlace) => string;
  /** Adds a message of the person's side at the end. */
  readonly addUser: string;
  /** Adds a message of the model's side at the end. */
  readonly addAssistant: string;
  /** Marks what the person changed, and shows how. */
  readonly changed: string;
  /** The same with the place, beginning with the same word. */
  readonly changedAt: (params: ContentPlace) => string;
  /** Marks what the person added. */
  readonly added: string;
  /** Stands where something was taken out. */
  readonly removed: (params: ContentPlace) => string;
  /** Brings back what was taken out, as it was. */
  readonly restore: string;
  /** The same with the place, beginning with the same word. */
  readonly restoreAt: (params: ContentPlace) => string;
  /** Makes a text what it was; the place is spoken only. */
  readonly undo: string;
  /** The same with the place, beginning with the same word. */
  readonly undoAt: (params: ContentPlace) => string;
  /** Takes that back. */
  readonly redo: string;
  /** The same with the place, beginning with the same word. */
  readonly redoAt: (params: ContentPlace) => string;
  /** Names the comparison of a text as it was with what it is now. */
  readonly changesAt: (params: ContentPlace) => string;
  /** Shows all of a long text. */
  readonly showAll: (params: { count: number }) => string;
  /** Folds it again. */
  readonly showLess: string;
  /** Names one of the pieces that a very long text is edited in. */
  readonly piece: (params: ContentPlace & { position: number; count: number }) => string;
  /** Stands in place of a text that is empty. */
  readonly empty: string;
  /** Introduces the places of a text that hide something, under its editor. */
  readonly hidden: string;
  /** Names content of a kind that nobody knows, shown as data. */
  readonly unknown: (params: { type: string }) => string;
  /** Introduces what else the server sent with a message or a part, for machines. */
  readonly extras: string;
  /** Stands in place of data that nests too deeply to be shown. */
  readonly tooDeep: string;
  /** Stands where something is still being loaded. */
  readonly loading: string;
  /** States that a part of the app, not of the request, could not be loaded. */
  readonly unavailable: string;
  /** Tries to load it again. */
  readonly retry: string;
}

const { number } = createNumbers("en");

/** @see SamplingContentMessages */
export const samplingContent: SamplingContentMessages = {
  messages: "Messages",
  user: "User",
  assistant: "Assistant",
  message: ({ position, part }) =>
    part === undefined
      ? `message ${number(position)}`
      : `part ${number(part)} of message ${number(position)}`,
  response: ({ part }) =>
    part === undefined ? "the answer" : `part ${number(part)} of the answer`,
  editAt: ({ place }) => `Edit ${place}`,
  removeAt: ({ place }) => `Remove ${place}`,
  removeTogether: "The use of a tool and its result go together.",
  addTextAt: ({ place }) => `Add text to ${place}`,
  addUser: "Add a user message",
  addAssistant: "Add an assistant message",
  changed: "Changed",
  changedAt: ({ place }) => `Changed: ${place}`,
  added: "added",
  removed: ({ place }) => `You removed ${place}.`,
  restore: "Restore",
  restoreAt: ({ place }) => `Restore ${place}`,
  undo: "Undo",
  undoAt: ({ place }) => `Undo the changes in ${place}`,
  redo: "Redo",
  redoAt: ({ place }) => `Redo the changes in ${place}`,
  changesAt: ({ place }) => `Changes in ${place}`,
  showAll: ({ count }) => `Show all ${number(count)} characters`,
  showLess: "Show less",
  piece: ({ place, position, count }) => `${place}, piece ${number(position)} of ${number(count)}`,
  empty: "No text.",
  hidden: "Hidden characters in this text:",
  unknown: ({ type }) => `Content of an unknown kind (${isolate(type)})`,
  extras: "Metadata",
  tooDeep: "This data nests too deeply to be shown.",
  loading: "Loading …",
  unavailable: "A part of this app could not be loaded.",
  retry: "Try again",
};
