"use client";

import { useLocale } from "../ui/useLocale.js";
import { type DownloadMessages, downloadMessages } from "./downloadMessages.js";

/** Returns the words about downloads in the language of the nearest `HostProvider`; English where there are none. */
export function useDownloadMessages(): DownloadMessages {
  const locale = useLocale();
  const [language = ""] = locale.split("-");
  return downloadMessages[locale] ?? downloadMessages[language] ?? downloadMessages.en;
}
