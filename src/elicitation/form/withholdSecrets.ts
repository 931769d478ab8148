import type { ElicitFormRequest } from "../../protocol/elicitRequest.js";
import type { ElicitContent, ElicitResult } from "../../protocol/elicitResult.js";
import { loadFieldInspector } from "../../safety/fields/loadFieldInspector.js";
import { maskTexts } from "../../safety/secrets/maskCredentials.js";
import { isSecret } from "./inspectForm.js";

/** A result as a log may keep it. */
export interface LoggedElicitResult extends ElicitResult {
  /** The names of the properties that were sent, and whose values are not kept. */
  readonly withheld?: readonly string[];
}

/**
 * Leaves out of a result what answers a request for a secret; where that cannot be judged, everything. Elsewhere `•••`
 * takes the place of what has the shape of a well-known credential.
 */
export async function withholdSecrets(
  request: ElicitFormRequest,
  content: ElicitContent,
): Promise<LoggedElicitResult> {
  const asksFor = await readSecretNames(request);
  const sent = Object.entries(content);
  const withheld = sent.flatMap(([name]) => (asksFor(name) ? name : []));
  return {
    action: "accept",
    content: maskTexts(
      Object.fromEntries(sent.filter(([name]) => !asksFor(name))),
    ) as ElicitContent,
    ...(withheld.length > 0 && { withheld }),
  };
}

async function readSecretNames({
  requestedSchema,
  message,
}: ElicitFormRequest): Promise<(name: string) => boolean> {
  try {
    const inspectFields = await loadFieldInspector();
    const found = inspectFields(requestedSchema, message);
    if (found.some(({ code }) => code === "partly-inspected")) return () => true;
    const names = new Set(found.filter(isSecret).map(({ place }) => place[2]));
    return (name) => names.has(name);
  } catch {
    return () => true;
  }
}
