"use client";

import { type ComponentType, createContext, type ReactNode } from "react";
import type { FieldWords } from "../../react/fieldWords.js";
import type { ElicitationControls, NamedElicitationControls } from "../controlProps.js";

/** A host's own controls, as a form or many forms are given them. */
export interface OwnElicitationControls {
  /** Controls of your own, each for all fields of one kind. Keep the object stable. */
  readonly controls?: ElicitationControls | undefined;
  /** Controls of your own for single fields, by property name. Keep the object stable. */
  readonly fieldControls?: NamedElicitationControls | undefined;
  /**
   * Stands in each field in place of our label, control and texts, and reads it by `useElicitationFieldContext`: a row of
   * your own form library. A yes or no that two buttons answer keeps ours. Keep the component stable.
   */
  readonly fieldContent?: ComponentType | undefined;
  /** Stands where a form has its fields, with ours as its children: for what fills them in by other means. Keep the component stable. */
  readonly fieldsContent?: ComponentType<{ readonly children: ReactNode }> | undefined;
  /** Labels, hints, messages and checks of your own for single fields. Keep the object stable. */
  readonly fieldWords?: FieldWords | undefined;
}

/** The controls of forms that are given none themselves. */
export const OwnControlsContext: React.Context<OwnElicitationControls> =
  createContext<OwnElicitationControls>({});
