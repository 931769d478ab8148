"use client";

import { useHostSettings } from "../react/HostContext.js";
import { useMessages } from "./useMessages.js";

const rightToLeft = /^(ar|ckb|dv|fa|he|ks|ps|sd|ug|ur|yi)\b/i;

/** The language and the writing direction that a surface says it is in. */
export function useSurfaceAttributes(): { readonly lang: string; readonly dir: "ltr" | "rtl" } {
  const { locale } = useMessages();
  const settings = useHostSettings();
  return { lang: locale, dir: settings.dir ?? directionOf(settings.locale ?? locale) };
}

/** The writing direction of a locale; Firefox has no `Intl.Locale.prototype.getTextInfo`. */
function directionOf(locale: string): "ltr" | "rtl" {
  return rightToLeft.test(locale) ? "rtl" : "ltr";
}
