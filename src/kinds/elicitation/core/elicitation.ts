import { formLimitsKey } from "../../../form/model/formLimits.js";
import type { Draft } from "../../../host/command.js";
import type { Answered, HostCore, HostKind, KindRequest } from "../../../host/kind.js";
import type { Question } from "../../../host/question.js";
import { createRequestError, type RequestError } from "../../../host/requestError.js";
import { loadedRedaction, loadRedaction } from "../../../safety/secrets/loadRedaction.js";
import { redactReason } from "../../../safety/secrets/redactReason.js";
import { lazily } from "../../../state/lazily.js";
import { createAllowance } from "../../../wire/protocol/allowance.js";
import { allowanceOf } from "../../../wire/protocol/allowanceOf.js";
import {
  type ElicitFormRequest,
  readElicitRequest,
  readElicitSlices,
} from "../../../wire/protocol/elicitRequest.js";
import {
  type ElicitAnswer,
  readElicitAnswer,
  writeElicitResult,
} from "../../../wire/protocol/elicitResult.js";
import { isLong } from "../../../wire/protocol/isLong.js";
import { isJsonObject } from "../../../wire/protocol/json.js";
import { limitsOf } from "../../../wire/protocol/requestLimits.js";
import { begin, nextTask } from "../../../wire/protocol/sliced.js";
import { isElicitation } from "./elicitationQuestion.js";
import { sendsReasonKey, supportsReason } from "./reason.js";
import { unanswered } from "./unanswered.js";

/** Options for elicitation. */
export interface ElicitationOptions {
  /** Whether servers may send people to a page (revisions 2025-11-25 and later). @default false */
  readonly url?: boolean;
  /**
   * Whether such a page may be on a public host without encryption (`http:`). Hosts of this machine and of private networks
   * always may; either way the person is warned. @default false
   */
  readonly plainHttp?: boolean;
  /**
   * Whether a server learns why a person declines, if they say so: in `_meta["io.github.mcp-host-ui/reason"]`. In
   * revision 2026-07-28 the SDK drops it unless a transport tap carries it. The person is told who sees it.
   * @default false
   */
  readonly sendReason?: boolean;
}

/** The host's own no, in the name of a rule: nobody declined. */
const notShown = "This host's rules do not show this request to anybody.";

/** The code of `URLElicitationRequiredError` (revision 2025-11-25). */
const urlElicitationRequired = -32042;

/** The kind that answers `elicitation/create` (client/elicitation, all revisions). */
export function elicitation({
  url = false,
  plainHttp = false,
  sendReason = false,
}: ElicitationOptions = {}): HostKind {
  return {
    name: "elicitation",
    capabilities: { elicitation: url ? { form: {}, url: {} } : { form: {} } },
    wire: async () =>
      (await import("./elicitationWire.js")).createElicitationWire({ url, plainHttp, sendReason }),
    start(core) {
      const limits = limitsOf(core.limits);
      core.publish(sendsReasonKey, sendReason);
      core.publish(formLimitsKey, limits);
      return {
        requests: {
          async "elicitation/create"(params, received) {
            const allowance = createAllowance(limits);
            const begun = begin(readElicitSlices(params, limits, allowance), allowance);
            const reading = begun.done ? begun.result : await begun.rest();
            if (!reading.ok) throw invalid(`elicitation/create: ${reading.problem}.`);
            const request = reading.value;
            if (isLong(request)) await nextTask();
            if (request.mode === "form") return takeForm(core, request, received);
            if (!url) throw invalid("This client does not support url-mode elicitation.");
            return loadLater().then(
              ({ askToVisit }) => askToVisit(request, received, plainHttp),
              (error) => received.fail(error, request),
            );
          },
        },
        notifications: {
          async "notifications/elicitation/complete"(params, { id }) {
            if (isJsonObject(params))
              (await loadLater()).completeById(core, id, params.elicitationId);
          },
        },
        answer: (question, answer, rule, principal) =>
          answerElicitation(
            core,
            question,
            answer,
            sendReason && supportsReason(core.sessions(), question),
            { rule, principal },
          ),
        rules: {
          facts: ({ request }) => ({
            subject:
              isJsonObject(request) && request.mode === "url"
                ? "elicitation/url"
                : "elicitation/form",
            may: ["deny"],
          }),
          obey({ id }, _, decision) {
            core.settle(
              id,
              { sent: "error", error: createRequestError(-32603, notShown) },
              decision,
            );
          },
        },
        fallback: () => unanswered,
        flatAnswers: ({ tapped }) => !tapped,
        revives: ({ request }) => isForm(request),
        async storable(question, draft) {
          // Loaded ahead, and once: a page that is being left waits for nothing.
          const { withholdCredentials } = loaded ?? (await loadLater());
          const { redactTexts } = loadedRedaction() ?? (await loadRedaction());
          return { question: withholdCredentials(question, redactTexts), draft };
        },
        keepableDraft: (question, draft) => keepableDraft(core, question, draft),
        fingerprint: ({ request }) => JSON.stringify(request),
        commands: { complete: "question" },
        async command({ type, id }, principal) {
          const question = type === "elicitation/complete" ? core.question(String(id)) : undefined;
          const done =
            question &&
            isElicitation(question) &&
            (await loadLater()).complete(core, question, "person", principal);
          return done
            ? { done }
            : {
                done: false,
                rejection: "unknown",
                message: `No visit ${String(id)} is under way.`,
              };
        },
        async recover(error, call) {
          const isMeant = url && isJsonObject(error) && error.code === urlElicitationRequired;
          const urlMode = isMeant && (await loadLater().catch(core.report));
          return urlMode ? urlMode.visitRequired(error, call, limits, plainHttp) : false;
        },
      };
    },
  };
}

/** Removes secrets from a draft before the host keeps it. */
function keepableDraft(core: HostCore, question: Question, draft: Draft): Draft | Promise<Draft> {
  if (!isElicitation(question) || question.request.mode === "url") return draft;
  const { request, session } = question;
  const tapped = core.session(session)?.tapped ?? false;
  const keep = (later: typeof import("./elicitationLater.js")) =>
    later.keepableDraft(request, draft, tapped, allowanceOf(core.limits));
  return loaded ? keep(loaded) : loadLater().then(keep);
}

/** Puts a form to the person, unless the host's policy refuses it; it is not shown where that cannot be told. */
async function takeForm(
  core: HostCore,
  request: ElicitFormRequest,
  received: KindRequest,
): Promise<object> {
  if (core.policy.secrets !== "refused") return askToFillIn(core, request, received);
  return loadLater().then(
    async ({ refuseSecrets }) =>
      (await refuseSecrets(request, received, allowanceOf(core.limits))) ??
      askToFillIn(core, request, received),
    (error) => received.fail(error, request),
  );
}

/**
 * Puts a form to the person at once; whether anything rules out every answer to it is known a moment later. A long form
 * is read first, a slice at a time, so that it holds up neither the page nor another server's dialog.
 */
async function askToFillIn(
  core: HostCore,
  request: ElicitFormRequest,
  { ask, session }: KindRequest,
): Promise<object> {
  if (isLong(request.requestedSchema))
    await loadLater()
      .then(({ readFormAhead }) => readFormAhead(core, request, session.tapped))
      .catch(core.report);
  const asked = ask(request);
  const { question } = asked;
  if (question)
    void loadLater()
      .then(({ storeBlockingProblems }) =>
        storeBlockingProblems(core, question.id, request, session.tapped),
      )
      .catch(core.report);
  return asked;
}

async function answerElicitation(
  core: HostCore,
  question: Question,
  value: unknown,
  sendReason: boolean,
  { rule, principal }: { rule: string | undefined; principal: string | undefined },
): Promise<Answered> {
  const reading = readElicitAnswer(value);
  if (!reading.ok) return { message: `The answer was not sent: ${reading.problem}.` };
  if (!isElicitation(question)) throw new Error(`${question.id} is no elicitation.`);
  const { request } = question;
  const answer = reading.value;
  if (rule !== undefined && answer.action !== "cancel")
    return { message: `The rule "${rule}" may not ${answer.action}: only the person does.` };
  const said = answer.action === "decline" ? answer.reason : undefined;
  const reason = said === undefined ? undefined : await redactReason(said);
  let logged: object | undefined;
  if (answer.action === "accept") {
    if (request.mode === "url") return (await loadLater()).consent(question, principal);
    const { content = {} } = answer;
    const later = await loadLater();
    const tapped = core.session(question.session)?.tapped ?? false;
    const { reviewed, confirmed, cleared } = answer;
    const refusal =
      (await later.refuseContent(core, tapped, request, content)) ??
      (await later.refuseByPolicy(core, request, { content, reviewed })) ??
      (await later.refuseUnconfirmed(core, tapped, request, { content, confirmed, cleared }));
    if (refusal) return refusal;
    if (core.logsContent) logged = await later.withholdFromContent(request, content, core.limits);
  }
  return {
    reply: {
      sent: answer.action,
      result: writeElicitResult(answer, sendReason),
      ...(logged && { logged }),
      ...(answer.action === "accept" && confirmationOf(answer)),
    },
    ...(reason !== undefined && { reason }),
  };
}

/** The facts with which a desk checks the answer again. */
function confirmationOf({
  confirmed = [],
  cleared = [],
}: Extract<ElicitAnswer, { action: "accept" }>): { confirmed?: readonly string[] } {
  const names = [...confirmed, ...cleared];
  return names.length > 0 ? { confirmed: names } : {};
}

/** Whether this is just what {@link readElicitRequest} makes of a form. */
function isForm(request: unknown): boolean {
  const reading = readElicitRequest(request);
  return (
    reading.ok &&
    reading.value.mode === "form" &&
    JSON.stringify(reading.value) === JSON.stringify(request)
  );
}

function invalid(message: string): RequestError {
  return createRequestError(-32602, message);
}

/**
 * Loaded with the first question: a host that is never asked need not carry it. Loaded once: a page that imports again
 * what it has waits for it longer than for all the rest of an answer.
 */
const loadLater = lazily(async () => {
  loaded = await import("./elicitationLater.js");
  return loaded;
});
let loaded: typeof import("./elicitationLater.js") | undefined;
