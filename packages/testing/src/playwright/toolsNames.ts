import type { Messages } from "mcp-host-ui/locales/en";
import type { ActNames } from "./actNames.js";

/** Names the acts of a tool call, in the words of a catalog. */
export function toolsNames({ toolApproval }: Messages): ActNames {
  return {
    allow: [toolApproval.allow],
    decline: [toolApproval.deny],
    declineWithReason: [toolApproval.denyWithReason],
    reason: [toolApproval.reason],
  };
}
