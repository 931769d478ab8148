import type { Receipt } from "mcp-host-ui/host";
import { onceForQuestion, type QuestionView, type QuestionViews } from "mcp-host-ui/kind";
import { isToolApproval, name, type ToolDecision, type ToolRequest } from "./hostKind.ts";

/** A tool that waits for a decision, or got one, with what a person can do about it. */
export interface ToolView extends QuestionView {
  readonly request: ToolRequest;
  readonly decide: (decision: ToolDecision) => Promise<Receipt>;
}

/** The legal actions of the questions of `approveTool`. */
export const toolViews: QuestionViews<ToolView> = {
  name,
  viewOf: onceForQuestion((host, question) => {
    if (!isToolApproval(question)) return undefined;
    const { id } = question;
    return {
      ...question,
      decide: (answer) => host.send({ type: "settle", id, answer }),
      ...(question.phase === "open"
        ? {
            putAside: () => host.send({ type: "putAside", id }),
            resume: () => host.send({ type: "resume", id }),
          }
        : { dismiss: () => host.send({ type: "dismiss", id }) }),
    };
  }),
};
