import type { FormProblem } from "../../../../form/model/readElicitationForm.js";
import type { Receipt } from "../../../../host/command.js";
import type { Host } from "../../../../host/host.js";
import type { Outcome } from "../../../../host/outcome.js";
import type { Question } from "../../../../host/question.js";
import type { SessionRecord } from "../../../../host/session.js";
import type {
  ElicitFormRequest,
  ElicitUrlRequest,
} from "../../../../wire/protocol/elicitRequest.js";
import type { ElicitContent } from "../../../../wire/protocol/elicitResult.js";
import type { JsonObject } from "../../../../wire/protocol/json.js";
import { type ElicitationQuestion, isElicitation } from "../../core/elicitationQuestion.js";
import { type ContentConfirmation, elicitationViews } from "./shownElicitation.js";

/** The server that asks: the app's name for it, and separately what the server claims about itself. */
export type ElicitationServer = Pick<SessionRecord, "id" | "name" | "claims">;

/** The members of every elicitation. */
export interface ElicitationBase {
  /** Identifies the question in this host. */
  readonly id: string;
  /** The server that asks. */
  readonly server: ElicitationServer;
  /** The server's message as plain text. U+FFFD replaces hidden characters; `question.request` has the original. */
  readonly message: string;
  /** When the server stops waiting, in milliseconds since 1970; absent if unknown. */
  readonly deadline?: number;
  /** The host's record. */
  readonly question: ElicitationQuestion;
}

/** The members of an elicitation that waits for the user. */
export interface OpenElicitation extends ElicitationBase {
  /** Declines; `undo` as for `cancel`. The reason stays in the host unless the host sends reasons (client/elicitation, Response Actions). */
  decline(reason?: string, options?: { readonly undo?: number }): Promise<Receipt>;
  /** Leaves without a choice. With `undo`, in milliseconds, `resume` can take that back until then. */
  cancel(options?: { readonly undo?: number }): Promise<Receipt>;
  /** Hides the question for later; it stays open. */
  putAside(): Promise<Receipt>;
  /** Brings the question to the front, also after `putAside`. */
  resume(): Promise<Receipt>;
  /** Asks for more time. Absent if the deadline cannot move. */
  readonly extend?: () => Promise<Receipt>;
  /** Stops the call that asks, and the question with it. Absent unless exactly one call may have asked. */
  readonly stopCall?: () => Promise<Receipt>;
}

/** An open form. */
export interface FormElicitation extends OpenElicitation {
  readonly mode: "form";
  /** `"unanswerable"` if no content could be valid. */
  readonly status: "open" | "unanswerable";
  /** The requested schema, as the server sent it. */
  readonly schema: JsonObject;
  readonly url?: never;
  /** Why no content could be valid; empty while the status is `"open"`. */
  readonly blockingProblems: readonly FormProblem[];
  readonly question: ElicitationQuestion & Question<ElicitFormRequest>;
  /** Sends content that fits the schema; a form of `useElicitationForm` does this. Absent if no content could be valid. */
  readonly accept?: (
    content: ElicitContent,
    confirmation?: ContentConfirmation,
  ) => Promise<Receipt>;
}

/** An open request to visit a page. */
export interface UrlElicitation extends OpenElicitation {
  readonly mode: "url";
  /** `"waiting"` and `"complete"`: the user agreed, and the call waits for the visit (error -32042, revision 2025-11-25). */
  readonly status: "open" | "waiting" | "complete";
  /** The address of the page. `useUrlInspection` inspects it. */
  readonly url: string;
  readonly schema?: never;
  readonly question: ElicitationQuestion & Question<ElicitUrlRequest>;
  /** Agrees to visit the page and opens nothing. Absent once the user agreed. */
  readonly accept?: () => Promise<Receipt>;
  /** Reports that the user finished the visit. Absent until the user agreed. */
  readonly complete?: () => Promise<Receipt>;
}

/** The members of a settled elicitation. */
export interface SettledBase extends ElicitationBase {
  readonly mode: "settled";
  /** `"waiting"` and `"complete"`: how far a visit is that the user agreed to. */
  readonly status: "settled" | "waiting" | "complete";
  /** The result that was sent, who decided, and when. */
  readonly outcome: Outcome;
  /** Hides it and deletes its draft. Absent if it is hidden. */
  readonly dismiss?: () => Promise<Receipt>;
}

/** A settled form. */
export interface SettledForm extends SettledBase {
  readonly status: "settled";
  readonly schema: JsonObject;
  readonly url?: never;
  readonly question: ElicitationQuestion & Question<ElicitFormRequest>;
}

/** A settled request to visit a page. */
export interface SettledUrl extends SettledBase {
  readonly url: string;
  readonly schema?: never;
  readonly question: ElicitationQuestion & Question<ElicitUrlRequest>;
  /** Reports that the user finished the visit. Absent unless the status is `"waiting"`. */
  readonly complete?: () => Promise<Receipt>;
}

/** A settled elicitation, with `schema` or `url`. */
export type SettledElicitation = SettledForm | SettledUrl;

/** An elicitation that waits for the user; `mode` selects its members. */
export type OpenElicitationView = FormElicitation | UrlElicitation;

/** An elicitation; `mode` selects its members. Actions that are illegal now are absent. */
export type ElicitationView = OpenElicitationView | SettledElicitation;

/** Views the elicitations of one host. */
export type ElicitationViewer = (question: Question) => ElicitationView | undefined;

/**
 * Returns the function that views the elicitations of a host; `visible` marks hidden characters. The same record of the same
 * server gives the same view.
 */
export function createElicitationViewer(
  host: Host,
  visible: (text: string) => string,
): ElicitationViewer {
  const known = new WeakMap<Question, ElicitationView>();
  return (question) => {
    if (!isElicitation(question)) return undefined;
    const { session } = question;
    const { name = session, claims } =
      host.getState().sessions.find(({ id }) => id === session) ?? {};
    const before = known.get(question);
    if (before?.server.name === visible(name) && before.server.claims === claims) return before;
    const server = { id: session, name: visible(name), ...(claims && { claims }) };
    const view = viewElicitation(host, question, server, visible);
    if (view) known.set(question, view);
    return view;
  };
}

const none: readonly FormProblem[] = [];

function viewElicitation(
  host: Host,
  question: ElicitationQuestion,
  server: ElicitationServer,
  visible: (text: string) => string,
): ElicitationView | undefined {
  const shown = elicitationViews.viewOf(host, question, []);
  if (!shown) return undefined;
  const { id, deadline, request } = question;
  const base = {
    id,
    server,
    message: visible(request.message),
    ...(deadline !== undefined && { deadline }),
  };
  if (shown.mode === "settled") {
    const { outcome, dismiss } = shown;
    const settled = { ...base, mode: "settled" as const, outcome, ...(dismiss && { dismiss }) };
    if (asksForForm(question)) {
      const { requestedSchema: schema } = question.request;
      return { ...settled, status: "settled", schema, question };
    }
    if (!asksToVisit(question) || !shown.visit) return undefined;
    return {
      ...settled,
      status: shown.visit === "consent" ? "settled" : shown.visit,
      url: question.request.url,
      question,
      ...(shown.complete && { complete: shown.complete }),
    };
  }
  const { decline, cancel, putAside, resume, extend, stopCall } = shown;
  const open = {
    ...base,
    decline,
    cancel,
    putAside,
    resume,
    ...(extend && { extend }),
    ...(stopCall && { stopCall }),
  };
  if (asksForForm(question) && (shown.mode === "form" || shown.mode === "unanswerable"))
    return {
      ...open,
      question,
      mode: "form",
      schema: question.request.requestedSchema,
      ...(shown.mode === "form"
        ? { status: "open", blockingProblems: none, accept: shown.accept }
        : { status: "unanswerable", blockingProblems: shown.blockingProblems }),
    };
  if (asksToVisit(question) && (shown.mode === "url" || shown.mode === "visit"))
    return {
      ...open,
      question,
      mode: "url",
      url: question.request.url,
      ...(shown.mode === "url"
        ? { status: "open", accept: shown.accept }
        : { status: shown.visit, complete: shown.complete }),
    };
  return undefined;
}

function asksForForm(question: ElicitationQuestion): question is FormElicitation["question"] {
  return question.request.mode === "form";
}

function asksToVisit(question: ElicitationQuestion): question is UrlElicitation["question"] {
  return question.request.mode === "url";
}
