import type { Sampling } from "mcp-host-ui/host";
import { describe, expect, it } from "vitest";
import * as fc from "../../../support/fc.js";
import { settledQuestion } from "../../../support/questions.js";
import { answerContent, requestsByRevision } from "../../../wire/protocol/samplingArbitraries.js";
import { analysisWithTools } from "./flights.js";
import { openRequest, openRig } from "./rig.js";
import "./warm.js";

/** The requests of a revision, over a real connection of it; the older one is a subset of what 2025-11-25 carries. */
const connections = requestsByRevision.map(
  ([revision, requests]) =>
    [
      revision,
      revision === "2026-07-28" ? ("2026-07-28" as const) : ("2025-11-25" as const),
      requests,
    ] as const,
);

/** A server of thirty times as many examples asks more than a host or a kind allows in a minute. */
const limits = { perMinute: 10_000 };

/** What an SDK adds to a request on its way, and is no part of what a server asks. */
function withoutTransport(params: object): object {
  const { _meta: _, ...rest } = params as { _meta?: unknown };
  return rest;
}

describe("sampling, when nobody edits anything", () => {
  it.each(connections)(
    "gives the model every kind of content just as the server sent it (%s)",
    async (_revision, wire, requests) => {
      const { host, model, sample, send, settle } = await openRig(
        wire,
        { limits, context: true },
        { limits },
      );
      let turns = 0;
      await fc.assert(
        fc.asyncProperty(requests, async (params) => {
          const { answer } = sample(params);
          answer.catch(() => {});
          const { id, request } = await openRequest(host);
          expect(withoutTransport(request)).toEqual(withoutTransport(params));
          await send({ type: "sampling/approve", id, changes: { request: { ...request } } });
          turns += 1;
          const { request: given } = await model.turn(turns);
          expect(withoutTransport(given)).toEqual(withoutTransport(params));
          await settle(id, { action: "deny" });
        }),
        { numRuns: 25, endOnFailure: true },
      );
    },
    120_000,
  );

  it("gives the server every kind of content just as the model wrote it", async () => {
    const { host, model, sample, send, settle } = await openRig(
      "2025-11-25",
      { limits },
      { limits },
    );
    let turns = 0;
    await fc.assert(
      fc.asyncProperty(answerContent, async (content) => {
        const blocks = [content].flat() as readonly Sampling.ResponseContent[];
        const names = new Set(
          blocks.flatMap((block) => (block.type === "tool_use" ? [block.name] : [])),
        );
        const { answer } = sample({
          ...analysisWithTools,
          tools: [...names, "another"].map((name) => ({ name, inputSchema: { type: "object" } })),
        });
        const { id } = await openRequest(host);
        await send({ type: "sampling/approve", id });
        turns += 1;
        (await model.turn(turns)).answer({ content: content as never });
        const { detail } = await openRequest(host, "response-review");
        const written = [detail.response?.result.content ?? []].flat();
        await settle(id, { action: "send", content: written });
        // A server's SDK leaves out what it does not know, so this is what goes over the wire to it.
        const { detail: settled } = await settledQuestion(host, id);
        expect(settled).toMatchObject({ sent: { role: "assistant", content: blocks } });
        const kinds = blocks.map(({ type }) => ({ type }));
        await expect(answer).resolves.toMatchObject({ content: kinds });
      }),
      { numRuns: 25, endOnFailure: true },
    );
  }, 120_000);
});
