/** The result of a rule where it covers a question: it is answered yes, shown to the person, or answered no. */
export type RuleEffect = "allow" | "ask" | "deny";

/**
 * The part of a question that a rule decides about, as a kind names it. A sampling request and its answer are decided
 * apart; the name of a kind of the host app's own is its `name`, with a part of its own after a slash where it has several.
 */
export type RuleSubject =
  | "sampling/request"
  | "sampling/response"
  | "roots"
  | "elicitation/url"
  | "elicitation/form"
  | (string & {});

/** One tool that a model may ask for, as a rule remembers it: one that was changed is another tool. */
export interface ToolMark {
  readonly name: string;
  /** The SHA-256 of its definition. */
  readonly sha256: string;
}

/** Which tools a rule covers: `none`, `any` number of them, at least `some`, or none beyond those listed. */
export type RuleTools = "none" | "any" | "some" | readonly ToolMark[];

/** Which media a rule covers: `none`, `any`, at least `some`, or none beyond these. */
export type RuleMedia = "none" | "any" | "some" | readonly ("image" | "audio" | "resource")[];

/** Which system prompts a rule covers: no system prompt, any, or the one with this SHA-256. */
export type RuleSystemPrompt = "none" | "any" | { readonly sha256: string };

/** The context beside a request's own that a rule covers: none, the asking server's, or every server's too. */
export type RuleContext = "none" | "thisServer" | "allServers";

/** One field of a request that has no term of its own, with the value that a rule remembers. */
export interface FieldMark {
  /** The field's name in the protocol; `messages` for metadata and unknown members within messages. */
  readonly name: string;
  /** The SHA-256 of its value. */
  readonly sha256: string;
}

/** Which other fields of a request a rule covers: `none`, `any`, or only those listed, each with the same value. */
export type RuleExtras = "none" | "any" | readonly FieldMark[];

/** One argument that a rule about a tool covers: of any value, of one of these values, or of texts within a path or origin. */
export type RuleArgument = { readonly name: string } & (
  | { readonly any: true }
  /** The SHA-256 of each value as canonical JSON. */
  | { readonly sha256: readonly string[] }
  /** The path of a folder: it covers the folder and everything below it, but no path with `..` or an escape. */
  | { readonly within: string }
  /** The origin of `http:` and `https:` addresses. */
  | { readonly origin: string }
);

/** Which arguments a rule about a tool covers: `any`, or none beyond those listed. */
export type RuleArguments = "any" | readonly RuleArgument[];

/** When a rule ends: with its session, never, or at a time in milliseconds since 1970. */
export type RuleExpiry = "session" | "never" | number;

/** The terms of a rule: what it covers, and how far. What is absent does not matter, but for what an `allow` needs said. */
export interface RuleTerms {
  readonly effect: RuleEffect;
  readonly subject: RuleSubject;
  /** The id of the session that asks: the host app's own name for the server. @default every server */
  readonly server?: string;
  /** The name of the tracked call that asked; covers only what is certain to come from it. @default any, or none that is known */
  readonly tool?: string;
  /** The id of the model that is to answer, or did. @default any */
  readonly model?: string;
  /** The most tokens that a request may ask for. An `allow` for sampling must say it. @default any number */
  readonly maxTokens?: number;
  /** The tools that the model gets, or that its answer uses. @default "none" for `allow`, "any" for others */
  readonly tools: RuleTools;
  /** The media in a request, or in an answer. @default "none" for `allow`, "any" for others */
  readonly media: RuleMedia;
  /** The system prompt. @default "none" for `allow`, "any" for others */
  readonly systemPrompt: RuleSystemPrompt;
  /** The most context that the server asks for (`includeContext`). @default "none" for `allow`, "allServers" for others */
  readonly context: RuleContext;
  /**
   * The fields of a request without a term of their own: `temperature`, `stopSequences`, `metadata`, `toolChoice`, `_meta`,
   * and any that a later revision adds; `modelPreferences` too, unless the rule names a model. @default "none" for `allow`,
   * "any" for others
   */
  readonly extras: RuleExtras;
  /** The arguments of the tool. @default none for `allow`, "any" for others */
  readonly arguments?: RuleArguments;
  /** The most messages of a request. @default 20 for an `allow` about sampling, any number for others */
  readonly maxMessages?: number;
  /** The most characters of a request's messages as JSON, media included. @default 10_000 for an `allow` about sampling, any number for others */
  readonly maxCharacters?: number;
  /** The number of times within any hour that it decides. @default any number */
  readonly perHour?: number;
  /** The number of times that it decides in all. @default any number */
  readonly uses?: number;
  /** When it ends. */
  readonly expires: RuleExpiry;
}

/** One rule: data by which the host answers in place of the person. */
export interface Rule extends RuleTerms {
  /** Unique among the rules of a storage. */
  readonly id: string;
  /** The name that the log gives it. */
  readonly name: string;
  /** Whether it decides nothing for now. */
  readonly paused?: boolean;
  /** When it was made, in milliseconds since 1970. */
  readonly madeAt: number;
  /** Who made it, or changed it last, where the host app named whoever sat at the window. */
  readonly madeBy?: string;
}
