import type { Messages } from "mcp-host-ui/locales/en";
import { useEffect, useState } from "react";
import { type LanguageTag, languages } from "./languages.js";

/** The catalogue of a language once it has loaded; the one before it until then. */
export function useCatalogue(language: LanguageTag): Messages | undefined {
  const [messages, setMessages] = useState<Messages>();
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const loaded = await languages[language].load();
      if (isCurrent) setMessages(loaded);
    };
    load().catch(console.error);
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return messages;
}
