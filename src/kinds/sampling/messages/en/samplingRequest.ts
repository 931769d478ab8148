import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { isolate } from "../../../../locales/writing/isolate.js";

/** Texts around the settings of a request to a model, and around the person's changes to it. */
export interface SamplingRequestMessages {
  /** Labels the limit of the response's length. */
  readonly maxTokens: string;
  /** Tells within which bounds the limit may be changed. */
  readonly maxTokensHint: (params: { asked: number }) => string;
  /** States that a limit is none, or above what the server asked. */
  readonly maxTokensInvalid: (params: { asked: number }) => string;
  /** Labels how much the model varies its words. */
  readonly temperature: string;
  /** Explains what an empty field means. */
  readonly temperatureHint: string;
  /** States that what was typed is no number. */
  readonly temperatureInvalid: string;
  /** Labels the texts at which the model stops. */
  readonly stopSequences: string;
  /** Tells how they are written. */
  readonly stopSequencesHint: string;
  /** Labels the choice of what else the model is told. */
  readonly includeContext: string;
  /** Nothing else. */
  readonly contextNone: string;
  /** The option to include the context of the server that asks. */
  readonly contextThisServer: string;
  /** The option to include the context of all servers. */
  readonly contextAllServers: string;
  /** States that the model gets no context, although the server asked for some. */
  readonly contextIgnored: string;
  /** States that the server leaves a choice open. */
  readonly unsaid: string;
  /** Heads what the server would like of the model. */
  readonly preferences: string;
  /** Labels names of models, or parts of them. */
  readonly hints: string;
  /** Tells how they are written. */
  readonly hintsHint: string;
  /** Labels how much low cost matters. */
  readonly cost: string;
  /** Labels how much speed matters. */
  readonly speed: string;
  /** Labels how much capability matters. */
  readonly intelligence: string;
  /** Tells how much something matters, from 0 to 1. */
  readonly share: (params: { value: number }) => string;
  /** Heads the tools that the model may ask for. */
  readonly tools: string;
  /** Introduces the schema of what a tool takes. */
  readonly toolInput: string;
  /** Takes a tool away from the model; names it. */
  readonly removeTool: (params: { tool: string }) => string;
  /** Gives it back. */
  readonly restoreTool: (params: { tool: string }) => string;
  /** States that a tool was taken away. */
  readonly toolRemoved: string;
  /** Labels the choice of whether the model uses tools. */
  readonly toolChoice: string;
  /** The model decides. */
  readonly toolsAuto: string;
  /** It uses at least one. */
  readonly toolsRequired: string;
  /** It uses none. */
  readonly toolsNone: string;
  /** Labels data for the model's provider. */
  readonly metadata: string;
  /** States that what was typed is no JSON object. */
  readonly metadataInvalid: string;
  /** Makes a part of the request what it was; its name stands beside. */
  readonly undoPart: (params: { what: string }) => string;
}

const { number } = createNumbers("en");
const percent = new Intl.NumberFormat("en", { style: "percent" });

/** @see SamplingRequestMessages */
export const samplingRequest: SamplingRequestMessages = {
  maxTokens: "Most tokens in the answer",
  maxTokensHint: ({ asked }) => `The server asked for ${number(asked)}. You can allow fewer.`,
  maxTokensInvalid: ({ asked }) => `Enter a whole number from 1 to ${number(asked)}.`,
  temperature: "Temperature",
  temperatureHint: "Leave it empty for the model’s own.",
  temperatureInvalid: "Enter a number.",
  stopSequences: "Stop at these texts",
  stopSequencesHint: "One per line. Write \\n for a line break.",
  includeContext: "What else the model is told",
  contextNone: "Nothing",
  contextThisServer: "Context from this server",
  contextAllServers: "Context from all servers",
  contextIgnored: "Nothing. The server asked for more, but this app doesn’t share it.",
  unsaid: "Not said",
  preferences: "What the server prefers in a model",
  hints: "Names of models",
  hintsHint: "One per line, the best first. Parts of names will do.",
  cost: "Low cost",
  speed: "Speed",
  intelligence: "Capability",
  share: ({ value }) => percent.format(value),
  tools: "Tools that the model may ask for",
  toolInput: "What it takes",
  removeTool: ({ tool }) => `Remove ${isolate(tool)}`,
  restoreTool: ({ tool }) => `Restore ${isolate(tool)}`,
  toolRemoved: "The model is not told of it.",
  toolChoice: "Use of tools",
  toolsAuto: "The model decides",
  toolsRequired: "At least one",
  toolsNone: "None",
  metadata: "Data for the model’s provider",
  metadataInvalid: "This must be a JSON object, in braces.",
  undoPart: ({ what }) => `Undo: ${isolate(what)}`,
};
