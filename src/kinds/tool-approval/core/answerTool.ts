import { readElicitationForm } from "../../../form/model/readElicitationForm.js";
import type { Answered, HostCore } from "../../../host/kind.js";
import { redactTexts } from "../../../safety/secrets/redactCredentials.js";
import { redactReason } from "../../../safety/secrets/redactReason.js";
import type { Issue } from "../../../schema/issue.js";
import { sameJson } from "../../../schema/sameJson.js";
import { isJsonObject, type JsonObject } from "../../../wire/protocol/json.js";
import { editSchema } from "./editSchema.js";
import { readToolCall } from "./readToolCall.js";
import type { ToolDecision, ToolDefinition, ToolQuestion } from "./toolCall.js";
import { effectOf, isPlain, naming, plainChoice, type ToolChoice } from "./toolChoices.js";

type Core = Pick<HostCore, "limits" | "logsContent">;

/**
 * Turns an answer into a decision. A form's `accept` and `decline` count as `allow` and `deny`, so that the form engine can
 * edit the arguments. Edited arguments must fit the tool's `inputSchema`.
 */
export async function answerTool(
  question: ToolQuestion,
  answer: unknown,
  core: Core,
): Promise<Answered> {
  const said = isJsonObject(answer) ? answer : {};
  const { request } = question;
  switch (said.action) {
    case "allow":
    case "accept": {
      const chosen = chosenOf(request.choices, "allow", said.choice);
      if (!chosen) return { message: "choice must be the id of a choice that allows the call." };
      if (said.action === "accept")
        return allowEdited(question, withUnshown(question, said.content), chosen, core);
      return said.arguments === undefined
        ? allow(question, request.arguments, chosen, core)
        : allowEdited(question, said.arguments, chosen, core);
    }
    case "deny":
    case "decline": {
      const chosen = chosenOf(request.choices, "deny", said.choice);
      if (!chosen) return { message: "choice must be the id of a choice that denies the call." };
      return deny(said.reason, said.stop === true, chosen);
    }
    case "cancel":
      return { reply: { sent: "cancel", result: { action: "none" } satisfies ToolDecision } };
    default:
      return { message: 'action must be "allow", "deny" or "cancel".' };
  }
}

/** The member that names the harness's option in a decision. */
type Chosen = ReturnType<typeof naming>;

/** Returns the option that an answer chose, or stands for; `undefined` for an option of another effect, or for none. */
function chosenOf(
  choices: readonly ToolChoice[] | undefined,
  effect: "allow" | "deny",
  id: unknown,
): Chosen | undefined {
  if (id === undefined)
    // A user may always deny, even if the harness offers no option to.
    return effect === "deny" || isPlain(choices, effect)
      ? naming(plainChoice(choices, effect))
      : undefined;
  const choice = choices?.find((one) => one.id === id);
  return choice && effectOf(choice) === effect ? naming(choice) : undefined;
}

function allow(
  { request }: ToolQuestion,
  given: JsonObject,
  chosen: Chosen,
  { logsContent }: Core,
): Answered {
  const edited = !sameJson(given, request.arguments);
  if (edited && request.supports?.edits === false)
    return { message: "The harness runs the tool only with the arguments that the model wrote." };
  const result: ToolDecision = { action: "allow", arguments: given, edited, ...chosen };
  const logged = logsContent && { logged: { ...result, arguments: redactTexts(given) } };
  return { reply: { sent: "accept", result, ...logged } };
}

async function allowEdited(
  question: ToolQuestion,
  written: unknown,
  chosen: Chosen,
  core: Core,
): Promise<Answered> {
  const { tool } = question.request;
  if (!isJsonObject(written)) return { message: "arguments must be a JSON object." };
  // Copied like the model's own, so that no one changes it after the check.
  const { arguments: given } = readToolCall({ tool, arguments: written }, core.limits);
  const issues = sameJson(given, question.request.arguments) ? [] : await findIssues(tool, given);
  return issues.length > 0
    ? { message: "The arguments do not fit the tool's input schema.", issues }
    : allow(question, given, chosen, core);
}

/** The content of the form, and the arguments that the form has no field for: the user saw those beside it. */
function withUnshown({ request }: ToolQuestion, content: unknown): unknown {
  if (!isJsonObject(content)) return content;
  const { fields } = readElicitationForm(editSchema(request), true);
  const shown = new Set(fields.map(({ name }) => name));
  const rest = Object.entries(request.arguments).filter(([name]) => !shown.has(name));
  return Object.fromEntries([...Object.entries(content), ...rest]);
}

async function deny(said: unknown, stop: boolean, chosen: Chosen): Promise<Answered> {
  const reason = typeof said === "string" && said !== "" ? await redactReason(said) : undefined;
  const result: ToolDecision = {
    action: "deny",
    ...(reason !== undefined && { reason }),
    stop,
    ...chosen,
  };
  return {
    reply: { sent: "decline", result },
    ...(reason !== undefined && { reason }),
  };
}

async function findIssues(
  { inputSchema }: ToolDefinition,
  given: JsonObject,
): Promise<readonly Issue[]> {
  if (!isJsonObject(inputSchema)) return [];
  const { createJsonValidator } = await import("../../../schema/validators.js");
  return (await createJsonValidator(inputSchema)).check(given);
}
