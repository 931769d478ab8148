import type { Messages } from "../../../messages/messages.js";
import type { Field } from "../../../schema/field.js";
import type { FormIssue } from "../../model/formIssue.js";
import { formatNumber } from "../../model/number.js";
import { ownText } from "./ownText.js";

/** Explains in plain words what one issue is, or in the app's `own`; in nested data it says where. */
export function issueText(
  messages: Messages["issues"],
  locale: string,
  field: Field | undefined,
  issue: FormIssue,
  own?: string,
): string {
  const sentence = own === undefined ? issueSentence(messages, locale, issue) : ownText(own);
  const [position, ...deeper] = issue.path.slice(1);
  if (position === undefined) return sentence;
  if (field?.kind !== "json" && deeper.length === 0 && typeof position === "number")
    return messages.atItem({ position: position + 1, issue: sentence });
  return messages.at({ place: [position, ...deeper].join(" › "), issue: sentence });
}

const formats: Readonly<
  Record<string, "formatEmail" | "formatUri" | "formatDate" | "formatDateTime">
> = {
  email: "formatEmail",
  uri: "formatUri",
  date: "formatDate",
  "date-time": "formatDateTime",
};

/** Explains in plain words what one issue is, wherever it is. */
export function issueSentence(
  messages: Messages["issues"],
  locale: string,
  { code, params }: Pick<FormIssue, "code" | "params">,
): string {
  const limit = typeof params.limit === "number" ? params.limit : 0;
  switch (code) {
    case "minLength":
    case "maxLength":
    case "minItems":
    case "maxItems":
      return messages[code]({ limit });
    case "minimum":
    case "maximum":
    case "exclusiveMinimum":
    case "exclusiveMaximum":
    case "multipleOf":
      return messages[code]({ limit: formatNumber(limit, { locale }) });
    case "format":
      return messages[(typeof params.format === "string" && formats[params.format]) || "format"];
    case "custom":
    case "check": {
      const { message } = params;
      if (typeof message !== "string") return messages.other;
      return code === "check" ? ownText(message) : message;
    }
    default:
      return isSentence(messages, code) ? messages[code] : messages.other;
  }
}

type Sentence = {
  [Code in keyof Messages["issues"]]: Messages["issues"][Code] extends string ? Code : never;
}[keyof Messages["issues"]];

function isSentence(messages: Messages["issues"], code: string): code is Sentence {
  return (
    Object.hasOwn(messages, code) && typeof messages[code as keyof Messages["issues"]] === "string"
  );
}
