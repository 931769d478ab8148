import type { HostPolicy } from "../../../../host/policy.js";
import { isJsonObject } from "../../../../wire/protocol/json.js";
import type { ModelChoice, ModelPriorities } from "./pickModel.js";

/** A person's preferences for every sampling request; kept where the host app wants them. */
export interface SamplingSettings {
  /** Shows both checkpoints of every request, whatever any rule or host option says. @default false */
  readonly askEveryTime: boolean;
  /** Whether a person looks at each response before it is sent; absent where the host app's own option holds. */
  readonly reviewResponse?: boolean | undefined;
  /** The model to use where a server's hints match no other. */
  readonly defaultModel?: string | undefined;
  /** The person's priorities in a model, in place of the servers'. */
  readonly priorities?: ModelPriorities | undefined;
  /** The model to use always, by the id of the session: never by what a server calls itself. */
  readonly serverModels: Readonly<Record<string, string>>;
}

/** The settings in force until a person sets others. */
export const defaultSettings: SamplingSettings = { askEveryTime: false, serverModels: {} };

/** Bumped whenever what is stored changes its shape. */
const version = 1;

/** The settings' choice of a model for one server. */
export function choiceFor(settings: SamplingSettings, session: string): ModelChoice {
  const { defaultModel, priorities, serverModels } = settings;
  const model = Object.hasOwn(serverModels, session) ? serverModels[session] : undefined;
  return { model, defaultModel, priorities };
}

/** The settings that the host's policy makes in the person's place. */
export function fixedBy({ review }: HostPolicy): Partial<SamplingSettings> {
  return review === "always" ? { askEveryTime: true, reviewResponse: true } : {};
}

const names = [
  "askEveryTime",
  "reviewResponse",
  "defaultModel",
  "priorities",
  "serverModels",
] as const;

/** The names of the settings in a part of them. */
export function namesOf(settings: Partial<SamplingSettings>): readonly (keyof SamplingSettings)[] {
  return names.filter((name) => Object.hasOwn(settings, name));
}

/** Whether a person looks at responses before they are sent, where the host app's option says this. */
export function reviewsResponses(
  { askEveryTime, reviewResponse }: SamplingSettings,
  option: boolean,
): boolean {
  return askEveryTime || (reviewResponse ?? option);
}

/** Why a rule may not decide, where the person wants, or the host's policy says, that they are asked every time. */
export function objectionTo(
  rule: string | undefined,
  { askEveryTime }: SamplingSettings,
): { readonly message: string } | undefined {
  return rule !== undefined && askEveryTime
    ? { message: `The rule "${rule}" may not decide: the person is asked every time.` }
    : undefined;
}

/** Explains why a response may not be sent from a list. */
export function objectionToUnseen(
  settlement: unknown,
  { askEveryTime }: SamplingSettings,
): { readonly message: string; readonly rejection: "unseen" } | undefined {
  const message =
    "The answer was not sent: the person is asked every time, and has to see it first.";
  return askEveryTime && isJsonObject(settlement) && settlement.unseen === true
    ? { message, rejection: "unseen" }
    : undefined;
}

/** Writes settings as text. */
export function serializeSettings(settings: SamplingSettings): string {
  return JSON.stringify({ version, ...settings });
}

/** Reads what {@link serializeSettings} wrote; throws on anything else. */
export function parseSettings(stored: string): SamplingSettings {
  const value: unknown = JSON.parse(stored);
  if (!isJsonObject(value) || value.version !== version)
    throw new TypeError(`Stored sampling settings must be an object of version ${version}.`);
  const { version: _, ...rest } = value;
  return changeSettings(defaultSettings, rest);
}

/** Settings with a change made to them; `undefined` and null take a preference back. Throws on what is none. */
export function changeSettings(settings: SamplingSettings, change: unknown): SamplingSettings {
  if (!isJsonObject(change)) throw new TypeError("Sampling settings must be an object.");
  const merged = { ...settings, ...change };
  const { askEveryTime, serverModels } = merged;
  const defaultModel = merged.defaultModel ?? undefined;
  const priorities = merged.priorities ?? undefined;
  const reviewResponse = merged.reviewResponse ?? undefined;
  if (typeof askEveryTime !== "boolean") throw new TypeError("askEveryTime must be true or false.");
  if (reviewResponse !== undefined && typeof reviewResponse !== "boolean")
    throw new TypeError("reviewResponse must be true or false.");
  if (defaultModel !== undefined && typeof defaultModel !== "string")
    throw new TypeError("defaultModel must be a string.");
  if (!isJsonObject(serverModels) || !Object.values(serverModels).every(isText))
    throw new TypeError("serverModels must be an object of strings.");
  return {
    askEveryTime,
    serverModels: Object.fromEntries(
      Object.entries(serverModels).flatMap(([id, model]) => (isText(model) ? [[id, model]] : [])),
    ),
    ...(reviewResponse !== undefined && { reviewResponse }),
    ...(defaultModel !== undefined && { defaultModel }),
    ...(priorities !== undefined && { priorities: readPriorities(priorities) }),
  };
}

function readPriorities(value: unknown): ModelPriorities {
  if (!isJsonObject(value)) throw new TypeError("priorities must be an object.");
  const { cost, speed, intelligence } = value;
  return {
    ...share("cost", cost),
    ...share("speed", speed),
    ...share("intelligence", intelligence),
  };
}

function share(name: keyof ModelPriorities, value: unknown): ModelPriorities {
  if (value === undefined) return {};
  if (typeof value !== "number" || !(value >= 0 && value <= 1))
    throw new TypeError(`priorities.${name} must be a number between 0 and 1.`);
  return { [name]: value };
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}
