import type { Host } from "../../../host/host.js";
import type { TogetherSummary } from "../../../react/kind.js";
import { blocksOf } from "../core/protocol/blocksOf.js";
import type { SamplingCommand, SamplingSettlement } from "../core/samplingCommand.js";
import { modelsKey, settingsKey } from "../core/samplingKeys.js";
import {
  proposedRequest,
  type SamplingQuestion,
  type SamplingResponse,
} from "../core/samplingQuestion.js";

/** The longest response that can be sent from a list, in characters: all of it is shown there. */
const longestResponse = 500;

/** Summarizes a sampling request, or the response to it, for a person who settles several together. */
export function togetherSampling(host: Host, question: SamplingQuestion): TogetherSummary {
  const { detail, embedded, id } = question;
  const { stage, response } = detail;
  const asksEachTime = host.read(settingsKey)?.askEveryTime !== false;
  const summary =
    stage === "response-review" && response
      ? summarizeResponse(id, response, asksEachTime)
      : summarizeRequest(host, question, asksEachTime);
  return {
    ...summary,
    ...(!embedded && { deny: { type: "settle", id, answer: { action: "deny" } } }),
  };
}

function summarizeRequest(
  host: Host,
  question: SamplingQuestion,
  asksEachTime: boolean,
): TogetherSummary {
  const { id, detail } = question;
  const { messages, systemPrompt = "", tools = [], maxTokens } = proposedRequest(question);
  const { model = "" } = detail.pick;
  const named = host.read(modelsKey)?.find((known) => known.id === model)?.name;
  const media = messages.flatMap(({ content }) =>
    blocksOf(content).filter(({ type }) => type === "image" || type === "audio"),
  );
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
  };
}

/** A response is sent from a list only where all of it is text that can be read there, and just as it was read. */
function summarizeResponse(
  id: string,
  { result, issues }: SamplingResponse,
  asksEachTime: boolean,
): TogetherSummary {
  const blocks = blocksOf(result.content);
  const [first, ...others] = blocks;
  const text = blocks.flatMap((block) => (block.type === "text" ? [block.text] : [])).join("\n");
  const isShown =
    first?.type === "text" && others.length === 0 && text !== "" && text.length <= longestResponse;
  const answer: SamplingSettlement = { action: "send", content: result.content, unseen: true };
  return {
    facts: [
      { name: "response", value: text, isWhole: isShown },
      { name: "model", value: result.model },
      {
        name: "tools",
        value: blocks.flatMap((block) => (block.type === "tool_use" ? [block.name] : [])),
      },
      {
        name: "media",
        value: blocks.filter(({ type }) => type === "image" || type === "audio").length,
      },
    ],
    ...(isShown &&
      issues.length === 0 &&
      !asksEachTime && { allow: { type: "settle", id, answer }, sendsResponse: true }),
  };
}
