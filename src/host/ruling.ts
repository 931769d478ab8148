import type { FieldMark, Rule, RuleContext, RuleSubject, ToolMark } from "./rule.js";

/** Facts of a question that rules are compared with; plain data, and nothing that anybody wrote. */
export interface RuleFacts {
  readonly subject: RuleSubject;
  /** The id of the session that asks. */
  readonly server: string;
  /** The name of the tracked call that it came from, where that is known for certain; or the tool that the question is about. */
  readonly tool?: string;
  /** Whether the question is if `tool` may run: then each rule made from it names the tool. */
  readonly isAboutTool?: true;
  /** The id of the model that is to answer, or did. */
  readonly model?: string;
  /** The host app's own name for that model, where it has one: no rule is compared with it. */
  readonly modelName?: string;
  readonly maxTokens?: number;
  readonly tools?: readonly ToolMark[];
  /** The arguments of the tool that the question is about. */
  readonly arguments?: readonly ArgumentMark[];
  readonly media?: readonly ("image" | "audio" | "resource")[];
  /** The SHA-256 of the system prompt; absent where there is none. */
  readonly systemPrompt?: string;
  /** The context that the server asks for besides; absent where it asks for none. */
  readonly context?: RuleContext;
  /** The fields of the request that no other fact names. */
  readonly extras?: readonly FieldMark[];
  /** The number of messages. */
  readonly messages?: number;
  /** The characters of the messages as JSON, media included. */
  readonly characters?: number;
  /** The effects that a rule may have here beside `ask`: `deny` alone for forms, visits, and requests with hidden text. */
  readonly may: readonly ("allow" | "deny")[];
  /** Whether the person, or the host's policy, wants each to be shown: then no rule decides. */
  readonly asksEachTime?: true;
  /** Whether the harness that asks offers lasting options of its own: then no rule is made from the question. */
  readonly keepsOwnRules?: true;
}

/** One argument of a tool, as rules are compared with it: hashes, and nothing that anybody wrote but its name. */
export interface ArgumentMark {
  readonly name: string;
  /** The SHA-256 of its value as canonical JSON. */
  readonly sha256: string;
  /** The SHA-256 of the path that it is, and of each folder around it. */
  readonly within?: readonly string[];
  /** The SHA-256 of the origin of the address that it is. */
  readonly origin?: string;
}

/** The part of the facts that the kind of the question knows. */
export type KindFacts = Omit<RuleFacts, "server">;

/** The decisions of a rule, counted at one of them. */
export interface RuleCount {
  /** Within the hour before, that decision included; present where the rule has a limit an hour. */
  readonly thisHour?: number;
  /** The uses that were left after it; present where they are counted. */
  readonly left?: number;
}

/** The use of a budget that was too high at a decision. */
export interface BudgetExcess {
  readonly unit: "requests" | "tokens";
  readonly per: "hour" | "day";
  readonly limit: number;
  /** The use before, with this request; of tokens it is about this. */
  readonly used: number;
}

/** One decision of a rule, or of a budget, as data that can be explained. */
export type Ruling = {
  readonly effect: "allow" | "deny";
  readonly subject: RuleSubject;
  /** The name of the rule as it was then; `budget` for a budget. */
  readonly name: string;
  /** When, in milliseconds since 1970. */
  readonly at: number;
} & (
  | {
      /** The rule as it was then. */
      readonly rule: Rule;
      readonly count: RuleCount;
    }
  | { readonly rule?: never; readonly count?: never; readonly over: BudgetExcess }
);
