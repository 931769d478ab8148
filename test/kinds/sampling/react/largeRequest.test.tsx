import "./warm.js";
import { waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { watchSteps } from "../../../support/watchSteps.js";
import { renderSampling, stage, stages } from "./renderSampling.js";

const list = <Item,>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => item(index));
const block = (index: number) => ({ type: "text", text: `Part no. ${index}` });

/** What a server may send a lot of, where it stands on the page, and how many may come at once. */
const requests: readonly {
  readonly what: string;
  readonly count: number;
  readonly atOnce: number;
  readonly selector: string;
  readonly params: object;
}[] = [
  {
    what: "blocks in one message",
    count: 50,
    atOnce: 20,
    selector: "[role=dialog] .mcp-message-block",
    params: { messages: [{ role: "user", content: list(50, block) }] },
  },
  {
    what: "messages",
    count: 150,
    atOnce: 60,
    selector: "[role=dialog] ol > li",
    params: { messages: list(150, (index) => ({ role: "user", content: block(index) })) },
  },
];

describe("a sampling request of many parts", () => {
  it.each(requests)("shows a few $what at a time, and all in the end", async (request) => {
    const { sample, press, model } = await renderSampling();
    const shown = () => document.querySelectorAll(request.selector).length;
    const steps = watchSteps(shown);
    const { answer } = sample({ ...request.params, maxTokens: 10 });
    await stage(stages.request);
    await waitFor(() => expect(shown()).toBe(request.count));
    expect(steps().length).toBeGreaterThan(2);
    expect(Math.max(...steps())).toBeLessThanOrEqual(request.atOnce);

    await press(/^Run/);
    const turn = await model.turn();
    expect(turn.request).toMatchObject(request.params);
    turn.answer({ content: "Read." });
    await stage(stages.answer);
    await press(/^Send to/);
    await expect(answer).resolves.toMatchObject({ content: { text: "Read." } });
  });
});
