import type { Question } from "../host/question.js";
import { isSampling } from "../kinds/sampling/core/samplingQuestion.js";
import type { InboxRequest } from "./inboxRequest.js";
import { inspectTexts } from "./inspectTexts.js";

/** Describes a request for a model. */
export function describeSampling(question: Question): InboxRequest | undefined {
  if (!isSampling(question)) return undefined;
  const { request, detail, embedded } = question;
  const texts = request.messages.flatMap(({ content }) =>
    [content].flat().flatMap((block) => (block.type === "text" ? [block.text] : [])),
  );
  return {
    kind: "sampling",
    text: texts.at(-1) ?? "",
    isGenerating: detail.stage === "generating",
    // In revision 2026-07-28 a no fails the whole call, with every question beside it.
    ...(!embedded && { decline: { action: "deny" } }),
    inspect: (_, inspector) => inspectTexts([request.systemPrompt ?? "", ...texts], inspector),
  };
}
