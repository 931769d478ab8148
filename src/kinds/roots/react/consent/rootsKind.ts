import type { QuestionKind } from "../../../../prompt/questionKind.js";
import type { RootsConsentView } from "../hooks/rootsView.js";
import { rootsConsentViews } from "../hooks/viewRootsConsent.js";
import { RootsConsentContent } from "./RootsConsentContent.js";
import { RootsConsentProvider } from "./RootsConsentContext.js";
import { RootsConsentSettled } from "./RootsConsentSettled.js";
import { RootsConsentWords } from "./RootsConsentWords.js";
import { termOf } from "./useConsentChoice.js";

/** The kind "roots", as dialogs and cards show it. */
export const rootsKind: QuestionKind<RootsConsentView> = {
  ...rootsConsentViews,
  waysOut(consent) {
    if (consent.phase !== "open") return { dismiss: consent.dismiss };
    return {
      leave: consent.cancel,
      decline: (options) => consent.refuse(undefined, { ...termOf(consent), ...options }),
      declineAsks: consent.fails === "call",
      stop: consent.stopCall,
    };
  },
  Words: RootsConsentWords,
  hasMessage: ({ phase }) => phase === "open",
  Provider: RootsConsentProvider,
  Content: RootsConsentContent,
  Settled: RootsConsentSettled,
};
