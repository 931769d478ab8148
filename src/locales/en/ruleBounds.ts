import { createNumbers } from "../writing/createNumbers.js";
import { isolate } from "../writing/isolate.js";

/** The bounds of a rule, said after what it does. */
export interface RuleBoundsMessages {
  /** Adds to a rule the bounds within which it decides. */
  readonly within: (params: { clause: string; bounds: readonly string[] }) => string;
  /** Only what a call of this name asks. */
  readonly call: (params: { call: string }) => string;
  /** Only where this model is to answer. */
  readonly model: (params: { model: string }) => string;
  /** Only up to so many tokens. */
  readonly tokens: (params: { count: number }) => string;
  /** The tools that the model gets: none, any, at least one, or none but those named. */
  readonly tools: {
    readonly none: string;
    readonly any: string;
    readonly some: string;
    readonly listed: (params: { names: readonly string[] }) => string;
  };
  /** The pictures, sounds and files: none, any, at least one, or no other kind than those named. */
  readonly media: {
    readonly none: string;
    readonly any: string;
    readonly some: string;
    readonly listed: (params: { media: readonly ("image" | "audio" | "resource")[] }) => string;
  };
  /** The system prompt: none, any, or the one that the rule was made for. */
  readonly systemPrompt: {
    readonly none: string;
    readonly any: string;
    readonly same: string;
  };
  /** The context besides the request: none, the asking server's, or every server's. */
  readonly context: {
    readonly none: string;
    readonly thisServer: string;
    readonly allServers: string;
  };
  /** The other fields of the request: none, any, or those that the rule was made for. */
  readonly extras: {
    readonly none: string;
    readonly any: string;
    readonly same: string;
  };
  /** Up to this many messages. */
  readonly messages: (params: { count: number }) => string;
  /** Up to this many characters in all messages. */
  readonly characters: (params: { count: number }) => string;
  /** So many times within an hour. */
  readonly perHour: (params: { count: number }) => string;
  /** So many times in all. */
  readonly uses: (params: { count: number }) => string;
  /** Labels how often a rule decides in all, where it is changed. */
  readonly usesLabel: string;
  /** Names the choice to let a rule end at this time. */
  readonly untilLabel: (params: { time: string }) => string;
}

const { number, plural } = createNumbers("en");

const list = new Intl.ListFormat("en");
const kinds = { image: "pictures", audio: "sounds", resource: "files" };

/** @see RuleBoundsMessages */
export const ruleBounds: RuleBoundsMessages = {
  within: ({ clause, bounds }) => `${clause}: ${list.format(bounds)}.`,
  call: ({ call }) => `in the call ${isolate(call)}`,
  model: ({ model }) => `with ${isolate(model)}`,
  tokens: ({ count }) =>
    plural(count, { one: "for up to 1 token", other: `for up to ${number(count)} tokens` }),
  tools: {
    none: "without tools",
    any: "with any tools",
    some: "with tools",
    listed: ({ names }) => `with no tools but ${list.format(names.map(isolate))}`,
  },
  media: {
    none: "without pictures, sounds or files",
    any: "with any pictures, sounds and files",
    some: "with pictures, sounds or files",
    listed: ({ media }) => `with no media but ${list.format(media.map((kind) => kinds[kind]))}`,
  },
  systemPrompt: {
    none: "without a system prompt",
    any: "with any system prompt",
    same: "with the same system prompt",
  },
  context: {
    none: "without other context",
    thisServer: "with context from this server",
    allServers: "with context from all servers",
  },
  extras: {
    none: "without other settings",
    any: "with any other settings",
    same: "with the same other settings",
  },
  messages: ({ count }) =>
    plural(count, { one: "up to 1 message", other: `up to ${number(count)} messages` }),
  characters: ({ count }) =>
    plural(count, { one: "up to 1 character", other: `up to ${number(count)} characters` }),
  perHour: ({ count }) =>
    plural(count, { one: "once an hour", other: `up to ${number(count)} times an hour` }),
  uses: ({ count }) =>
    plural(count, { one: "once in all", other: `up to ${number(count)} times in all` }),
  usesLabel: "Times in all",
  untilLabel: ({ time }) => `Until ${time}`,
};
