import type { Messages } from "../../../messages/messages.js";
import type { ActNames } from "../../../testing/playwright/actNames.js";

/** Names the acts of a tool call, in the words of a catalog. */
export function toolsNames({ toolApproval }: Messages): ActNames {
  return {
    allow: [toolApproval.allow],
    decline: [toolApproval.deny],
    declineWithReason: [toolApproval.denyWithReason],
    reason: [toolApproval.reason],
  };
}
