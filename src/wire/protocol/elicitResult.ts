import { isJsonObject, type Json, type JsonObject } from "./json.js";
import type { Reading } from "./reading.js";

/** The content of an accepted form, by property name. */
export type ElicitContent = Readonly<Record<string, Json>>;

/** A person's answer to an elicitation, as the protocol names the three (client/elicitation, Response Actions). */
export type ElicitAnswer =
  | {
      readonly action: "accept";
      readonly content?: ElicitContent;
      /** Whether a person has seen exactly this; it goes no further than the host. */
      readonly reviewed?: boolean;
      /** The names of the properties of `content` whose secrets the user confirmed; the host never sends this list to the server. */
      readonly confirmed?: readonly string[];
      /**
       * The names of the properties that the app's own inspector judged to hold no secret, whatever the library's says. A form
       * sends them; no caller of `accept` needs to. @default none
       */
      readonly cleared?: readonly string[];
    }
  | {
      readonly action: "decline";
      /** Why, in the person's words; stays in the host unless it is told to send it. */
      readonly reason?: string;
    }
  | { readonly action: "cancel" };

/** The result of `elicitation/create` as it goes over the wire. */
export interface ElicitResult {
  readonly action: "accept" | "decline" | "cancel";
  readonly content?: ElicitContent;
  /** Why, in the person's words, under `io.github.mcp-host-ui/reason`; only where the host sends it. */
  readonly _meta?: JsonObject;
}

/** The `_meta` key of a decline's reason (basic, `_meta`: a prefix in reverse DNS notation). */
const reasonKey = "io.github.mcp-host-ui/reason";

/** Reads an answer that came from a user interface, perhaps from another process. */
export function readElicitAnswer(value: unknown): Reading<ElicitAnswer> {
  if (!isJsonObject(value)) return wrong("an answer is an object with an action");
  const { action, content, reviewed, confirmed, cleared, reason } = value;
  switch (action) {
    case "accept":
      if (content === undefined) return { ok: true, value: { action } };
      if (!isJsonObject(content)) return wrong("content must be an object");
      return {
        ok: true,
        value: {
          action,
          content: withoutAbsent(content),
          ...(reviewed === true && { reviewed }),
          ...(isListOfNames(confirmed) && { confirmed }),
          ...(isListOfNames(cleared) && { cleared }),
        },
      };
    case "decline":
      return { ok: true, value: typeof reason === "string" ? { action, reason } : { action } };
    case "cancel":
      return { ok: true, value: { action } };
    default:
      return wrong('action must be "accept", "decline" or "cancel"');
  }
}

/** Writes the wire result of a form: only an accepted one carries content, and only a decline a reason. */
export function writeElicitResult(answer: ElicitAnswer, sendReason = false): ElicitResult {
  if (answer.action === "accept") return { action: "accept", content: answer.content ?? {} };
  const reason = sendReason && answer.action === "decline" ? answer.reason : undefined;
  return {
    action: answer.action,
    ...(reason !== undefined && { _meta: { [reasonKey]: reason } }),
  };
}

/** Whether a value is a list of property names. */
function isListOfNames(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((name) => typeof name === "string");
}

/** `Object.fromEntries` defines own properties, so a field called `__proto__` stays a field. */
function withoutAbsent(content: object): ElicitContent {
  return Object.fromEntries(Object.entries(content).filter(([, value]) => value !== undefined));
}

function wrong(problem: string): Reading<never> {
  return { ok: false, problem };
}
