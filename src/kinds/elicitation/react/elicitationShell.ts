import type { QuestionKind } from "../../../prompt/questionKind.js";
import { ElicitationProvider } from "./ElicitationContext.js";
import { ElicitationSettled } from "./ElicitationSettled.js";
import { ElicitationWords } from "./ElicitationWords.js";
import { elicitationViews, type ShownElicitation } from "./hooks/shownElicitation.js";

/** The kind "elicitation", as dialogs and cards show it around content that an app brings itself. */
export const elicitationShell: QuestionKind<ShownElicitation> = {
  ...elicitationViews,
  waysOut(elicitation) {
    if (elicitation.phase !== "open") return { dismiss: elicitation.dismiss };
    return {
      leave: elicitation.cancel,
      decline: (options) => elicitation.decline(undefined, options),
      stop: elicitation.stopCall,
    };
  },
  Words: ElicitationWords,
  hasMessage: ({ request }) => request.message !== "",
  Provider: ElicitationProvider,
  Content: () => null,
  Settled: ElicitationSettled,
};
