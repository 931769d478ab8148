"use client";

import { useHostSettings } from "../react/HostContext.js";
import { useMessages } from "./useMessages.js";

/** The BCP 47 tag that numbers and dates are written for: the host's, or else the catalogue's. */
export function useLocale(): string {
  const { locale } = useMessages();
  return useHostSettings().locale ?? locale;
}
