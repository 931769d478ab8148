import { isDevelopment } from "../../../developer/isDevelopment.js";
import type { FormIssue } from "../../../form/model/formIssue.js";
import { type FormProblem, readFormSlices } from "../../../form/model/readElicitationForm.js";
import { findSecretContent } from "../../../form/model/secretContent.js";
import type { Answered, HostCore } from "../../../host/kind.js";
import { isSupportedValue } from "../../../schema/isSupportedValue.js";
import { loadValidator } from "../../../schema/loadValidator.js";
import { allowanceOf } from "../../../wire/protocol/allowanceOf.js";
import type { ElicitFormRequest } from "../../../wire/protocol/elicitRequest.js";
import type { ElicitContent } from "../../../wire/protocol/elicitResult.js";
import type { JsonObject } from "../../../wire/protocol/json.js";
import type { RequestLimits } from "../../../wire/protocol/requestLimits.js";
import { inSlices } from "../../../wire/protocol/sliced.js";
import type { Unanswerable } from "./elicitationQuestion.js";
import { withholdFromContent } from "./withholdFromContent.js";

/** Reads a form before anybody is asked, a slice at a time; whoever reads it after that has it at once. */
export async function readFormAhead(
  core: HostCore,
  { requestedSchema }: ElicitFormRequest,
  tapped: boolean,
): Promise<void> {
  await findBlockingProblems(core, requestedSchema, tapped);
}

/** Notes what rules out every answer to an open form, where anything does; `tapped` as its session is. */
export async function storeBlockingProblems(
  core: HostCore,
  id: string,
  { requestedSchema }: ElicitFormRequest,
  tapped: boolean,
): Promise<void> {
  const blockingProblems = await findBlockingProblems(core, requestedSchema, tapped);
  if (blockingProblems.length > 0 && core.question(id)?.phase === "open")
    core.update(id, { blockingProblems } satisfies Unanswerable);
}

/** Why content is not sent: no answer would be valid, or this one is not. */
export async function refuseContent(
  core: Pick<HostCore, "limits">,
  tapped: boolean,
  { requestedSchema }: ElicitFormRequest,
  content: ElicitContent,
): Promise<{ message: string; issues: readonly unknown[] } | undefined> {
  const blockingProblems = await findBlockingProblems(core, requestedSchema, tapped);
  if (blockingProblems.length > 0)
    return { message: "No answer to this form would be valid.", issues: blockingProblems };
  const issues = await findIssues(core, requestedSchema, content, tapped);
  return issues.length > 0
    ? { message: "The content does not fit what the server asked for.", issues }
    : undefined;
}

/** Why the host's policy does not let valid content leave like this, or at all. */
export async function refuseByPolicy(
  { policy: { review, secrets }, limits }: Pick<HostCore, "policy" | "limits">,
  request: ElicitFormRequest,
  { content, reviewed }: { content: ElicitContent; reviewed: boolean | undefined },
): Promise<Extract<Answered, { message: string }> | undefined> {
  if (secrets === "refused" && (await holdsSecrets(request, content, limits)))
    return { message: "By the host's policy no secret is given to servers." };
  if (review !== "always") return undefined;
  return reviewed ? undefined : { message: needsLook, rejection: "unseen" };
}

/** Why valid content does not leave yet: it holds secrets that the user did not confirm. */
export async function refuseUnconfirmed(
  { limits }: Pick<HostCore, "limits">,
  tapped: boolean,
  request: ElicitFormRequest,
  {
    content,
    confirmed = [],
    cleared,
  }: {
    content: ElicitContent;
    confirmed?: readonly string[] | undefined;
    cleared?: readonly string[] | undefined;
  },
): Promise<{ message: string; rejection: "unconfirmed"; issues: readonly object[] } | undefined> {
  const secrets = await findSecretContent(request, content, tapped, allowanceOf(limits), cleared);
  const left = secrets.filter((name) => !confirmed.includes(name));
  if (left.length === 0) return undefined;
  return {
    message: `Nothing was sent, because the user did not confirm these secrets: ${left.join(", ")}. Show the content, then answer with \`confirmed\`, which names them.`,
    rejection: "unconfirmed",
    issues: left.map((name) => ({ path: [name], code: "unconfirmed", params: {} })),
  };
}

const needsLook =
  "Nothing was sent: by the host's policy a person sees exactly what leaves first. Show it, then answer with `reviewed: true`.";

async function holdsSecrets(
  request: ElicitFormRequest,
  content: ElicitContent,
  limits: RequestLimits,
) {
  const { withheld } = await withholdFromContent(request, content, limits);
  return withheld !== undefined;
}

async function findBlockingProblems(
  core: Pick<HostCore, "limits">,
  schema: JsonObject,
  tapped: boolean,
): Promise<readonly FormProblem[]> {
  const allowance = allowanceOf(core.limits);
  const { problems } = await inSlices(readFormSlices(schema, tapped, allowance), allowance);
  return problems.filter(({ severity }) => severity === "blocks");
}

/** Validates the answer to a form. A check that would cost too much is left to the server: the person was told before. */
async function findIssues(
  core: Pick<HostCore, "limits">,
  schema: JsonObject,
  content: ElicitContent,
  tapped: boolean,
): Promise<readonly FormIssue[]> {
  const { checkInSlices } = await loadValidator(schema, allowanceOf(core.limits));
  const { issues, isWhole } = await checkInSlices(content);
  if (!isWhole && isDevelopment())
    (await import("../../../developer/warnings.js")).warnOfPartlyChecked();
  const unsupported = Object.entries(content).filter(
    ([, value]) => !tapped && !isSupportedValue(value),
  );
  return [
    ...issues,
    ...unsupported.map(([name]) => ({ path: [name], code: "unsupported" as const, params: {} })),
  ];
}
