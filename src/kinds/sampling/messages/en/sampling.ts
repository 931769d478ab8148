import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { isolate } from "../../../../locales/writing/isolate.js";
import type { SamplingPromptMessages } from "./samplingPrompt.js";

const { number, plural } = createNumbers("en");
const list = new Intl.ListFormat("en", { type: "unit" });
const decimal = new Intl.NumberFormat("en", { maximumFractionDigits: 20 });

/** @see SamplingPromptMessages */
export const sampling: SamplingPromptMessages = {
  asks: ({ server }) => `${isolate(server)} asks to use your model`,
  generating: ({ server, model }) =>
    model === undefined
      ? `The model is answering ${isolate(server)}`
      : `${isolate(model)} is answering ${isolate(server)}`,
  reviewing: ({ server }) => `Check the answer for ${isolate(server)}`,
  failed: ({ server }) => `There is no answer for ${isolate(server)} yet`,
  ended: ({ server }) => `The request from ${isolate(server)} is over`,
  requestLead: ({ server, model, provider, tokens, unseen }) => {
    const named = model === undefined ? "this app’s model" : isolate(model);
    const where =
      model !== undefined && provider !== undefined
        ? `${isolate(model)} at ${isolate(provider)}`
        : named;
    const limit = sampling.summary({ tokens, tools: 0 });
    return unseen
      ? `Runs on ${where}, ${limit}; the answer goes to ${isolate(server)} at once.`
      : `Runs on ${where}, ${limit}; the answer goes to ${isolate(server)} once you have checked it.`;
  },
  generatingLead: "Nothing is sent until you have seen the answer.",
  generatingLeadUnseen: "The server gets the answer as soon as it is there.",
  responseLead: ({ model, by }) => {
    if (by === "person") return "This is your own answer. Nothing has been sent yet.";
    return model === undefined
      ? "The model wrote this. Nothing has been sent yet."
      : `${isolate(model)} wrote this. Nothing has been sent yet.`;
  },
  bar: "Model requests that wait for you",
  asides: ({ count }) =>
    plural(count, {
      one: "1 model request for later",
      other: `${number(count)} model requests for later`,
    }),

  prompt: "Prompt",
  systemPrompt: "System prompt",
  systemPromptPlace: "the system prompt",
  addSystemPrompt: "Add a system prompt",
  request: "The request",
  settings: "Settings",
  summary: ({ tokens, temperature, tools }) =>
    list.format([
      plural(tokens, { one: "up to 1 token", other: `up to ${number(tokens)} tokens` }),
      ...(temperature === undefined ? [] : [`temperature ${decimal.format(temperature)}`]),
      ...(tools === 0 ? [] : [plural(tools, { one: "1 tool", other: `${number(tools)} tools` })]),
    ]),
  model: "Model",
  modelAutomatic: ({ model }) =>
    model === undefined ? "Automatic" : `Automatic: ${isolate(model)}`,
  pickedByPerson: "You picked it for this request.",
  pickedForServer: "You picked it for every request of this server.",
  pickedByDefault: "It is your default model.",
  pickedByApp: "This app decides which model answers.",
  pickedByHint: ({ hint, among }) =>
    among === 1
      ? `The server hints at ${isolate(hint)}.`
      : `The server hints at ${isolate(hint)}: the best of ${number(among)} that match.`,
  pickedByPriorities: ({ by }) =>
    by === "person"
      ? "It suits your own priorities best."
      : "It suits the server’s priorities best.",
  pickedAsFirst: ({ among }) =>
    among === 1
      ? "It is the only model of this app."
      : "Nobody prefers another: it is the first of this app’s models.",

  changes: ({ count }) =>
    plural(count, { one: "You changed 1 thing", other: `You changed ${number(count)} things` }),
  undoAll: "Undo all changes",
  redoAll: "Redo all changes",

  approve: ({ model, changed }) => {
    const run = model === undefined ? "the model" : isolate(model);
    return changed ? `Run ${run} with your changes` : `Run ${run}`;
  },
  deny: "Decline",
  denyWithReason: "Decline with a reason",
  denyReason: "Why you decline (optional)",
  denyHint: "Stays in this app. The server only learns that you said no.",
  denyFailsCall: "Declining ends the task: this server has no other way to hear it.",
  denySiblings: ({ count }) =>
    plural(count, {
      one: "1 other question of it goes, too. What you typed there is kept for when the server asks again.",
      other: `${number(count)} other questions of it go, too. What you typed there is kept for when the server asks again.`,
    }),
  stop: "Stop the model",
  retry: ({ model }) => (model === undefined ? "Try again" : `Try again with ${isolate(model)}`),
  write: "Write it yourself",
  revise: "Change the request",
  regenerate: "Generate again",
  review: "Back to the last answer",
  send: ({ server, changed }) => (changed ? "Send your version" : `Send to ${isolate(server)}`),

  partial: "The answer so far",
  progress: ({ words }) =>
    plural(words, { one: "1 word so far", other: `${number(words)} words so far` }),
  waiting: "The model has written nothing yet.",
  response: "The answer",
  modelFailed: "The model, or the way to it, failed.",
  modelTimedOut: "The model took too long.",
  modelInvalid: "What the model gave back is no answer.",
  modelStopped: "You stopped the model.",
  late: ({ count }) =>
    plural(count, {
      one: "An answer came too late and was not used.",
      other: `${number(count)} answers came too late and were not used.`,
    }),

  refusedResponse: "The answer was not sent: it does not fit what the server asked for.",
  refusedEmpty: "The answer was not sent: it is empty.",
  refusedRequest: "The model was not asked: the request cannot be used like this.",
  refused: "That did not work. Nothing was sent.",

  errorSent: "The server was told that it gets no answer.",
  responseSoFar: "The answer when the request ended",
};
