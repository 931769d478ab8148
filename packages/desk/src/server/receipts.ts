import type { Outcome, Receipt } from "mcp-host-ui/host";

/** The receipt for what came after a question was settled; its outcome tells by whom. */
export function settledBy(outcome: Outcome | undefined): Receipt {
  return {
    done: false,
    rejection: "settled",
    message: "Somebody or something else was first.",
    ...(outcome && { outcome }),
  };
}

/** The receipt for a question that does not wait for this audience. */
export function unknownQuestion(id: string): Receipt {
  return { done: false, rejection: "unknown", message: `No question ${id} waits here.` };
}

/** The receipt for what cannot be done, in words for whoever asked. */
export function refusedAs(message: string): Receipt {
  return { done: false, rejection: "invalid", message };
}
