import type { Question } from "../../host/question.js";
import { createStore, type Store } from "../../react/createStore.js";
import type { Field } from "../../schema/field.js";
import { oncePainted } from "../../ui/oncePainted.js";
import type { Allowance } from "../../wire/protocol/allowance.js";
import type { ElicitFormRequest } from "../../wire/protocol/elicitRequest.js";
import {
  countsAsSecret,
  type FormInspection,
  type FormInspector,
  inspectForm,
  uninspected,
  withPartlyChecked,
} from "../model/inspectForm.js";
import type { FormEntries } from "./entries/createEntries.js";

/** Inspects the request of one form, and keeps what was found. */
export interface FormInspecting {
  readonly found: Store<FormInspection>;
  /** Inspects the request: one to fill in once it has been painted, one that is over at once. */
  inspect(inspector?: FormInspector): Promise<void>;
  /** Waits for what is being inspected now. */
  settled(): Promise<void>;
  /** Whether a field asks for a secret, or may, or holds what looks like one. */
  isSecret(field: Field): boolean;
  /** Whether the app's own inspector judged the request. */
  isJudgedByApp(): boolean;
  /** Whether answers can be checked completely here, as far as that is known. */
  isWhole(): boolean;
  /** Takes note of whether an answer was checked completely. */
  noteWhole(isSo: boolean): void;
}

/** Makes the inspection of one form, before anything is known. */
export function createFormInspection(
  { request, phase }: Pick<Question<ElicitFormRequest>, "request" | "phase">,
  fields: readonly Field[],
  entries: FormEntries,
  allowance: Allowance,
): FormInspecting {
  const found = createStore(uninspected);
  let isWhole = true;
  let inspecting: Promise<void> | undefined;
  let isJudgedByApp = false;

  const isSecret = (field: Field) => countsAsSecret(found.getState(), field, entries.get(field));

  const inspectRequest = async (inspector?: FormInspector) => {
    if (phase === "open") await new Promise<void>(oncePainted);
    isJudgedByApp = inspector !== undefined;
    const inspection = await inspectForm(request, fields, allowance, inspector);
    found.setState(isWhole ? inspection : withPartlyChecked(inspection));
    entries.touchAll();
    if (found.getState().phase !== "done") return;
    for (const field of fields.filter(isSecret)) entries.forget(field);
  };

  return {
    found,
    inspect(inspector) {
      inspecting = inspectRequest(inspector);
      return inspecting;
    },
    settled: async () => inspecting,
    isSecret,
    isJudgedByApp: () => isJudgedByApp && found.getState().phase === "done",
    isWhole: () => isWhole,
    noteWhole(isSo) {
      if (isWhole && !isSo) found.setState(withPartlyChecked(found.getState()));
      isWhole &&= isSo;
    },
  };
}
