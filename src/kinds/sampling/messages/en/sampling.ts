import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { isolate } from "../../../../locales/writing/isolate.js";

/** The host's own name for the server that asks. */
export interface Server {
  readonly server: string;
}

/** The host's own name for the model that is to answer, or did; absent where the host does not say which one it is. */
export interface Model {
  readonly model?: string | undefined;
}

/** Texts around a request to a model and around its answer, while a person looks at them. */
export interface SamplingPromptMessages {
  /** Names a dialog or card that shows a request which no model has seen yet. */
  readonly asks: (params: Server) => string;
  /** Names it while a model writes. */
  readonly generating: (params: Server & Model) => string;
  /** Names it while an answer waits for the person's word. */
  readonly reviewing: (params: Server) => string;
  /** Names it where there is no answer. */
  readonly failed: (params: Server) => string;
  /** Names it once the request is over. */
  readonly ended: (params: Server) => string;
  /** Explains under the title what happens to a request. */
  readonly requestLead: string;
  /** The same where the answer goes to the server unseen. */
  readonly requestLeadUnseen: string;
  /** Explains under the title what happens while a model writes. */
  readonly generatingLead: string;
  /** The same where the answer goes to the server unseen. */
  readonly generatingLeadUnseen: string;
  /** Explains under the title who wrote the answer and what happens to it. */
  readonly answerLead: (params: Model & { by: "model" | "person" }) => string;
  /** Names the bar in which requests wait. */
  readonly bar: string;
  /** Tells how many requests were put aside. */
  readonly asides: (params: { count: number }) => string;

  /** Heads what goes to the model. */
  readonly prompt: string;
  /** Labels the instructions to the model. */
  readonly systemPrompt: string;
  /** Names the instructions as part of a sentence. */
  readonly systemPromptPlace: string;
  /** Adds instructions where the server gave none. */
  readonly addSystemPrompt: string;
  /** Opens the request while something else is looked at. */
  readonly request: string;
  /** Opens what a model is told beside the messages. */
  readonly settings: string;
  /** Sums up the settings in one line. */
  readonly summary: (params: {
    tokens: number;
    temperature?: number | undefined;
    tools: number;
  }) => string;
  /** Labels the choice of a model. */
  readonly model: string;
  /** Leaves the choice to the server's preferences and the person's settings. */
  readonly modelAutomatic: (params: Model) => string;
  /** Explains why a model was picked: by the person, for this request. */
  readonly pickedByPerson: string;
  /** By the person, for every request of this server. */
  readonly pickedForServer: string;
  /** Because it is the person's default. */
  readonly pickedByDefault: string;
  /** By the host app, which has no list of models. */
  readonly pickedByApp: string;
  /** Because a hint of the server is part of its name; how many models it is part of. */
  readonly pickedByHint: (params: { hint: string; among: number }) => string;
  /** Because it suits priorities best. */
  readonly pickedByPriorities: (params: { by: "person" | "server" }) => string;
  /** Because it is the first, or the only one, of the host's list. */
  readonly pickedAsFirst: (params: { among: number }) => string;

  /** Tells how many parts of the request the person changed. */
  readonly changes: (params: { count: number }) => string;
  /** States that the person changed the answer. */
  readonly answerChanged: string;
  /** Makes the request, or the answer, what it was. */
  readonly takeAllBack: string;

  /** Lets a model answer, as the server asked or with the person's changes. */
  readonly approve: (params: Server & Model & { changed: boolean }) => string;
  /** Declines the request. */
  readonly deny: string;
  /** Opens the field for a reason. */
  readonly denyWithReason: string;
  /** Labels the field for a reason. */
  readonly denyReason: string;
  /** Tells who sees the reason. */
  readonly denyHint: string;
  /** States that a no ends the whole operation. */
  readonly denyFailsCall: string;
  /** Tells how many other questions a no takes along, and what becomes of what was typed in them. */
  readonly denySiblings: (params: { count: number }) => string;
  /** Stops the model. */
  readonly stop: string;
  /** Lets a model try again. */
  readonly retry: (params: Model) => string;
  /** Puts an answer of the person's own in place of a model's. */
  readonly write: string;
  /** Goes back to the request. */
  readonly revise: string;
  /** Lets a model answer again. */
  readonly regenerate: string;
  /** Goes to the last answer. */
  readonly review: string;
  /** Sends the answer. */
  readonly send: (params: Server & { changed: boolean }) => string;

  /** Heads what a model has written so far. */
  readonly partial: string;
  /** Tells how much a model has written so far. */
  readonly progress: (params: { words: number }) => string;
  /** States that a model has written nothing yet. */
  readonly waiting: string;
  /** Heads the answer. */
  readonly answer: string;
  /** States that the model, or the way to it, failed. */
  readonly modelFailed: string;
  /** States that the model took too long. */
  readonly modelTimedOut: string;
  /** States that what came back is no answer. */
  readonly modelInvalid: string;
  /** States that the person stopped the model. */
  readonly modelStopped: string;
  /** States that answers came too late, and what became of them. */
  readonly late: (params: { count: number }) => string;

  /** States that the answer cannot be sent as it is. */
  readonly refusedAnswer: string;
  /** States that the answer is empty. */
  readonly refusedEmpty: string;
  /** States that the request cannot be used as it is. */
  readonly refusedRequest: string;
  /** States that the app could not do it, whatever it was. */
  readonly refused: string;

  /** States that the server heard of an error, because nobody decided. */
  readonly errorSent: string;
  /** Heads the answer that was there when the request ended. */
  readonly answerSoFar: string;
}

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
  requestLead: "This is what your model would get. You can change it, or say no.",
  requestLeadUnseen:
    "This is what your model would get. You can change it, or say no. The server gets the answer at once.",
  generatingLead: "Nothing is sent until you have seen the answer.",
  generatingLeadUnseen: "The server gets the answer as soon as it is there.",
  answerLead: ({ model, by }) => {
    if (by === "person") return "This is your own answer. Nothing has been sent yet.";
    return model === undefined
      ? "The model wrote this. Nothing has been sent yet."
      : `${isolate(model)} wrote this. Nothing has been sent yet.`;
  },
  bar: "Model requests that wait for you",
  asides: ({ count }) =>
    plural(count, {
      one: "1 model request put aside",
      other: `${number(count)} model requests put aside`,
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
  answerChanged: "You changed the answer",
  takeAllBack: "Take it all back",

  approve: ({ server, model, changed }) => {
    if (model === undefined)
      return changed
        ? `Run the model with your changes for ${isolate(server)}`
        : `Run the model for ${isolate(server)}`;
    return changed
      ? `Run ${isolate(model)} with your changes for ${isolate(server)}`
      : `Run ${isolate(model)} for ${isolate(server)}`;
  },
  deny: "Deny",
  denyWithReason: "Deny with a reason",
  denyReason: "Why you deny (optional)",
  denyHint: "Stays in this app. The server only learns that you said no.",
  denyFailsCall: "A no ends the whole operation: this server has no other way to hear it.",
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
  send: ({ server, changed }) =>
    changed ? `Send your version to ${isolate(server)}` : `Send to ${isolate(server)}`,

  partial: "The answer so far",
  progress: ({ words }) =>
    plural(words, { one: "1 word so far", other: `${number(words)} words so far` }),
  waiting: "The model has written nothing yet.",
  answer: "The answer",
  modelFailed: "The model, or the way to it, failed.",
  modelTimedOut: "The model took too long.",
  modelInvalid: "What the model gave back is no answer.",
  modelStopped: "You stopped the model.",
  late: ({ count }) =>
    plural(count, {
      one: "An answer came too late and was not used.",
      other: `${number(count)} answers came too late and were not used.`,
    }),

  refusedAnswer: "The answer was not sent: it does not fit what the server asked for.",
  refusedEmpty: "The answer was not sent: it is empty.",
  refusedRequest: "The model was not asked: the request cannot be used like this.",
  refused: "That did not work. Nothing was sent.",

  errorSent: "The server was told that it gets no answer.",
  answerSoFar: "The answer when the request ended",
};
