import type { Field } from "../../schema/field.js";
import { isSameEntry, startingEntry } from "../model/entry.js";
import type { FormValidation } from "../model/formValidator.js";
import { asksForSecret } from "../model/inspectForm.js";
import type { FormEntries } from "./createEntries.js";
import type { FormInspecting } from "./createFormInspection.js";
import type { Sight } from "./createSight.js";

/** The fields of what would leave that a person has to look at before it does. */
export interface ContentReview {
  /** The fields whose values are, or may be, secrets of the person's. */
  secretsIn(content: FormValidation["content"]): readonly Field[];
  /** The fields that would leave though nobody entered or saw their values. */
  unseenIn(content: FormValidation["content"]): readonly Field[];
}

/** Makes the {@link ContentReview} at what one form sends. */
export function createContentReview(
  fields: readonly Field[],
  {
    entries,
    inspection,
    sight,
  }: { entries: FormEntries; inspection: FormInspecting; sight: Sight },
): ContentReview {
  /** A suggestion is no secret of the person's, unless it was asked for as one. */
  const secretsIn = (content: FormValidation["content"]) =>
    fields.filter(
      (field) =>
        Object.hasOwn(content, field.name) &&
        inspection.isSecret(field) &&
        (asksForSecret(inspection.found.getState(), field) ||
          !isSameEntry(entries.get(field), startingEntry(field))),
    );

  const unseenIn = (content: FormValidation["content"]) =>
    fields.filter(
      (field) =>
        Object.hasOwn(content, field.name) && !entries.isChanged(field) && !sight.has(field),
    );

  return { secretsIn, unseenIn };
}
