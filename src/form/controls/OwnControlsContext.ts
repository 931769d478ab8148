"use client";

import { type ComponentType, createContext } from "react";
import type { ElicitationControls, NamedElicitationControls } from "./controlProps.js";

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
}

/** The controls of forms that are given none themselves. */
export const OwnControlsContext: React.Context<OwnElicitationControls> =
  createContext<OwnElicitationControls>({});
