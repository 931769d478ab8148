import type { ListedKind } from "../../../react/kind.js";
import { inspectForHost } from "../core/inspectTexts.js";
import { isSampling } from "../core/samplingQuestion.js";
import { SamplingListWords } from "./SamplingListWords.js";
import { togetherSampling } from "./togetherSampling.js";

/** A request for a model, in a list. */
export const listedSampling: ListedKind = {
  name: "sampling",
  summaryOf(question) {
    if (!isSampling(question)) return undefined;
    const { request, detail, embedded } = question;
    const texts = request.messages.flatMap(({ content }) =>
      [content].flat().flatMap((block) => (block.type === "text" ? [block.text] : [])),
    );
    return {
      type: "sampling",
      text: texts.at(-1) ?? "",
      isGenerating: detail.stage === "generating",
      // In revision 2026-07-28 a no fails the whole call, with every question beside it.
      ...(!embedded && { decline: { action: "deny" } }),
      ...(detail.stage !== "generating" && {
        together: (host) => togetherSampling(host, question),
      }),
      inspect: (host, inspector) =>
        inspectForHost([request.systemPrompt ?? "", ...texts], host, inspector),
    };
  },
  Words: SamplingListWords,
};
