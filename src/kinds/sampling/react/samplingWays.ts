import type { WaysOut } from "../../../prompt/useLeaving.js";
import type { SamplingView } from "./hooks/samplingView.js";

/** The ways out of one sampling request. Leaving puts it aside: sampling has no word for making no choice. */
export function samplingWays(view: SamplingView): WaysOut {
  if (view.phase !== "open") return { dismiss: view.dismiss };
  return {
    leave: view.putAside,
    leaveKeeps: true,
    decline: () => view.deny(),
    declineAsks: view.denial.fails === "call",
    stop: view.stopCall,
  };
}
