import type { DemandPlan } from "./demandPlan.js";
import { until202511 } from "./demandPlan.js";
import { berthForm } from "./requests.js";

export const stopDemands: readonly DemandPlan[] = [
  {
    id: "call/stop-told",
    text: "Tell the server by `notifications/cancelled` that the person has stopped a call.",
    needs: ["form", "stopCall"],
    asked: until202511("defined", "basic/utilities/cancellation#behavior-requirements"),
    async check(stage) {
      const call = await stage.ask(berthForm("Which berth?"));
      await stage.shown(stage.host.form?.("Which berth?"), call);
      await stage.host.stopCall?.();
      await stage.until(
        () => call.isCancelled() || undefined,
        "The host sent no notifications/cancelled for the call.",
      );
    },
  },
];
