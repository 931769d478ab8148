import { type Allowance, createAllowance } from "./allowance.js";
import { copyJson } from "./copyJson.js";
import { findForeignDialect } from "./dialect.js";
import { isJsonObject, type JsonObject } from "./json.js";
import type { Reading } from "./reading.js";
import { exceeds, type RequestLimits } from "./requestLimits.js";
import { atOnce, type Sliced } from "./sliced.js";

/** A request to fill in a form (revisions 2025-06-18 and later). */
export interface ElicitFormRequest {
  readonly mode: "form";
  /** Why the server asks, in the server's words. */
  readonly message: string;
  /** The schema of the content that the server wants, exactly as it sent it. */
  readonly requestedSchema: JsonObject;
}

/** A request to visit a page (revisions 2025-11-25 and later). */
export interface ElicitUrlRequest {
  readonly mode: "url";
  /** Why the server asks, in the server's words. */
  readonly message: string;
  /** The address to visit, exactly as the server sent it: not checked, not safe to open. */
  readonly url: string;
  /** Names the elicitation in `notifications/elicitation/complete`; revision 2025-11-25 only. */
  readonly elicitationId?: string;
}

/** A server's request to a person with `elicitation/create`, in any revision. */
export type ElicitRequest = ElicitFormRequest | ElicitUrlRequest;

/**
 * Reads the params of an `elicitation/create` request of any revision.
 * A missing `mode` means form, any other than the two is refused; a form without a schema asks for a plain confirmation. Without limits, only how deep it
 * nests is bounded.
 */
export function readElicitRequest(
  params: unknown,
  limits: RequestLimits = {},
): Reading<ElicitRequest> {
  return atOnce(readElicitSlices(params, limits, createAllowance()));
}

/** The same a slice at a time. */
export function* readElicitSlices(
  params: unknown,
  limits: RequestLimits,
  allowance: Allowance,
): Sliced<Reading<ElicitRequest>> {
  if (!isJsonObject(params)) return wrong("params must be an object with a message");
  const { mode, message = "", requestedSchema = {}, url, elicitationId } = params;
  if (typeof message !== "string") return wrong("params.message must be a string");
  if (mode === "url") {
    if (typeof url !== "string") return wrong("params.url must be a string in url mode");
    const id = typeof elicitationId === "string" ? { elicitationId } : {};
    const visit: ElicitUrlRequest = { mode, message, url, ...id };
    const excess = findVisitExcess(visit, limits);
    return excess === undefined ? { ok: true, value: visit } : wrong(excess);
  }
  const excess = findMessageExcess(message, limits);
  if (excess !== undefined) return wrong(excess);
  // Servers that predate URL mode omit `mode` (client/elicitation); a mode that nobody declared is an error.
  if (mode !== undefined && mode !== "form") return wrong('params.mode must be "form" or "url"');
  if (!isJsonObject(requestedSchema)) return wrong("params.requestedSchema must be an object");
  const foreign = findForeignDialect(requestedSchema, "params.requestedSchema");
  if (foreign !== undefined) return wrong(foreign);
  const bounds = { limits, isForm: true };
  const schema = yield* copyJson(requestedSchema, "params.requestedSchema", bounds, allowance);
  return schema.ok
    ? { ok: true, value: { mode: "form", message, requestedSchema: schema.value } }
    : schema;
}

/** Explains what of a request to visit a page exceeds a limit. */
export function findVisitExcess(
  { message, url, elicitationId = "" }: ElicitUrlRequest,
  limits: RequestLimits,
): string | undefined {
  const { addressCharacters = Infinity } = limits;
  const tooLong = Object.entries({ url, elicitationId }).find(
    ([, text]) => text.length > addressCharacters,
  );
  return tooLong
    ? exceeds(`params.${tooLong[0]}`, "has more than # characters", "addressCharacters", limits)
    : findMessageExcess(message, limits);
}

function findMessageExcess(message: string, limits: RequestLimits): string | undefined {
  const { formCharacters = Infinity } = limits;
  return message.length > formCharacters
    ? exceeds("params.message", "has more than # characters", "formCharacters", limits)
    : undefined;
}

function wrong(problem: string): Reading<never> {
  return { ok: false, problem };
}
