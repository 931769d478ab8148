import type { SentNotice } from "../../react/sentNotices.js";
import type { Field } from "../../schema/field.js";
import type { ElicitContent } from "../../wire/protocol/elicitResult.js";

/** The content of a form for the person to read once more, its secrets left out. */
export function sentForm(
  { id, session }: Pick<SentNotice, "id" | "session">,
  fields: readonly Field[],
  content: ElicitContent,
  secrets: readonly Field[],
  ownLabel: (field: Field) => string | undefined,
): SentNotice {
  const parts = fields
    .filter(({ name }) => Object.hasOwn(content, name))
    .map((sent) => {
      const title = ownLabel(sent);
      const field = title === undefined ? sent : { ...sent, title };
      return secrets.includes(sent)
        ? { field, secret: true as const }
        : { field, value: content[field.name] ?? null };
    });
  return { id, session, choice: "given", parts };
}
