import type { QuestionKind } from "../../../prompt/questionKind.js";
import { ToolContent } from "./ToolContent.js";
import { ToolProvider } from "./ToolContext.js";
import { ToolSettled } from "./ToolSettled.js";
import { ToolWords } from "./ToolWords.js";
import { type ToolView, toolViews } from "./toolView.js";

/** The kind "tool-approval", as dialogs and cards show it. */
export const toolKind: QuestionKind<ToolView> = {
  ...toolViews,
  waysOut: (view) =>
    view.status === "open"
      ? { leave: view.cancel, decline: view.deny, stop: view.stopCall }
      : { dismiss: view.dismiss },
  Words: ToolWords,
  hasMessage: () => true,
  Provider: ToolProvider,
  Content: ToolContent,
  Settled: ToolSettled,
};
