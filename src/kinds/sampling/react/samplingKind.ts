import { SentLine } from "../../../form/sent/SentLine.js";
import type { QuestionKind } from "../../../prompt/questionKind.js";
import { type SamplingView, samplingViews } from "./approval/samplingViews.js";
import { SamplingContent } from "./SamplingContent.js";
import { SamplingProvider } from "./SamplingProvider.js";
import { SamplingBarWords, SamplingWords } from "./SamplingWords.js";

/** The kind "sampling", as dialogs and cards show it. */
export const samplingKind: QuestionKind<SamplingView> = {
  ...samplingViews,
  waysOut(view) {
    if (view.phase !== "open") return { dismiss: view.dismiss };
    return {
      leave: view.cancel,
      // What waits beside it would be taken along, although the person may be at work there.
      leaveAsks: view.denial.siblings.length > 0,
      decline: (options) => view.deny(undefined, options),
      declineAsks: view.denial.fails === "call",
      stop: view.stopCall,
    };
  },
  Words: SamplingWords,
  BarWords: SamplingBarWords,
  pointOf: (view) =>
    view.phase === "open" ? `${view.detail.stage} ${view.detail.attempts}` : view.phase,
  hasMessage: () => true,
  isWide: true,
  isSteady: true,
  Provider: SamplingProvider,
  Content: SamplingContent,
  Settled: SentLine,
};
