import type { SentPart } from "../../react/sentNotices.js";
import type { ElicitContent } from "../../wire/protocol/elicitResult.js";
import type { JsonObject } from "../../wire/protocol/json.js";
import { readElicitationForm } from "../model/readElicitationForm.js";

/** An answer as an app stores it. */
export interface StoredAnswer {
  /** The content without its secrets. */
  readonly content?: ElicitContent;
  /** The names of the properties whose secrets are left out. */
  readonly withheld?: readonly string[];
}

/** Returns the parts of a stored answer, in the order of the schema; none for an answer without values. */
export function recordedParts(
  schema: JsonObject,
  { content = {}, withheld = [] }: StoredAnswer,
): readonly SentPart[] {
  return readElicitationForm(schema, true).fields.flatMap((field): readonly SentPart[] => {
    if (withheld.includes(field.name)) return [{ field, secret: true }];
    if (!Object.hasOwn(content, field.name)) return [];
    return [{ field, value: content[field.name] ?? null }];
  });
}
