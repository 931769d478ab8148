import { quoted, type Stage } from "./createStage.js";
import { unmet } from "./unmet.js";
import type { WireCall } from "./wire/wireCall.js";

/** Fails unless a no reached the server as the revision has it: an error, or in a round the end of the call. */
export async function abandoned(stage: Stage, call: WireCall, code?: number): Promise<void> {
  if (stage.revision === "2026-07-28")
    return stage.unanswered(call, "after the person had said no, which a round cannot tell");
  const received = await stage.answer(call);
  if (!("error" in received) || (code !== undefined && received.error.code !== code))
    throw unmet(
      `The host sent ${quoted(received)} for a no, not the error${code === undefined ? "" : ` ${code}`}.`,
    );
}
