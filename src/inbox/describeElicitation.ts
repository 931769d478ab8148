import type { Question } from "../host/question.js";
import { isElicitation } from "../kinds/elicitation/core/elicitationQuestion.js";
import type { InboxRequest } from "./inboxRequest.js";

/** Describes a form or a page to visit. */
export function describeElicitation(question: Question): InboxRequest | undefined {
  if (!isElicitation(question)) return undefined;
  const { request, session } = question;
  return {
    kind: request.mode === "url" ? "visit" : "form",
    text: request.message,
    isGenerating: false,
    decline: { action: "decline" },
    cancel: { action: "cancel" },
    // Loaded with the first request in sight: what only counts needs no judgement.
    async inspect(host, inspector) {
      if (request.mode === "url") {
        const { inspectVisit } = await import("../kinds/elicitation/core/inspectVisit.js");
        return (await inspectVisit(request.url, session, host.getState(), inspector)).findings;
      }
      const { createInspector } = await import("../safety/createInspector.js");
      const { inspectFields } = inspector ?? createInspector();
      return inspectFields(request.requestedSchema, request.message);
    },
  };
}
