import type * as AiSdk from "ai";
import type { Sampling } from "mcp-host-ui/host";
import type { AskedModel } from "./askedModel.js";
import type { CallSettings } from "./callSettings.js";
import { explainError } from "./explainError.js";
import { readStream } from "./readStream.js";
import { hasInstructions } from "./sdkMajor.js";
import { writeMessages } from "./writeMessages.js";

/** Asks a model through the AI SDK for the response to one request. */
export async function askModel(asked: {
  readonly model: AskedModel;
  readonly request: Sampling.CreateMessageRequest;
  readonly options: Sampling.GenerateOptions;
  readonly settings: CallSettings;
}): Promise<Sampling.Generated> {
  const { signal, onPartial } = asked.options;
  const sdk = await import("ai");
  try {
    const { fullStream } = sdk.streamText(writeCall(sdk, asked));
    return await readStream(fullStream, onPartial);
  } catch (error) {
    // A response that nobody wants any more has not failed.
    signal.throwIfAborted();
    throw explainError(sdk, error);
  }
}

type Call = Parameters<typeof AiSdk.streamText>[0];

function writeCall(
  sdk: typeof AiSdk,
  { model, request, options, settings }: Parameters<typeof askModel>[0],
): Call {
  const { systemPrompt, maxTokens, temperature, stopSequences, tools, toolChoice } = request;
  return {
    ...settings,
    ...writeSystemPrompt(sdk, systemPrompt),
    model,
    messages: writeMessages(sdk, request.messages),
    maxOutputTokens: maxTokens,
    ...(temperature !== undefined && { temperature }),
    ...(stopSequences && { stopSequences: [...stopSequences] }),
    ...(tools && { tools: writeTools(sdk, tools) }),
    ...(toolChoice && { toolChoice: toolChoice.mode ?? "auto" }),
    abortSignal: options.signal,
    // The stream tells of it too; by default the SDK writes it to the console.
    onError: () => undefined,
  };
}

/** Version 7 calls the system prompt `instructions`. */
function writeSystemPrompt(sdk: typeof AiSdk, text: string | undefined): Pick<Call, "system"> {
  if (text === undefined) return {};
  return hasInstructions(sdk) ? Object({ instructions: text }) : { system: text };
}

/** Tools without a function that runs them: the server does that, with what a person let through. */
function writeTools(
  { jsonSchema, tool }: typeof AiSdk,
  tools: NonNullable<Sampling.CreateMessageRequest["tools"]>,
): AiSdk.ToolSet {
  return Object.fromEntries(
    tools.map(({ name, description, inputSchema }) => [
      name,
      tool({
        ...(description !== undefined && { description }),
        inputSchema: jsonSchema({ ...inputSchema }),
      }),
    ]),
  );
}
