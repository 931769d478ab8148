import type { Host } from "../../../host/host.js";
import type { TogetherSummary } from "../../../react/kind.js";
import type { SamplingCommand } from "../core/samplingCommand.js";
import { modelsKey, settingsKey } from "../core/samplingKeys.js";
import { proposedRequest, type SamplingQuestion } from "../core/samplingQuestion.js";

/** Summarizes a sampling request for a person who settles several together; an answer is always looked at by itself. */
export function togetherSampling(host: Host, question: SamplingQuestion): TogetherSummary {
  const { id, detail, embedded } = question;
  const { messages, systemPrompt = "", tools = [], maxTokens } = proposedRequest(question);
  const { model = "" } = detail.pick;
  const named = host.read(modelsKey)?.find((known) => known.id === model)?.name;
  const media = messages.flatMap(({ content }) =>
    [content].flat().flatMap(({ type }) => (type === "image" || type === "audio" ? [type] : [])),
  );
  const asksEachTime = host.read(settingsKey)?.askEveryTime !== false;
  const approve: SamplingCommand = { type: "sampling/approve", id, unseen: true };
  return {
    facts: [
      { name: "model", value: named ?? model },
      { name: "systemPrompt", value: systemPrompt },
      { name: "messages", value: messages.length },
      { name: "media", value: media.length },
      { name: "tools", value: tools.map(({ name }) => name) },
      { name: "maxTokens", value: maxTokens },
    ],
    ...(detail.stage === "request-review" && !asksEachTime && { allow: approve }),
    ...(!embedded && { deny: { type: "settle", id, answer: { action: "deny" } } }),
  };
}
