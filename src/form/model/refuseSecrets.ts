import type { KindRequest } from "../../host/kind.js";
import type { Finding } from "../../safety/finding.js";
import type { Allowance } from "../../wire/protocol/allowance.js";
import type { ElicitFormRequest } from "../../wire/protocol/elicitRequest.js";
import { inSlices } from "../../wire/protocol/sliced.js";
import { inspectForm, keepsItSecret } from "./inspectForm.js";
import { readFormSlices } from "./readElicitationForm.js";

/** Where a server reads which switch of the host's policy refused (basic, `_meta`: a prefix in reverse DNS notation). */
const policyKey = "io.github.mcp-host-ui/policy";

/**
 * Cancels, in the host's name, a form that asks for a secret or of which that could not be inspected; `undefined` for any other.
 * Only a person declines: both the log and the server are told that none did.
 */
export async function refuseSecrets(
  request: ElicitFormRequest,
  { session, decide }: KindRequest,
  allowance: Allowance,
): Promise<object | undefined> {
  const { tapped } = session;
  const slices = readFormSlices(request.requestedSchema, tapped, allowance);
  const { fields } = await inSlices(slices, allowance);
  const { phase, byField, rest } = await inspectForm(request, fields, allowance);
  const found = [...byField.values(), rest].flat();
  const isFree = phase === "done" && !found.some((one) => keepsItSecret(one) || isUnread(one));
  if (isFree) return undefined;
  const result = { action: "cancel", _meta: { [policyKey]: "secrets" } };
  return decide(
    request,
    { sent: "cancel", result },
    { by: "host", cause: "policy", policy: "secrets" },
  );
}

function isUnread({ code }: Finding): boolean {
  return code === "partly-inspected";
}
