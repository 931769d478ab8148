import { createRequestError } from "mcp-host-ui/host";
import { isJsonObject, type JsonObject } from "mcp-host-ui/schema";
import type { AskedQuestion } from "../contract/askQuestions.js";
import { dropEmpty, withRest } from "../contract/elicit.js";

/** Reads `item/tool/requestUserInput`. Throws a `RequestError` (-32602) for questions of another shape. */
export function readCodexQuestions({ questions }: JsonObject): readonly AskedQuestion[] {
  if (!Array.isArray(questions) || questions.length === 0) throw unreadable();
  return questions.map((value) => {
    const { id, header, question, isOther, isSecret, options, ...rest } = isJsonObject(value)
      ? value
      : {};
    const read = [options ?? []].flat();
    if (typeof id !== "string" || typeof question !== "string" || !read.every(isOption))
      throw unreadable();
    return {
      id,
      text: withRest(question, rest),
      ...(typeof header === "string" && header !== "" && { header }),
      options: read.map(({ label, description = "", ...more }) => ({
        label,
        description: withRest(description, dropEmpty(more)),
      })),
      freeText: isOther === true,
      secret: isSecret === true,
    };
  });
}

function isOption(value: unknown): value is { label: string; description?: string } {
  return isJsonObject(value) && typeof value.label === "string";
}

function unreadable() {
  return createRequestError(-32602, "This client cannot read these questions.");
}
