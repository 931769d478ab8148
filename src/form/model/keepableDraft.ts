import type { Draft } from "../../host/command.js";
import { loadNameInspector } from "../../safety/fields/loadFieldInspector.js";
import type { namesSecret } from "../../safety/fields/namesSecret.js";
import { loadedRedaction, loadRedaction } from "../../safety/secrets/loadRedaction.js";
import type { Field } from "../../schema/field.js";
import type { Allowance } from "../../wire/protocol/allowance.js";
import type { ElicitFormRequest } from "../../wire/protocol/elicitRequest.js";
import { inSlices } from "../../wire/protocol/sliced.js";
import {
  countsAsSecret,
  type FormInspection,
  inspectForm,
  knownInspection,
} from "./inspectForm.js";
import { isFormRead, readElicitationForm, readFormSlices } from "./readElicitationForm.js";

type Entry = Draft[string];

/**
 * Returns the draft of a form without secrets: the host keeps it, stores it, and shows it in other windows. `•••` replaces
 * well-known credentials within a longer text. Returns a promise only where the form was not inspected yet.
 */
export function keepableDraft(
  request: ElicitFormRequest,
  draft: Draft,
  tapped: boolean,
  allowance: Allowance,
): Draft | Promise<Draft> {
  const schema = request.requestedSchema;
  if (isFormRead(schema, tapped)) {
    const { fields } = readElicitationForm(schema, tapped, allowance);
    const known = knownInspection(request, fields);
    const isAsked = Object.keys(draft).every((name) => fields.some((field) => field.name === name));
    const redaction = loadedRedaction();
    if (known && isAsked && redaction) return withoutSecrets(draft, fields, known, redaction);
  }
  return inSlices(readFormSlices(schema, tapped, allowance), allowance).then(async ({ fields }) => {
    const inspection = await inspectForm(request, fields, allowance);
    const isAsked = Object.keys(draft).every((name) => fields.some((field) => field.name === name));
    const namesSecret = isAsked ? undefined : await loadNameInspector().catch(() => undefined);
    return withoutSecrets(draft, fields, inspection, await loadRedaction(), namesSecret);
  });
}

function withoutSecrets(
  draft: Draft,
  fields: readonly Field[],
  inspection: FormInspection,
  { redactContent, redaction }: Awaited<ReturnType<typeof loadRedaction>>,
  names?: typeof namesSecret,
): Draft {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const isSecret = ([name, entry]: [string, Entry]) => {
    const field = byName.get(name);
    if (field) return countsAsSecret(inspection, field, entry);
    return names?.(JSON.stringify({ [name]: entry })) ?? true;
  };
  const kept = Object.entries(draft).filter((member) => !isSecret(member));
  const redacted = Object.entries(redactContent(Object.fromEntries(kept)) as Draft);
  const isLeft = (value: unknown) => value !== redaction;
  return Object.fromEntries(
    redacted
      .filter(([, value]) => isLeft(value))
      .map(([name, value]) => [name, Array.isArray(value) ? value.filter(isLeft) : value]),
  );
}
