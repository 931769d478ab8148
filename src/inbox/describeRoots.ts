import type { Question } from "../host/question.js";
import type { InboxRequest } from "./inboxRequest.js";

/** Describes a consent to share roots. A no would last: it is said where the roots can be seen. */
export function describeRoots({ kind }: Question): InboxRequest | undefined {
  if (kind !== "roots") return undefined;
  return {
    kind: "roots",
    text: "",
    isGenerating: false,
    cancel: { action: "cancel" },
    inspect: async () => [],
  };
}
