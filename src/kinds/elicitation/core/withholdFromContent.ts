import { keepsItSecret } from "../../../form/model/inspectForm.js";
import { readFormSlices } from "../../../form/model/readElicitationForm.js";
import { inspectLoading, loadNameInspector } from "../../../safety/fields/loadFieldInspector.js";
import { loadRedaction } from "../../../safety/secrets/loadRedaction.js";
import { createAllowance } from "../../../wire/protocol/allowance.js";
import type { ElicitFormRequest } from "../../../wire/protocol/elicitRequest.js";
import type { ElicitContent, ElicitResult } from "../../../wire/protocol/elicitResult.js";
import type { Json } from "../../../wire/protocol/json.js";
import type { RequestLimits } from "../../../wire/protocol/requestLimits.js";
import { inSlices } from "../../../wire/protocol/sliced.js";

/** A result as a log may keep it. */
export interface LoggedElicitResult extends ElicitResult {
  /** The names of the properties that were sent, and whose values are not kept. */
  readonly withheld?: readonly string[];
}

/**
 * Leaves out of a result what answers a request for a secret, and nested data that names one; where that cannot be inspected,
 * within the host's limits, everything that was not. Elsewhere `•••`
 * takes the place of what has the shape of a well-known credential.
 */
export async function withholdFromContent(
  request: ElicitFormRequest,
  content: ElicitContent,
  limits: RequestLimits = {},
): Promise<LoggedElicitResult> {
  const { redactContent } = await loadRedaction();
  const isSecret = await loadSecretDetector(request, content, limits);
  const sent = Object.entries(content);
  const withheld = sent.filter(([name, value]) => isSecret(name, value)).map(([name]) => name);
  return {
    action: "accept",
    content: redactContent(
      Object.fromEntries(sent.filter(([name]) => !withheld.includes(name))),
    ) as ElicitContent,
    ...(withheld.length > 0 && { withheld }),
  };
}

async function loadSecretDetector(
  { requestedSchema, message }: ElicitFormRequest,
  content: ElicitContent,
  limits: RequestLimits,
): Promise<(name: string, value: Json) => boolean> {
  try {
    const allowance = createAllowance(limits);
    const found = await inspectLoading(requestedSchema, message, allowance);
    const names = new Set(found.filter(keepsItSecret).map(({ path }) => path[2]));
    // Any connection shows at least what one without a tap does.
    const { fields, problems } = await inSlices(
      readFormSlices(requestedSchema, true, allowance),
      allowance,
    );
    const isPartly =
      found.some(({ code }) => code === "partly-inspected") ||
      problems.some(({ code }) => code === "too-large");
    const shown = new Set(fields.map(({ name }) => name));
    const isInspected = (name: string, value: Json) => shown.has(name) && !isNested(value);
    const isAll = Object.entries(content).every(([name, value]) => isInspected(name, value));
    const namesSecret = isAll ? undefined : await loadNameInspector();
    return (name, value) =>
      names.has(name) ||
      (!isInspected(name, value) &&
        (isPartly || (namesSecret?.(JSON.stringify({ [name]: value })) ?? true)));
  } catch {
    return () => true;
  }
}

function isNested(value: Json): boolean {
  return [value].flat().some((item) => typeof item === "object" && item !== null);
}
