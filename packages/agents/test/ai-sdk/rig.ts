import type { AskedModel } from "@mcp-host-ui/agents/ai-sdk";
import { generateWith } from "@mcp-host-ui/agents/ai-sdk";
import { startServer } from "@mcp-host-ui/testing";
import { createHost, type LocalHost, Sampling, sampling } from "mcp-host-ui/host";
import { expect, onTestFinished } from "vitest";
import { dialog } from "../../../../test/support/questions.js";

/** A sampling request on its way through a person to a model. */
export interface Asking {
  readonly host: LocalHost;
  /** What the server received. */
  readonly answer: Promise<unknown>;
  /** What the model had written, each time that more of it was shown. */
  readonly partials: readonly string[];
  /** The request's id. */
  readonly id: string;
  /** Waits until the request is at this stage. */
  at(stage: Sampling.Detail["stage"]): Promise<Sampling.Detail>;
}

/** Has a real server ask a model of the AI SDK; a person lets the request through. */
export async function askThrough(
  model: AskedModel,
  params: object,
  {
    wire = "2025-11-25",
    reviewResponse = false,
    generate: own,
    ...options
  }: Partial<Sampling.Options> & {
    wire?: "2025-11-25" | "2026-07-28";
  } = {},
): Promise<Asking> {
  const partials: string[] = [];
  const generate = own ?? generateWith(model);
  const host = createHost({
    kinds: [
      sampling({
        generate: (request, given) =>
          generate(request, {
            ...given,
            onPartial(text) {
              partials.push(text);
              given.onPartial(text);
            },
          }),
        tools: true,
        reviewResponse,
        ...options,
      }),
    ],
  });
  onTestFinished(host.close);
  await host.send({ type: "openSurface", surface: dialog });
  const server = await startServer(host, { wire });
  onTestFinished(() => server.close());
  const { answer } = server.request({ method: "sampling/createMessage", params });
  // A test that looks at the host alone leaves it unheard.
  answer.catch(() => undefined);

  const find = () => {
    const { open, settled } = host.getState();
    return [...open, ...settled].find(Sampling.isQuestion);
  };
  await expect.poll(() => find()?.phase, { interval: 5 }).toBe("open");
  const id = find()?.id ?? "";
  await host.send({ type: "sampling/approve", id });
  return {
    host,
    answer,
    partials,
    id,
    async at(stage) {
      await expect.poll(() => find()?.detail.stage, { interval: 5 }).toBe(stage);
      const question = find();
      if (!question) throw new Error("The request is gone.");
      return question.detail;
    },
  };
}
