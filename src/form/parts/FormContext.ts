"use client";

import { type ComponentType, createContext, useContext } from "react";
import type { ElicitationControls, NamedElicitationControls } from "../controls/controlProps.js";
import type { OwnElicitationControls } from "../controls/own/OwnControlsContext.js";
import type { ElicitationFormStore } from "../react/elicitationFormStore.js";

/** Data that the parts of a form share; replaced only when a prop of `Root` is. */
export interface FormContextValue {
  readonly control: ElicitationFormStore;
  readonly controls: ElicitationControls;
  readonly fieldControls: NamedElicitationControls;
  /** Stands in each field in place of our parts. */
  readonly fieldContent: ComponentType | undefined;
  /** Stands in place of all fields, with ours as its children. */
  readonly fieldsContent: OwnElicitationControls["fieldsContent"];
  /** Whether buttons answer the only field, without a control. */
  readonly oneTap: boolean;
}

export const FormContext: React.Context<FormContextValue | undefined> = createContext<
  FormContextValue | undefined
>(undefined);

/** Reads the form that a part belongs to. Throws outside of an `ElicitationForm.Root`. */
export function useFormContext(): FormContextValue {
  const context = useContext(FormContext);
  if (!context)
    throw new Error(
      "A part of ElicitationForm was used outside its Root, so it has no form to belong to. " +
        "Write <ElicitationForm.Root elicitation={elicitation}>…</ElicitationForm.Root> around it.",
    );
  return context;
}
