import type * as AiSdk from "ai";
import { describeBadInput } from "./readToolUse.js";

/** Explains in a sentence why a model gave no response, however often it was tried; the error itself is its cause. */
export function explainError(sdk: typeof AiSdk, error: unknown): Error {
  if (!sdk.RetryError.isInstance(error)) return explainFailure(sdk, error);
  const { errors, lastError } = error;
  const { message } = explainFailure(sdk, lastError);
  const tries = errors.length > 1 ? ` It was tried ${errors.length} times.` : "";
  return new Error(`${message}${tries}`, { cause: error });
}

function explainFailure(sdk: typeof AiSdk, error: unknown): Error {
  const { APICallError, LoadAPIKeyError, NoSuchModelError } = sdk;
  const { InvalidToolInputError, NoSuchToolError } = sdk;
  const because = (sentence: string) => new Error(sentence, { cause: error });
  if (APICallError.isInstance(error)) {
    const { statusCode, message } = error;
    if (statusCode === undefined) return because(`The model cannot be reached: ${ended(message)}`);
    return because(`${meaningOf(statusCode)} (status ${statusCode}): ${ended(message)}`);
  }
  if (LoadAPIKeyError.isInstance(error))
    return because(`The model's provider has no key: ${ended(error.message)}`);
  if (NoSuchModelError.isInstance(error))
    return because(`The provider has no model ${error.modelId}.`);
  // The first releases of version 5 end the stream where later ones hand out what the model wrote.
  if (InvalidToolInputError.isInstance(error)) return because(describeBadInput(error.toolName));
  if (NoSuchToolError.isInstance(error))
    return because(
      `The model wants to use the tool ${error.toolName}, which the server does not offer.`,
    );
  return error instanceof Error ? error : because(`The model failed: ${ended(String(error))}`);
}

function meaningOf(status: number): string {
  if (status === 401 || status === 403) return "The model's provider did not accept the key";
  if (status === 404) return "There is no such model at the provider's address";
  if (status === 413) return "The request is too long for the model";
  if (status === 429) return "The model's provider takes no more requests for now";
  if (status >= 500) return "The model's provider has a problem of its own";
  return "The model's provider did not accept the request";
}

function ended(message: string): string {
  return /[.!?]$/.test(message) ? message : `${message}.`;
}
