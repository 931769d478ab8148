"use client";

import { useHostSettings } from "../../../hooks/HostContext.js";
import { useMessages } from "../../shared/useMessages.js";

/** The BCP 47 tag that numbers and dates are written for: the host's, or else the catalogue's. */
export function useLocale(): string {
  const { locale } = useMessages();
  return useHostSettings().locale ?? locale;
}
