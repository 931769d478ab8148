import type { WireValidation } from "../../../host/kind.js";
import { readForm } from "../../../schema/reading/readForm.js";
import { createAllowance } from "../../../wire/protocol/allowance.js";
import { type ElicitRequest, readElicitSlices } from "../../../wire/protocol/elicitRequest.js";
import {
  type ElicitContent,
  readElicitAnswer,
  writeElicitResult,
} from "../../../wire/protocol/elicitResult.js";
import { isJsonObject, type JsonObject } from "../../../wire/protocol/json.js";
import type { Reading } from "../../../wire/protocol/reading.js";
import { limitsOf, type RequestLimits } from "../../../wire/protocol/requestLimits.js";
import { inSlices } from "../../../wire/protocol/sliced.js";
import type { ElicitationOptions } from "./elicitation.js";
import { refuseContent, refuseUnconfirmed } from "./formAnswers.js";
import { unanswered } from "./unanswered.js";
import { mayBeVisited, unvisitable } from "./urlMode.js";

/** Validates elicitations apart from any host: what may be asked, and what may be answered. */
export function createElicitationWire({
  url = false,
  plainHttp = false,
  sendReason = false,
}: ElicitationOptions): Readonly<Record<string, WireValidation>> {
  return {
    "elicitation/create": {
      fallback: unanswered,
      async findProblem(params, limits) {
        const reading = await read(params, limits);
        if (!reading.ok) return `elicitation/create: ${reading.problem}.`;
        const request = reading.value;
        if (request.mode === "form") return undefined;
        if (!url) return "This client does not support url-mode elicitation.";
        return mayBeVisited(request.url, plainHttp) ? undefined : unvisitable;
      },
      async readResult(result, { params, limits, tapped, confirmed }) {
        const request = await read(params, limits);
        const answer = readElicitAnswer(result);
        if (!request.ok || !answer.ok)
          return {
            message: `The answer was not sent: ${answer.ok ? "it has no question" : answer.problem}.`,
          };
        const { action } = answer.value;
        const form = request.value.mode === "form" && request.value;
        if (action === "accept" && !form) return { sent: action, result: { action } };
        if (action === "accept" && form) {
          const { content = {} } = answer.value;
          const refusal = await refuseContent({ limits }, tapped, form, content);
          if (refusal) return refusal;
          const unasked = await findUnasked(form.requestedSchema, content, limits);
          if (unasked.length > 0)
            return {
              message: "The content has properties that the server did not ask for.",
              issues: unasked.map((name) => ({
                path: [name],
                code: "additionalProperties",
                params: {},
              })),
            };
          const unconfirmed = await refuseUnconfirmed({ limits }, tapped, form, {
            content,
            confirmed,
          });
          if (unconfirmed) return unconfirmed;
        }
        // A result carries its reason in `_meta`, which only a host that sends reasons writes.
        const said =
          sendReason && isJsonObject(result) && isJsonObject(result._meta) && result._meta;
        const written = writeElicitResult(answer.value);
        return {
          sent: action,
          result: { ...written, ...(action === "decline" && said && { _meta: said }) },
        };
      },
    },
  };
}

function read(params: unknown, limits: RequestLimits): Promise<Reading<ElicitRequest>> {
  const allowance = createAllowance(limitsOf(limits));
  return inSlices(readElicitSlices(params, limitsOf(limits), allowance), allowance);
}

/** Keywords by which a server says itself which other properties it takes; validating judges those. */
const openKeywords = ["additionalProperties", "patternProperties", "unevaluatedProperties"];

/**
 * Finds the properties of content that a form did not ask for. JSON Schema lets them pass where a schema is silent, but no
 * form shows them, so no person saw them: they are not sent for somebody whose page cannot be trusted.
 */
async function findUnasked(
  requestedSchema: JsonObject,
  content: ElicitContent,
  limits: RequestLimits,
): Promise<readonly string[]> {
  if (openKeywords.some((keyword) => Object.hasOwn(requestedSchema, keyword))) return [];
  const allowance = createAllowance(limitsOf(limits));
  const { properties } = await inSlices(readForm(requestedSchema, allowance), allowance);
  const asked = new Set(properties.map(({ name }) => name));
  return Object.keys(content).filter((name) => !asked.has(name));
}
