import type { Field } from "../../schema/field.js";
import { sameJson } from "../../schema/sameJson.js";
import type { Json } from "../../wire/protocol/json.js";
import { isSameEntry, startingEntry } from "../model/entry.js";
import type { FormValidation } from "../model/formValidator.js";
import { asksForSecret } from "../model/inspectForm.js";
import { isRespelled } from "../model/respell.js";
import type { FormInspecting } from "./createFormInspection.js";
import type { Sight } from "./createSight.js";
import type { FormEntries } from "./entries/createEntries.js";

/** The fields of what would leave that a person has to look at before it does. */
export interface ContentReview {
  /** The fields whose values are, or may be, secrets of the person's. */
  secretsIn(content: FormValidation["content"]): readonly Field[];
  /** The fields whose values the user neither entered nor saw, a value in another spelling included. */
  unseenIn(content: FormValidation["content"]): readonly Field[];
  /** The names of the properties that the app's own inspector judged to hold no secret. */
  clearedIn(content: FormValidation["content"]): readonly string[];
  /** Notes the properties of the content in which the host found secrets. */
  noteSecrets(content: FormValidation["content"], names: readonly string[]): void;
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
  const foundByHost = new Map<string, Json | undefined>();
  const isFoundByHost = ({ name }: Field, { [name]: value }: FormValidation["content"]) =>
    foundByHost.has(name) && sameJson(foundByHost.get(name), value);

  /** A suggestion is no secret of the person's, unless it was asked for as one. */
  const isOwnSecret = (field: Field) =>
    inspection.isSecret(field) &&
    (asksForSecret(inspection.found.getState(), field) ||
      !isSameEntry(entries.get(field), startingEntry(field)));

  const secretsIn = (content: FormValidation["content"]) =>
    fields.filter(
      (field) =>
        Object.hasOwn(content, field.name) && (isFoundByHost(field, content) || isOwnSecret(field)),
    );

  const unseenIn = (content: FormValidation["content"]) =>
    fields.filter(
      (field) =>
        Object.hasOwn(content, field.name) &&
        ((!entries.isChanged(field) && !sight.has(field)) ||
          isRespelled(field, entries.get(field), content[field.name])),
    );

  const clearedIn = (content: FormValidation["content"]) =>
    inspection.isJudgedByApp()
      ? fields
          .filter((field) => Object.hasOwn(content, field.name) && !inspection.isSecret(field))
          .map(({ name }) => name)
      : [];

  const noteSecrets: ContentReview["noteSecrets"] = (content, names) => {
    for (const name of names) foundByHost.set(name, content[name]);
  };

  return { secretsIn, unseenIn, clearedIn, noteSecrets };
}
