import { createNumbers } from "../writing/createNumbers.js";
import { isolate } from "../writing/isolate.js";

/** Who decided what: the log of decisions, and what became of a request in the list of all. */
export interface LogMessages {
  /** Names the log. */
  readonly title: string;
  /** States that nothing was decided yet. */
  readonly empty: string;
  /** Labels the choice of a server. */
  readonly filter: string;
  /** Chooses every server. */
  readonly allServers: string;
  /** Tells how many decisions are shown. */
  readonly shown: (params: { count: number }) => string;
  /** Saves the log as a file. */
  readonly save: string;
  /** Names the file that is saved, without its ending. */
  readonly fileName: string;
  /** Heads the columns. */
  readonly columns: {
    /** When it was decided. */
    readonly when: string;
    /** Whose request it was. */
    readonly server: string;
    /** The kind of request. */
    readonly request: string;
    /** The decision. */
    readonly decision: string;
    /** Who decided. */
    readonly by: string;
    /** Why. */
    readonly why: string;
  };
  /** Names each kind of request. */
  readonly kinds: {
    /** A form to fill in, or a page to visit. */
    readonly elicitation: string;
    /** A text for a model to answer. */
    readonly sampling: string;
    /** A consent to share folders. */
    readonly roots: string;
    /** Any other request. */
    readonly other: string;
  };
  /** Explains what the server got. */
  readonly decisions: {
    /** The person's answer. */
    readonly accept: string;
    /** A no. */
    readonly decline: string;
    /** That no choice was made. */
    readonly cancel: string;
    /** The answer of a model, or of the person in its place. */
    readonly result: string;
    /** An error. */
    readonly error: string;
    /** Nothing. */
    readonly nothing: string;
    /** An answer or nothing: nobody can tell. */
    readonly unknown: string;
  };
  /** Tells who decided. */
  readonly deciders: {
    /** The person. */
    readonly person: string;
    /** The host app itself. */
    readonly host: string;
    /** The server. */
    readonly server: string;
    /** Nobody: the connection was lost. */
    readonly session: string;
  };
  /** States that a rule decided. */
  readonly byRule: (params: { rule: string }) => string;
  /** Tells how much of an hour's limit is used. */
  readonly thisHour: (params: { used: number; limit: number }) => string;
  /** Tells whose command led to what somebody or something else decided. */
  readonly onBehalf: (params: { decider: string; name: string }) => string;
  /** Quotes the person's reason. */
  readonly reason: (params: { reason: string }) => string;
  /** States that the same operation had asked before. */
  readonly asked: (params: { count: number }) => string;
}

const { number, plural } = createNumbers("en");

/** @see LogMessages */
export const log: LogMessages = {
  title: "Decisions",
  empty: "Nothing has been decided yet.",
  filter: "Server",
  allServers: "All servers",
  shown: ({ count }) => plural(count, { one: "1 decision", other: `${number(count)} decisions` }),
  save: "Save as JSON Lines",
  fileName: "decisions",
  columns: {
    when: "When",
    server: "Server",
    request: "Request",
    decision: "Decision",
    by: "Decided by",
    why: "Why",
  },
  kinds: {
    elicitation: "Question to you",
    sampling: "Text for a model",
    roots: "Folders",
    other: "Request",
  },
  decisions: {
    accept: "Accepted",
    decline: "Declined",
    cancel: "Cancelled",
    result: "Answered",
    error: "Refused",
    nothing: "Not answered",
    unknown: "Not known",
  },
  deciders: {
    person: "You",
    host: "This app",
    server: "The server",
    session: "Lost connection",
  },
  byRule: ({ rule }) => `Rule ${isolate(rule)}`,
  thisHour: ({ used, limit }) => `${number(used)} of ${number(limit)} this hour`,
  onBehalf: ({ decider, name }) => `${decider}, on behalf of ${isolate(name)}`,
  reason: ({ reason }) => `“${isolate(reason)}”`,
  asked: ({ count }) => `Asked ${number(count)} times`,
};
