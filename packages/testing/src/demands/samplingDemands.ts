import { abandoned } from "./abandoned.js";
import { quoted, type Stage } from "./createStage.js";
import { type AskedIn, always, type DemandPlan, until202511 } from "./demandPlan.js";
import type { PromptUnderTest, ResponseUnderTest } from "./hostUnderTest.js";
import { ferryPrompt, maxTokens, prompt } from "./requests.js";
import { unmet } from "./unmet.js";
import type { WireCall } from "./wire/wireCall.js";

const model = "client/sampling#user-interaction-model";
const needs = ["sampling"] as const;
const denied: AskedIn = {
  ...until202511("should", "client/sampling#error-handling"),
  "2026-07-28": ["should", model],
};

/** Asks for a response of the model, and waits until the person sees the prompt. */
async function askToSample(stage: Stage): Promise<{ call: WireCall; asked: PromptUnderTest }> {
  const call = await stage.ask(ferryPrompt);
  const asked = await stage.shown(stage.host.sampling?.(prompt), call);
  return { call, asked };
}

/** Approves the prompt, and waits until the person sees the response. */
async function askToReview(stage: Stage): Promise<{ call: WireCall; response: ResponseUnderTest }> {
  const { call, asked } = await askToSample(stage);
  await asked.approve();
  const response = await stage.shown(asked.response(), call);
  return { call, response };
}

/** Approves the prompt, and waits until the model has it. */
async function askedOfModel({ host, poll }: Stage, asked: PromptUnderTest) {
  await asked.approve();
  return poll(
    async () => (await host.modelRequests?.())?.at(0),
    "The host did not ask its model once the person had approved the prompt.",
  );
}

/** Fails where the model has been asked. */
async function modelUnasked({ host }: Stage, when: string): Promise<void> {
  const [request] = (await host.modelRequests?.()) ?? [];
  if (request) throw unmet(`The host asked its model ${quoted(request)} ${when}.`);
}

/** The text of a result. */
function textOf(result: Readonly<Record<string, unknown>>): unknown {
  const { content } = result;
  const [block] = Array.isArray(content) ? content : [content];
  return block?.text;
}

export const samplingDemands: readonly DemandPlan[] = [
  {
    id: "sampling/prompt-shown",
    text: "Let the person see the prompt before a model gets it.",
    needs,
    asked: always("should", model),
    async check(stage) {
      const { asked } = await askToSample(stage);
      await stage.reads(asked, "the prompt", prompt);
      await stage.reads(asked, "the system prompt", String(ferryPrompt.params?.systemPrompt));
    },
  },
  {
    id: "sampling/model-unasked-before-approval",
    text: "Let no sampling happen that the person did not approve.",
    needs,
    asked: always("must", "#key-principles"),
    async check(stage) {
      const { asked } = await askToSample(stage);
      await stage.watch();
      await modelUnasked(stage, "before the person had approved the prompt");
      await askedOfModel(stage, asked);
    },
  },
  {
    id: "sampling/prompt-edited",
    text: "Ask the model with the prompt as the person edited it.",
    needs: ["sampling", "editPrompt"],
    asked: always("should", model),
    async check(stage) {
      const { asked } = await askToSample(stage);
      const edited = "When does the first ferry arrive?";
      await asked.edit?.(edited);
      const { text } = await askedOfModel(stage, asked);
      if (!text.includes(edited) || text.includes(prompt))
        throw unmet(`The host asked its model ${quoted(text)}, edited to ${quoted(edited)}.`);
    },
  },
  {
    id: "sampling/max-tokens",
    text: "Never let a model answer with more tokens than the server asked for.",
    needs,
    asked: {
      ...always("advised", model),
      "2026-07-28": ["must", "client/sampling#sampling-parameters"],
    },
    async check(stage) {
      const { asked } = await askToSample(stage);
      const request = await askedOfModel(stage, asked);
      if ((request.maxTokens ?? Infinity) > maxTokens)
        throw unmet(`The host asked its model for ${request.maxTokens} tokens, not ${maxTokens}.`);
    },
  },
  {
    id: "sampling/prompt-denied",
    text: "Ask no model where the person denies the request, and give the server no answer but the no.",
    needs,
    asked: denied,
    async check(stage) {
      const { call, asked } = await askToSample(stage);
      await asked.decline();
      await abandoned(stage, call, -1);
      await modelUnasked(stage, "although the person had said no");
    },
  },
  {
    id: "sampling/response-shown",
    text: "Show the model's answer to the person before the server gets it.",
    needs,
    asked: always("should", model),
    async check(stage) {
      const { response } = await askToReview(stage);
      await stage.reads(response, "the answer of the model", stage.given.modelText);
    },
  },
  {
    id: "sampling/response-unsent-before-approval",
    text: "Send a model's answer once the person has approved it, and not before.",
    needs,
    asked: always("should", model),
    async check(stage) {
      const { call, response } = await askToReview(stage);
      await stage.unanswered(call, "before the person had approved the answer");
      await response.send();
      const sent = await stage.result(call);
      if (textOf(sent) !== stage.given.modelText)
        throw unmet(`The host sent ${quoted(sent)}, and the person saw the model's own answer.`);
    },
  },
  {
    id: "sampling/response-edited",
    text: "Send a model's answer as the person edited it.",
    needs: ["sampling", "editResponse"],
    asked: always("advised", model),
    async check(stage) {
      const { call, response } = await askToReview(stage);
      const edited = "It leaves at ten.";
      await response.edit?.(edited);
      await response.send();
      const sent = await stage.result(call);
      if (textOf(sent) !== edited)
        throw unmet(`The host sent ${quoted(sent)}, edited to ${quoted(edited)}.`);
    },
  },
  {
    id: "sampling/response-denied",
    text: "Send no answer of a model that the person rejects.",
    needs,
    asked: denied,
    async check(stage) {
      const { call, response } = await askToReview(stage);
      await response.decline();
      await abandoned(stage, call, -1);
    },
  },
];
