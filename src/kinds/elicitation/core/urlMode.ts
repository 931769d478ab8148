import type { Answered, FailedCall, HostCore, KindRequest } from "../../../host/kind.js";
import type { Reply } from "../../../host/reply.js";
import { createRequestError } from "../../../host/requestError.js";
import { networkOf } from "../../../safety/url/network.js";
import { type ElicitUrlRequest, findVisitExcess } from "../../../wire/protocol/elicitRequest.js";
import type { RequestLimits } from "../../../wire/protocol/requestLimits.js";
import {
  type ElicitationQuestion,
  isElicitation,
  type Visit,
  visitOf,
} from "./elicitationQuestion.js";

/** The most times that one call may fail with -32042, and the most pages it may list, before its error stands. */
const mostRequired = { retries: 3, pages: 10 };

/** Why a page cannot be visited. */
export const unvisitable: string =
  "params.url must be an https address, or an http address of a host that is not public.";

const accepted: Reply = { sent: "accept", result: { action: "accept" } };

/** Asks the person to visit a page, if its address is one that may be shown as such (SPEC 31, 32). */
export function askToVisit(
  request: ElicitUrlRequest,
  { ask, refuse }: KindRequest,
  plainHttp: boolean,
): Promise<object> {
  return mayBeVisited(request.url, plainHttp)
    ? ask(request, { visit: "consent", required: false } satisfies Visit)
    : refuse(request, createRequestError(-32602, unvisitable));
}

/** Consent is the whole answer (SPEC 34), unless a call waits for the visit itself; either way the person is on the way. */
export function consent(question: ElicitationQuestion, principal?: string): Answered {
  const { required = false, done = false } = visitOf(question) ?? {};
  if (done) return { reply: accepted, detail: { visit: "complete", required } satisfies Visit };
  const waiting: Visit = { visit: "waiting", required };
  const named = { ...waiting, ...(principal !== undefined && { principal }) };
  // A link of a view leads somewhere and back to nothing: nobody says when a visit is complete.
  if (question.appView !== undefined) return { reply: accepted };
  return required ? { detail: named } : { reply: accepted, detail: waiting, lingers: true };
}

/** Marks a visit that is under way as done; false if it is not under way. Where the server says so, it is done for whoever agreed to go. */
export function complete(
  core: HostCore,
  question: ElicitationQuestion,
  by: "person" | "server",
  completer?: string,
): boolean {
  const { id, phase } = question;
  const visit = visitOf(question);
  if (visit?.visit !== "waiting") return false;
  const principal = by === "person" ? completer : visit.principal;
  core.batch(() => {
    core.update(id, { ...visit, visit: "complete" } satisfies Visit);
    if (phase === "open")
      core.settle(id, accepted, { by, ...(principal !== undefined && { principal }) });
  });
  return true;
}

/** Marks what a server calls done; ids that are unknown or done already are ignored (SPEC 35). */
export function completeById(core: HostCore, session: string, elicitationId: unknown): void {
  core.batch(() => {
    for (const question of core.questions()) {
      if (!isElicitation(question) || question.session !== session) continue;
      const { request } = question;
      const isMeant =
        request.mode === "url" &&
        request.elicitationId !== undefined &&
        request.elicitationId === elicitationId;
      if (!isMeant || complete(core, question, "server")) continue;
      const visit = visitOf(question);
      if (question.phase === "open" && visit?.visit === "consent")
        core.update(question.id, { ...visit, done: true } satisfies Visit);
    }
  });
}

/** Walks the person through the pages that a failed call requires; true once every visit is complete. */
export async function visitRequired(
  error: unknown,
  { retries, ask }: FailedCall,
  limits: RequestLimits,
  plainHttp: boolean,
): Promise<boolean> {
  const requests = readRequiredVisits(error);
  const isPossible =
    requests.length > 0 &&
    requests.length <= mostRequired.pages &&
    requests.every(
      (request) =>
        findVisitExcess(request, limits) === undefined && mayBeVisited(request.url, plainHttp),
    );
  if (!isPossible || retries >= mostRequired.retries) return false;
  const visit: Visit = { visit: "consent", required: true };
  const notVisited = new Error("A page that the call requires was not visited.");
  const walk = async (request: ElicitUrlRequest) => {
    const result = await ask(request, visit);
    if (!("action" in result && result.action === "accept")) throw notVisited;
  };
  try {
    // The first no is one to the call: the other pages go with it.
    await Promise.all(requests.map(walk));
    return true;
  } catch (error) {
    if (error === notVisited) return false;
    throw error;
  }
}

/** Whether an address is one of the web's, and encrypted where it leads into the open net. */
export function mayBeVisited(url: string, plainHttp: boolean): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  if (protocol === "https:") return true;
  return protocol === "http:" && (plainHttp || networkOf(hostname) !== "public");
}

/** Reads the elicitations that a `URLElicitationRequiredError` lists (revision 2025-11-25). */
function readRequiredVisits(error: unknown): readonly ElicitUrlRequest[] {
  const { elicitations } = asRecord(asRecord(error).data);
  if (!Array.isArray(elicitations)) return [];
  return elicitations.map((entry: unknown) => {
    const { message, url, elicitationId } = asRecord(entry);
    return {
      mode: "url",
      message: typeof message === "string" ? message : "",
      url: typeof url === "string" ? url : "",
      ...(typeof elicitationId === "string" && { elicitationId }),
    };
  });
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
