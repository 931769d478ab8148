import type { ListedKind } from "../../../react/kind.js";
import { isElicitation } from "../core/elicitationQuestion.js";

/** A form or a page to visit, in a list. */
export const listedElicitation: ListedKind = {
  name: "elicitation",
  summaryOf(question) {
    if (!isElicitation(question)) return undefined;
    const { request, session } = question;
    return {
      type: request.mode === "url" ? "visit" : "form",
      // A view that asks to open a page has no words of its own.
      text: request.message === "" && request.mode === "url" ? request.url : request.message,
      decline: { action: "decline" },
      cancel: { action: "cancel" },
      // Loaded with the first request in sight: what only counts needs no inspection.
      async inspect(host, inspector) {
        if (request.mode === "url") {
          const { inspectVisit } = await import("../core/elicitationLater.js");
          return (await inspectVisit(request.url, session, host.getState(), inspector)).findings;
        }
        const { createInspector } = await import("../../../safety/inspectors.js");
        const { inspectFields } = inspector ?? createInspector();
        return inspectFields(request.requestedSchema, request.message);
      },
    };
  },
};
