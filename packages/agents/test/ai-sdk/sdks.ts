import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import type { AskedModel } from "@mcp-host-ui/agents/ai-sdk";
import { vi } from "vitest";

const { resolve } = createRequire(import.meta.url);

/** The versions of the AI SDK that are installed beside these tests: of each major the first and one of the last. */
export const sdks = ["5.0.0", "5", "6.0.0", "6", "7.0.0", "7"] as const;

/** One of these versions. */
export type Version = (typeof sdks)[number];

/** A package of the AI SDK as it is installed beside these tests. */
export function importBeside(name: string): Promise<Record<string, unknown>> {
  return import(/* @vite-ignore */ pathToFileURL(resolve(name)).href);
}

/** Lets an `import("ai")` find one of the versions, all of it and as it is; no part of it is mocked. */
export function useSdk(version: Version): void {
  vi.doMock("ai", () => importBeside(`ai-${version}`));
}

/** A part of a model's stream, as all majors have it. */
export type ModelPart =
  | { readonly type: "text"; readonly texts: readonly string[] }
  | { readonly type: "tool"; readonly id: string; readonly name: string; readonly input: string }
  | { readonly type: "file"; readonly data: string; readonly mediaType: string }
  | { readonly type: "error"; readonly error: unknown }
  | { readonly type: "finish"; readonly reason: string; readonly raw?: string };

/** What a model was asked with. */
export interface ModelCall {
  readonly prompt: readonly { readonly role: string; readonly content: unknown }[];
  readonly abortSignal?: AbortSignal;
  readonly [setting: string]: unknown;
}

/** The SDK's own mock of a model, which writes these parts each time. */
export interface MockModel {
  readonly model: AskedModel;
  readonly calls: readonly ModelCall[];
}

/** Makes the SDK's own mock of a model. */
export async function mockModel(
  version: Version,
  answer: readonly ModelPart[] | ((call: ModelCall) => Promise<object>),
): Promise<MockModel> {
  const test = await importBeside(`ai-${version}/test`);
  // Each major has a class of its own for it, with the same constructor.
  const Mock = test[`MockLanguageModelV${Number(version[0]) - 3}`] as new (
    options: object,
  ) => { readonly doStreamCalls: readonly ModelCall[] };
  const model = new Mock({
    modelId: "mock-1",
    doStream: typeof answer === "function" ? answer : async () => answerOf(version, answer),
  });
  // All of them are models that their own SDK takes.
  return { model: model as unknown as AskedModel, calls: model.doStreamCalls };
}

/** The answer of a model to one call, as the SDK of this version takes it. */
export function answerOf(version: Version, parts: readonly ModelPart[]): object {
  return { stream: streamOf(parts.flatMap((part) => write(part, Number(version[0])))) };
}

/** A stream of parts as models give it, which ends after the last. */
function streamOf(parts: readonly object[]): ReadableStream<object> {
  return new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });
}

function write(part: ModelPart, major: number): readonly object[] {
  switch (part.type) {
    case "text":
      return [
        { type: "text-start", id: "t" },
        ...part.texts.map((delta) => ({ type: "text-delta", id: "t", delta })),
        { type: "text-end", id: "t" },
      ];
    case "tool":
      return [{ type: "tool-call", toolCallId: part.id, toolName: part.name, input: part.input }];
    case "file": {
      const { data, mediaType } = part;
      return [{ type: "file", data: major < 7 ? data : { type: "data", data }, mediaType }];
    }
    case "finish": {
      const { reason, raw } = part;
      return [
        major < 6
          ? { type: "finish", finishReason: reason, usage: { inputTokens: 12, outputTokens: 3 } }
          : {
              type: "finish",
              finishReason: { unified: reason, raw },
              usage: { inputTokens: { total: 12 }, outputTokens: { total: 3 } },
            },
      ];
    }
    default:
      return [part];
  }
}
