import type { Sampling } from "mcp-host-ui/host";
import { describe, expect, it } from "vitest";
import { settledQuestion } from "../../../support/questions.js";
import { wires } from "../../../support/wires.js";
import { analysis } from "./flights.js";
import { openRequest, openRig } from "./rig.js";

const counts: readonly (readonly [string, unknown, Sampling.TokenUsage | undefined])[] = [
  ["both counts", { inputTokens: 120, outputTokens: 7 }, { inputTokens: 120, outputTokens: 7 }],
  ["one count", { outputTokens: 7 }, { outputTokens: 7 }],
  ["what is no count", { inputTokens: -1, outputTokens: Number.NaN }, undefined],
  ["what is no object", "many", undefined],
];

describe.each(wires)("the tokens that a model used, with %s", (_name, wire) => {
  it.each(counts)("are kept with the answer and never sent: %s", async (_case, usage, kept) => {
    const { host, model, sample, send, settle } = await openRig(wire);
    const { answer } = sample(analysis);
    const { id } = await openRequest(host);
    await send({ type: "sampling/approve", id });
    // A host app without types returns anything.
    const generated = { content: "Take the 9:40.", usage } as Sampling.Generated;
    (await model.turn()).answer(generated);
    const { detail } = await openRequest(host, "response-review");
    expect(detail.response?.usage).toEqual(kept);
    await settle(id, { action: "send" });

    expect(await answer).toMatchObject({ role: "assistant" });
    expect(await answer).not.toHaveProperty("usage");
    const settled = await settledQuestion(host, id);
    expect(settled.detail).toHaveProperty("sent.role", "assistant");
    expect(settled.detail).not.toHaveProperty("sent.usage");
  });
});
