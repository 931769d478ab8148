"use client";

import { useLocale } from "../ui/useLocale.js";
import { type AppFormMessages, appFormMessages } from "./appFormMessages.js";

/** Returns the words about views in place of forms in the language of the nearest `HostProvider`; English where there are none. */
export function useAppFormMessages(): AppFormMessages {
  const locale = useLocale();
  const [language = ""] = locale.split("-");
  return appFormMessages[locale] ?? appFormMessages[language] ?? appFormMessages.en;
}
