import type { LanguageModel } from "ai";

/** A model as the AI SDK takes it: what a provider returns, or an id for its gateway. */
export type AskedModel = LanguageModel;

/** A provider or a provider registry of the AI SDK. */
export interface ModelSource {
  languageModel(id: string): LanguageModel;
}

/** The model to ask: the one given, or the one of the source that was picked. */
export function modelFor(given: AskedModel | ModelSource, id: string | undefined): AskedModel {
  if (!isSource(given)) return given;
  if (id === undefined)
    throw new TypeError(
      "generateWith() was given a provider, but no model was picked, so there is none to ask it for. " +
        "Give sampling() a list of models, as modelsFrom() makes it, or generateWith() a single model.",
    );
  return given.languageModel(id);
}

/** Providers are functions or objects; either has a function for models of language. */
function isSource(given: AskedModel | ModelSource): given is ModelSource {
  return (
    typeof given !== "string" &&
    "languageModel" in given &&
    typeof given.languageModel === "function"
  );
}
