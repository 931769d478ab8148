import type { Sampling } from "mcp-host-ui/host";
import type { AskedModel, ModelSource } from "./askedModel.js";
import { modelFor } from "./askedModel.js";
import type { CallSettings } from "./callSettings.js";

/** Options of {@link generateWith}. */
export interface GenerateWithOptions {
  /**
   * Adds settings of the AI SDK to the call for a request: `providerOptions`, `headers`, `maxRetries`. A request's
   * `metadata` reaches a provider only through them.
   */
  readonly settings?: (
    request: Sampling.CreateMessageRequest,
    options: Sampling.GenerateOptions,
  ) => CallSettings;
}

/**
 * Makes the `generate` of `sampling()` from a model of the AI SDK, or from a provider or a provider registry, which is
 * asked for the model that was picked. What the model writes is shown as it comes; the AI SDK itself loads with the first
 * request. Works with `ai` 5, 6 and 7.
 */
export function generateWith(
  model: AskedModel | ModelSource,
  { settings }: GenerateWithOptions = {},
): Sampling.Generate {
  return async (request, options) => {
    const { askModel } = await import("./askModel.js");
    return askModel({
      model: modelFor(model, options.model),
      request,
      options,
      settings: settings?.(request, options) ?? {},
    });
  };
}
