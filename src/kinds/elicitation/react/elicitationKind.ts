import type { QuestionKind } from "../../../prompt/questionKind.js";
import { ElicitationContent } from "./ElicitationContent.js";
import { elicitationShell } from "./elicitationShell.js";
import type { ShownElicitation } from "./hooks/shownElicitation.js";

/** The kind "elicitation", as dialogs and cards show it. */
export const elicitationKind: QuestionKind<ShownElicitation> = {
  ...elicitationShell,
  Content: ElicitationContent,
};
