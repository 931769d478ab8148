import type { Sampling } from "mcp-host-ui/host";
import type { ModelSource } from "./askedModel.js";
import { type GenerateWithOptions, generateWith } from "./generateWith.js";

/** A model as a gateway of the AI SDK lists it. */
export interface ListedModel {
  readonly id: string;
  readonly name?: string | null;
  /** Models of another type than `language` are left out. */
  readonly modelType?: string | null;
}

/** A host's models and the way to them, for `sampling()`. */
export interface ModelsAndWay {
  readonly models: readonly Sampling.Model[];
  readonly generate: Sampling.Generate;
}

/**
 * Makes `models` and `generate` of `sampling()` from a provider or a provider registry of the AI SDK, and the models of it
 * that people may have: ids, ids with names and qualities, or what a gateway's `getAvailableModels()` lists. A registry
 * cannot list its models itself. Throws at once for a model that it does not have.
 */
export function modelsFrom(
  source: ModelSource,
  list: readonly (string | Sampling.Model | ListedModel)[],
  options: GenerateWithOptions = {},
): ModelsAndWay {
  const models = list.flatMap(readModel);
  for (const { id } of models) source.languageModel(id);
  return { models, generate: generateWith(source, options) };
}

function readModel(entry: string | Sampling.Model | ListedModel): readonly Sampling.Model[] {
  if (typeof entry === "string") return [{ id: entry }];
  const { name, modelType, ...model } = { modelType: undefined, ...entry };
  if (modelType !== undefined && modelType !== null && modelType !== "language") return [];
  const { id, aliases, cost, speed, intelligence }: Sampling.Model = model;
  return [
    {
      id,
      ...(typeof name === "string" && { name }),
      ...(aliases && { aliases }),
      ...(cost !== undefined && { cost }),
      ...(speed !== undefined && { speed }),
      ...(intelligence !== undefined && { intelligence }),
    },
  ];
}
