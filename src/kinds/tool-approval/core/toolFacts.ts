import type { KindFacts } from "../../../host/ruling.js";
import { type ToolQuestion, toolApprovalName } from "./toolCall.js";

/** Returns the facts of a call that rules are compared with. At the high risk a rule can only deny. */
export function toolFacts({ request, detail }: ToolQuestion): KindFacts {
  return {
    subject: toolApprovalName,
    tool: request.tool.name,
    isAboutTool: true,
    tools: [{ name: request.tool.name, sha256: detail.digest }],
    may: detail.risk.level === "high" ? ["deny"] : ["allow", "deny"],
  };
}
