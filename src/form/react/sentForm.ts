import type { SentNotice } from "../../react/sentNotices.js";
import type { Field } from "../../schema/field.js";
import type { ElicitContent } from "../../wire/protocol/elicitResult.js";

/** The content of a form for the person to read once more, its secrets left out. */
export function sentForm(
  { id, session }: Pick<SentNotice, "id" | "session">,
  fields: readonly Field[],
  content: ElicitContent,
  secrets: readonly Field[],
): SentNotice {
  const parts = fields
    .filter(({ name }) => Object.hasOwn(content, name))
    .map((field) =>
      secrets.includes(field)
        ? { field, secret: true as const }
        : { field, value: content[field.name] ?? null },
    );
  return { id, session, choice: "given", parts };
}
