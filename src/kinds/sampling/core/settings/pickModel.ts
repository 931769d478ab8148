import type { ModelPreferences } from "../protocol/samplingRequest.js";

/** A model that the host can ask. */
export interface SamplingModel {
  /** The id that `generate` is told, and that servers are told as the name of the model. */
  readonly id: string;
  /** The name for people. @default the id */
  readonly name?: string;
  /** Where it runs, for people: "Example Inc.", or "this computer". @default nothing is said */
  readonly provider?: string;
  /** Names of models that it may stand in for, so that hints at them find it. */
  readonly aliases?: readonly string[];
  /** Its cheapness, from 0 to 1. @default 0.5 */
  readonly cost?: number;
  /** Its speed, from 0 to 1. @default 0.5 */
  readonly speed?: number;
  /** Its capability, from 0 to 1. @default 0.5 */
  readonly intelligence?: number;
}

/** The weight of each quality of a model, from 0 to 1. */
export interface ModelPriorities {
  readonly cost?: number;
  readonly speed?: number;
  readonly intelligence?: number;
}

/** The person's preferences, wherever they set any; they go before the server's. */
export interface ModelChoice {
  /** Always this model, for this server. */
  readonly model?: string | undefined;
  /** This model, where no hint of the server matches another. */
  readonly defaultModel?: string | undefined;
  /** In place of the server's priorities. */
  readonly priorities?: ModelPriorities | undefined;
}

/** Why a model was picked, as data: words for it are a catalogue's business. */
export type ModelReason =
  /**
   * `person`: the person picked it for this request. `server`: the person picked it for every request of this server.
   * `default`: it is the person's default. `none`: the host has no list, its own function decides.
   */
  | { readonly code: "person" | "server" | "default" | "none" }
  /** A hint of the server is part of its name. */
  | {
      readonly code: "hint";
      readonly params: {
        readonly hint: string;
        /** Which of the hints it is, counted from 1. */
        readonly place: number;
        /** The number of models that the hint matched; priorities decided between them. */
        readonly among: number;
      };
    }
  /** It suits somebody's priorities best. */
  | { readonly code: "priorities"; readonly params: { readonly by: "person" | "server" } }
  /** It is the first, or the only one, of the host's list. */
  | { readonly code: "first"; readonly params: { readonly among: number } };

/** A model and why it was picked. */
export interface ModelPick {
  /** The id of the model; absent where the host has no list. */
  readonly model?: string;
  readonly reason: ModelReason;
}

/**
 * Picks the model for a request: the person's choice for the server, then the first hint that is part of a model's
 * name (client/sampling, Model Preferences), then the person's default; priorities break ties.
 */
export function pickModel(
  models: readonly SamplingModel[],
  preferences: ModelPreferences = {},
  choice: ModelChoice = {},
): ModelPick {
  const byId = (id: string | undefined) => models.find((model) => model.id === id);
  const always = byId(choice.model);
  if (always) return { model: always.id, reason: { code: "server" } };
  const { priorities, by } = prioritiesOf(preferences, choice);
  for (const [index, { name: hint = "" }] of (preferences.hints ?? []).entries()) {
    const matching = models.filter((model) => hint !== "" && isNamed(model, hint));
    const best = bestOf(matching, priorities);
    if (best)
      return {
        model: best.id,
        reason: { code: "hint", params: { hint, place: index + 1, among: matching.length } },
      };
  }
  const usual = byId(choice.defaultModel);
  if (usual) return { model: usual.id, reason: { code: "default" } };
  const best = bestOf(models, priorities);
  if (!best) return { reason: { code: "none" } };
  const decides = models.some((model) => score(model, priorities) < score(best, priorities));
  return {
    model: best.id,
    reason: decides
      ? { code: "priorities", params: { by } }
      : { code: "first", params: { among: models.length } },
  };
}

function prioritiesOf(preferences: ModelPreferences, { priorities }: ModelChoice) {
  if (priorities && Object.keys(priorities).length > 0)
    return { priorities, by: "person" as const };
  const { costPriority: cost, speedPriority: speed, intelligencePriority } = preferences;
  return {
    priorities: {
      ...(cost !== undefined && { cost }),
      ...(speed !== undefined && { speed }),
      ...(intelligencePriority !== undefined && { intelligence: intelligencePriority }),
    },
    by: "server" as const,
  };
}

function isNamed({ id, name = id, aliases = [] }: SamplingModel, hint: string): boolean {
  const part = hint.toLowerCase();
  return [id, name, ...aliases].some((known) => known.toLowerCase().includes(part));
}

function score(
  { cost = 0.5, speed = 0.5, intelligence = 0.5 }: SamplingModel,
  priorities: ModelPriorities,
): number {
  return (
    cost * (priorities.cost ?? 0) +
    speed * (priorities.speed ?? 0) +
    intelligence * (priorities.intelligence ?? 0)
  );
}

/** The best of these, the first of several that are as good. */
function bestOf(
  models: readonly SamplingModel[],
  priorities: ModelPriorities,
): SamplingModel | undefined {
  const scores = models.map((model) => score(model, priorities));
  return models[scores.indexOf(scores.reduce((best, next) => Math.max(best, next), -Infinity))];
}
