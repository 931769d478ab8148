import type { QuestionKind } from "../../../prompt/questionKind.js";
import { ElicitationContent } from "./ElicitationContent.js";
import { elicitationShell } from "./elicitationShell.js";
import type { ElicitationView } from "./hooks/viewElicitation.js";

/** The kind "elicitation", as dialogs and cards show it. */
export const elicitationKind: QuestionKind<ElicitationView> = {
  ...elicitationShell,
  Content: ElicitationContent,
};
