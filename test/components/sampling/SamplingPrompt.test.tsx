import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { analysis } from "../../sampling/flights.js";
import { wires } from "../../support/wires.js";
import { button, renderSampling, stage, stages } from "./renderSampling.js";

describe.each(wires)("SamplingPrompt (%s)", (_revision, wire) => {
  it("lets the model answer as asked, and sends what it answered", async () => {
    const { sample, press, model } = await renderSampling({ server: { wire } });
    const { answer } = sample();
    await stage(stages.request);
    await press(/Run .*Claude 3.5 Sonnet.* for .*Travel Booking/);
    await stage(stages.generating);
    const turn = await model.turn();
    expect(turn.request).toEqual(analysis);
    turn.answer({ content: "Take the 9:40." });
    await stage(stages.answer);
    await press(/Send to .*Travel Booking/);
    await expect(answer).resolves.toMatchObject({
      content: { type: "text", text: "Take the 9:40." },
      model: "claude-3-5-sonnet-20241022",
    });
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});

describe("SamplingPrompt", () => {
  it("puts the focus on the name of each stage, never on what goes on", async () => {
    const { sample, press, model } = await renderSampling();
    sample();
    expect(await stage(stages.request)).toHaveFocus();
    await press(/^Run/);
    expect(await stage(stages.generating)).toHaveFocus();
    (await model.turn()).answer({ content: "Take the 9:40." });
    expect(await stage(stages.answer)).toHaveFocus();
    expect(button(/^Send to/)).not.toHaveFocus();
  });
});
