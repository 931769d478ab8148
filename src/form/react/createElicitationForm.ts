import { throwLater } from "../../developer/throwLater.js";
import type { Host } from "../../host/host.js";
import { draftKey } from "../../host/keys.js";
import type { Question } from "../../host/question.js";
import { createStore } from "../../react/createStore.js";
import type { ElicitFormRequest } from "../../wire/protocol/elicitRequest.js";
import { readDraft } from "../model/draft.js";
import { allowanceOf, formLimitsKey } from "../model/formLimits.js";
import { createFormValidator } from "../model/formValidator.js";
import { readElicitationForm } from "../model/readElicitationForm.js";
import { createFocusTargets } from "./createFocusTargets.js";
import { createFormDraft } from "./createFormDraft.js";
import { createFormInspection } from "./createFormInspection.js";
import { createFormSending } from "./createFormSending.js";
import { createOwnCheck } from "./createOwnCheck.js";
import { createSight } from "./createSight.js";
import type { ElicitationFormStore, FormProgress } from "./elicitationFormStore.js";
import { createEntries } from "./entries/createEntries.js";
import { unasked } from "./entries/heldEntry.js";
import type { FieldWords } from "./fieldWords.js";

/** Makes the form of one question, with what was typed for it before. */
export function createElicitationForm(
  host: Host,
  question: Question<ElicitFormRequest>,
  domId: string,
  ownWords: FieldWords = {},
): ElicitationFormStore {
  const { id, session, request, viewUri } = question;
  const asked = { id, session, request, ...(viewUri !== undefined && { viewUri }) };
  const words = createStore(ownWords);
  let report: (error: unknown) => void = throwLater;
  const carriesAll = question.flatAnswers !== true;
  const allowance = allowanceOf(host.read(formLimitsKey));
  const reading = readElicitationForm(request.requestedSchema, carriesAll, allowance);
  const { fields } = reading;
  const check = createOwnCheck(words.getState, asked, (error) => report(error));
  const validator = createFormValidator(
    request.requestedSchema,
    fields,
    carriesAll,
    allowance,
    check,
  );
  const restored = readDraft(fields, host.read(draftKey(id)));
  const entries = createEntries(fields, restored, validator);
  const progress = createStore<FormProgress>({ phase: "editing" });
  const unchecked = createStore<ReadonlySet<string>>(new Set());
  const inspection = createFormInspection(question, fields, entries, allowance);
  const byName = new Map(fields.map((field) => [field.name, field]));
  const targets = createFocusTargets(({ id }) => entries.form.setFocus(id));
  const sight = createSight();

  const { isSecret } = inspection;
  const draft = createFormDraft(host, id, {
    fields,
    entries,
    inspection: inspection.found,
    progress,
    isSecret,
  });
  const sending = createFormSending(host, {
    id,
    session,
    reading,
    entries,
    inspection,
    progress,
    sight,
    saveDraft: draft.save,
    ownLabel: (field) => words.getState().label?.(field, asked),
  });

  return {
    ...reading,
    id,
    domId,
    question: asked,
    words,
    wordFieldsWith(own, tell = throwLater) {
      words.setState(own);
      report = tell;
    },
    form: entries.form,
    formOptions: entries.options,
    nameOf: (property) => byName.get(property)?.id ?? unasked,
    describeWith: entries.describeWith,
    readNumbersIn: entries.readNumbersIn,
    progress,
    unchecked,
    inspection: inspection.found,
    fieldNamed: (name) => byName.get(name),
    ...sending,
    submitEntry(field, entry) {
      entries.set(field, entry);
      return sending.submit();
    },
    entryOf: entries.get,
    setEntry: entries.set,
    takeEntry: entries.take,
    issues: entries.issues,
    subscribe: entries.subscribe,
    collect: () => validator.collect(entries.get),
    isChanged: entries.isChanged,
    isDirty: entries.isDirty,
    isSecret,
    setTarget(field, target) {
      entries.attach(field, target);
      targets.set(field, target);
    },
    focus: targets.focus,
    awaited: targets.awaited,
    sight,
    async prepare() {
      const prepared = await validator.prepare(entries.get);
      inspection.noteWhole(prepared.isWhole);
      const left = prepared.unchecked.map(({ id }) => id);
      if (left.length > 0) unchecked.setState(new Set(left));
    },
    inspect: inspection.inspect,
    keepDraft: draft.keep,
  };
}
