import { createNumbers } from "../writing/createNumbers.js";
import { createTimes, type TimeUnit } from "../writing/createTimes.js";
import { isolate } from "../writing/isolate.js";

/** The list of everything that servers ask. */
export interface InboxMessages {
  /** Names the list. */
  readonly title: string;
  /** Tells how many requests wait. */
  readonly count: (params: { count: number }) => string;
  /** States that nothing waits. */
  readonly empty: string;
  /** Explains what will be found here. */
  readonly emptyHint: string;
  /** Tells which keys work in the list, for those who do not see it. */
  readonly keys: string;
  /** Heads the requests of one server. */
  readonly server: (params: { server: string; count: number }) => string;
  /** Heads what was settled since the page was opened. */
  readonly settled: (params: { count: number }) => string;
  /** Names each kind of request. */
  readonly kinds: {
    /** A form to fill in. */
    readonly form: string;
    /** A page to visit. */
    readonly visit: string;
    /** A text for a model to answer. */
    readonly sampling: string;
    /** A consent to share folders. */
    readonly roots: string;
    /** Any other request. */
    readonly other: string;
  };
  /** Explains where a request stands. */
  readonly states: {
    /** It is on the screen, here or in another window. */
    readonly shown: string;
    /** It waits behind another one. */
    readonly waiting: string;
    /** The person put it aside. */
    readonly aside: string;
    /** A model works on it. */
    readonly generating: string;
  };
  /** States that the person has begun to answer. */
  readonly started: string;
  /** States that a request came less than a minute ago. */
  readonly justNow: string;
  /** Tells how long ago a request came, or was settled. */
  readonly ago: (params: { count: number; unit: TimeUnit }) => string;
  /** States that there is something to know about a request, before it is opened. */
  readonly findings: (params: {
    count: number;
    severity: "notice" | "warning" | "danger" | "refuse";
  }) => string;
  /** Names a request whose server wrote no text. */
  readonly noText: string;
  /** Brings a request to the front, or back from where it was put aside. */
  readonly open: string;
  /** Puts a request aside. */
  readonly putAside: string;
  /** Declines the request. */
  readonly decline: string;
  /** Leaves without a choice. */
  readonly cancel: string;
  /** Takes a settled request off the list. */
  readonly dismiss: string;
  /** Takes every settled request off the list. */
  readonly dismissAll: string;
  /** Lists the refused requests of a server one by one. */
  readonly show: string;
  /** Puts them into one row again. */
  readonly hide: string;
  /** Names an action on one request, for those who do not see what it stands beside. */
  readonly actionOn: (params: { action: string; request: string }) => string;
}

const { number, plural } = createNumbers("en");
const times = createTimes("en");

/** @see InboxMessages */
export const inbox: InboxMessages = {
  title: "Requests",
  count: ({ count }) =>
    plural(count, {
      one: "1 request waits for you",
      other: `${number(count)} requests wait for you`,
    }),
  empty: "Nothing waits for you",
  emptyHint: "When a server asks for something, it is listed here until it is settled.",
  keys: "The up and down arrow keys move from request to request, the right arrow key to what can be done about one, Enter opens it.",
  server: ({ server, count }) =>
    plural(count, {
      one: `${isolate(server)}: 1 request`,
      other: `${isolate(server)}: ${number(count)} requests`,
    }),
  settled: ({ count }) =>
    plural(count, { one: "1 settled request", other: `${number(count)} settled requests` }),
  kinds: {
    form: "Form",
    visit: "Page to visit",
    sampling: "Text for a model",
    roots: "Folders",
    other: "Request",
  },
  states: {
    shown: "On screen",
    waiting: "Waiting",
    aside: "For later",
    generating: "A model is writing",
  },
  started: "Answer begun",
  justNow: "just now",
  ago: ({ count, unit }) => times.ago(count, unit),
  findings: ({ count, severity }) =>
    severity === "notice"
      ? plural(count, { one: "1 thing to know", other: `${number(count)} things to know` })
      : plural(count, { one: "1 warning", other: `${number(count)} warnings` }),
  noText: "No text was given.",
  open: "Open",
  putAside: "Later",
  decline: "Decline",
  cancel: "Cancel",
  dismiss: "Dismiss",
  dismissAll: "Dismiss all settled",
  show: "Show",
  hide: "Hide",
  actionOn: ({ action, request }) => `${action}: ${isolate(request)}`,
};
