"use client";

import { directionOf } from "../react/directionOf.js";
import { useHostSettings } from "../react/HostContext.js";
import { useMessages } from "./useMessages.js";

/** The language and the writing direction that a surface says it is in. */
export function useSurfaceAttributes(): { readonly lang: string; readonly dir: "ltr" | "rtl" } {
  const { locale } = useMessages();
  const settings = useHostSettings();
  return { lang: locale, dir: settings.dir ?? directionOf(settings.locale ?? locale) };
}
