"use client";

import { useSessions } from "../../react/useSessions.js";
import { useVisibleText } from "../../ui/hidden-text/useVisibleText.js";
import { useLocale } from "../../ui/useLocale.js";
import { useMessages } from "../../ui/useMessages.js";
import { boundsOf } from "./boundsOf.js";
import { clauseOf, type SentenceTerms, withExpiry } from "./sentenceOf.js";
import { useRulesMessages } from "./useRulesMessages.js";

/** Tells in the person's language what a rule does. */
export interface RuleSentences {
  /** Tells in one clause, as for a name. */
  readonly clause: (terms: SentenceTerms) => string;
  /** Tells it with the time for which it holds and with all its bounds: it is what people agree to. */
  readonly sentence: (terms: SentenceTerms) => string;
}

/** Returns the functions that put a rule into words; servers have the host app's own names. */
export function useRuleSentence(): RuleSentences {
  const words = useRulesMessages();
  const locale = useLocale();
  const { locale: language } = useMessages();
  const visible = useVisibleText();
  const sessions = useSessions();
  const timeText = (at: number) =>
    new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }).format(at);
  const clause = (terms: SentenceTerms) => {
    const { server } = terms;
    const named = sessions.find(({ id }) => id === server)?.name ?? server;
    const { tool } = terms;
    const seen = { ...terms, ...(tool !== undefined && { tool: visible(tool) }) };
    return clauseOf(words, seen, named === undefined ? words.anyServer : visible(named));
  };
  return {
    clause,
    sentence: (terms) => {
      const lasting = withExpiry(words, clause(terms), terms, timeText);
      const bounds = boundsOf(words, language, terms, visible);
      return bounds.length === 0
        ? lasting
        : words.bounds.within({ clause: lasting, bounds: bounds.join(" · ") });
    },
  };
}
