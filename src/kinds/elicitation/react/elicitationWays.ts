import type { WaysOut } from "../../../prompt/useLeaving.js";
import type { ElicitationView } from "./hooks/viewElicitation.js";

/** The ways out of one elicitation. */
export function elicitationWays(elicitation: ElicitationView): WaysOut {
  if (elicitation.phase !== "open") return { dismiss: elicitation.dismiss };
  return {
    leave: elicitation.cancel,
    decline: () => elicitation.decline(),
    stop: elicitation.stopCall,
  };
}
