import type { ElicitationQuestion } from "../elicitation/elicitation.js";
import type { Receipt } from "../host/command.js";
import type { Host } from "../host/createHost.js";
import type { Outcome } from "../host/outcome.js";
import type {
  ElicitFormRequest,
  ElicitRequest,
  ElicitUrlRequest,
} from "../protocol/elicitRequest.js";
import type { ElicitAnswer, ElicitContent } from "../protocol/elicitResult.js";

/** What a person can do about any open elicitation, whatever it asks for. */
interface OpenElicitation extends ElicitationQuestion {
  readonly phase: "open";
  /** Says no to the server. The reason stays in the host (client/elicitation, Response Actions). */
  decline(reason?: string): Promise<Receipt>;
  /** Leaves without a choice, as closing a dialog does. */
  cancel(): Promise<Receipt>;
  /** Takes it off its surface for later; it stays open. */
  putAside(): Promise<Receipt>;
  /** Brings it back to a surface. */
  resume(): Promise<Receipt>;
  /** Stops the whole call that asks; absent unless the question belongs to one call for certain. */
  readonly stopCall?: () => Promise<Receipt>;
}

/** Why an elicitation has no `accept`. `address`: the page to visit is not one that a browser may open. */
export type ElicitationObstacle = "address";

/** An open form. */
export interface OpenFormElicitation extends OpenElicitation {
  readonly mode: "form";
  readonly request: ElicitFormRequest;
  readonly obstacle?: undefined;
  /** Sends the content, once it fits the requested schema; otherwise the receipt says what does not. */
  accept(content: ElicitContent): Promise<Receipt>;
}

/** An open request to visit a page. */
export interface OpenUrlElicitation extends OpenElicitation {
  readonly mode: "url";
  readonly request: ElicitUrlRequest;
  readonly obstacle?: undefined;
  /** Says that the person agreed to visit the page; it opens nothing. */
  accept(): Promise<Receipt>;
}

/** An open elicitation that nobody could accept. */
export interface BlockedElicitation extends OpenElicitation {
  readonly mode: ElicitRequest["mode"];
  /** Why there is no `accept`. */
  readonly obstacle: ElicitationObstacle;
  readonly accept?: undefined;
}

/** A settled elicitation. */
export interface SettledElicitation extends ElicitationQuestion {
  readonly phase: "settled";
  readonly mode: ElicitRequest["mode"];
  readonly outcome: Outcome;
  /** Takes it, and what was typed for it, out of sight; absent where it is out of sight already. */
  readonly dismiss?: () => Promise<Receipt>;
}

/** An open elicitation with its legal actions. */
export type OpenElicitationView = OpenFormElicitation | OpenUrlElicitation | BlockedElicitation;

/** An elicitation with its legal actions: what is illegal does not exist on it. */
export type ElicitationView = OpenElicitationView | SettledElicitation;

const views = new WeakMap<Host, WeakMap<ElicitationQuestion, ElicitationView>>();

/** The legal actions of one elicitation. The same record gives the same view. */
export function viewElicitation(host: Host, question: ElicitationQuestion): ElicitationView {
  const known = views.get(host) ?? new WeakMap<ElicitationQuestion, ElicitationView>();
  views.set(host, known);
  const view =
    known.get(question) ??
    (question.phase === "open" ? viewOpen(host, question) : viewSettled(host, question));
  known.set(question, view);
  return view;
}

function viewOpen(host: Host, question: ElicitationQuestion): OpenElicitationView {
  const { id, call, request } = question;
  const answer = (what: ElicitAnswer) => host.send({ type: "settle", id, answer: what });
  const common = {
    ...question,
    phase: "open" as const,
    decline: (reason?: string) =>
      answer({ action: "decline", ...(reason !== undefined && { reason }) }),
    cancel: () => answer({ action: "cancel" }),
    putAside: () => host.send({ type: "putAside", id }),
    resume: () => host.send({ type: "resume", id }),
    ...(call !== undefined && { stopCall: () => host.send({ type: "stopCall", id: call }) }),
  };
  if (request.mode === "form")
    return {
      ...common,
      request,
      mode: "form",
      accept: (content) => answer({ action: "accept", content }),
    };
  if (!isWebAddress(request.url)) return { ...common, mode: "url", obstacle: "address" };
  return { ...common, request, mode: "url", accept: () => answer({ action: "accept" }) };
}

function viewSettled(host: Host, question: ElicitationQuestion): SettledElicitation {
  const { id, outcome, request, lingering } = question;
  if (!outcome) throw new Error(`Question ${id} is settled without an outcome.`);
  return {
    ...question,
    phase: "settled",
    mode: request.mode,
    outcome,
    ...(lingering && { dismiss: () => host.send({ type: "dismiss", id }) }),
  };
}

/** Other schemes run code or start programs (docs, tutorials/security/security_best_practices). */
function isWebAddress(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}
