// A kind as lists know it

export type {
  Kind,
  KindWords,
  KindWordsProps,
  ListedKind,
  RequestFact,
  RequestSummary,
  RequestType,
  TogetherSummary,
} from "./react/kind.js";

// Its questions as dialogs, cards and bars show them

export type { CardOptions } from "./prompt/card/CardOfQuestions.js";
export type { QuestionCardProps } from "./prompt/card/QuestionCard.js";
export { QuestionCard } from "./prompt/card/QuestionCard.js";
export type { QuestionPromptProps, ShownQuestions } from "./prompt/QuestionPrompt.js";
export { QuestionPrompt } from "./prompt/QuestionPrompt.js";
export type {
  BarWords,
  BarWordsProps,
  QuestionKind,
  QuestionProviderProps,
  QuestionSettledProps,
  QuestionView,
  QuestionWords,
  QuestionWordsProps,
} from "./prompt/questionKind.js";
export type { MoreTime } from "./react/moreTime.js";
export { onceForQuestion } from "./react/onceForQuestion.js";
export type { OpenView, QuestionViews, SettledView } from "./react/questionViews.js";
export type { SentNotice, SentPart } from "./react/sentNotices.js";
export type { UseQuestionsOptions, UseQuestionsResult } from "./react/useQuestionViews.js";
export { useQuestionViews as useQuestions } from "./react/useQuestionViews.js";

// Parts and hooks for its content

export type { PromptMenu } from "./prompt/frame/usePromptMenu.js";
export type {
  AnswerStep,
  DiscardGuard,
  WaysOut,
} from "./prompt/leaving/discardGuard.js";
export { useDraft } from "./prompt/leaving/useDraft.js";
export type { PromptContextValue, PromptQuestion } from "./prompt/PromptContext.js";
export { usePromptContext as usePrompt } from "./prompt/PromptContext.js";
export * as Prompt from "./prompt/parts.js";
export type { ButtonProps } from "./ui/Button.js";
export { Button } from "./ui/Button.js";
export { beginningOf } from "./ui/beginningOf.js";
export type { ErrorBoundaryProps } from "./ui/ErrorBoundary.js";
export { Guarded, type GuardedProps } from "./ui/Guarded.js";
export { useVisibleText } from "./ui/hidden-text/useVisibleText.js";
export { saveFile } from "./ui/saveFile.js";
export { useLocale } from "./ui/useLocale.js";
export { useServerName } from "./ui/useServerName.js";

// Lists of many rows

export {
  type UseRovingRowsOptions,
  type UseRovingRowsResult,
  useRovingRows,
} from "./ui/rows/useRovingRows.js";
export { useRowWindow } from "./ui/rows/useRowWindow.js";
export type { UseVisibleRowsResult } from "./ui/rows/useVisibleRows.js";

// Tests, and pages that load everything before the first question

export { preload } from "./kinds/preload.js";
