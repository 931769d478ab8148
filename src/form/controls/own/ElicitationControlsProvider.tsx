"use client";

import { type ReactNode, useMemo } from "react";
import { OwnControlsContext, type OwnElicitationControls } from "./OwnControlsContext.js";

/** The props of `ElicitationControlsProvider`. */
export interface ElicitationControlsProviderProps extends OwnElicitationControls {
  /** The part of the app that shows forms. */
  readonly children: ReactNode;
}

/**
 * Gives controls, whole fields, words and checks of your own to every form below it, in dialogs and cards alike: put it around `HostPrompts` and the
 * cards. A form that is given controls itself uses those. Renders no element, only its children.
 */
export function ElicitationControlsProvider({
  controls,
  fieldControls,
  fieldContent,
  fieldsContent,
  fieldWords,
  children,
}: ElicitationControlsProviderProps): ReactNode {
  const own = useMemo(
    () => ({ controls, fieldControls, fieldContent, fieldsContent, fieldWords }),
    [controls, fieldControls, fieldContent, fieldsContent, fieldWords],
  );
  return <OwnControlsContext.Provider value={own}>{children}</OwnControlsContext.Provider>;
}
