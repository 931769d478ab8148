import { screen } from "@testing-library/react";
import { HostPrompts, SamplingCard, SamplingReview, useSamplingApproval } from "mcp-host-ui";
import { describe, expect, it, vi } from "vitest";
import { analysis } from "../core/flights.js";
import { button, renderSampling, stages } from "./renderSampling.js";

const card = (name: RegExp) => screen.findByRole("region", { name });

describe("SamplingCard", () => {
  it("shows a request in the page from the prompt to the answer, in place of a dialog", async () => {
    const ui = (
      <>
        <HostPrompts />
        <SamplingCard />
      </>
    );
    const { sample, press, model } = await renderSampling({ ui });
    const { answer } = sample();
    await card(stages.request);
    await press(/^Run/);
    await card(stages.generating);
    (await model.turn()).answer({ content: "Take the 9:40." });
    await card(stages.answer);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await press(/^Send/);
    await expect(answer).resolves.toMatchObject({ content: { text: "Take the 9:40." } });
    expect(screen.queryByRole("region")).not.toBeInTheDocument();
  });

  it("is one landmark of its page, however much it holds, so that two cards are told apart", async () => {
    const { sample } = await renderSampling({ ui: <SamplingCard /> });
    sample();
    const found = await card(stages.request);
    expect(await screen.findByRole("group", { name: "System prompt" })).toBeVisible();
    expect(screen.getAllByRole("region")).toEqual([found]);
  });

  it("keeps the focus inside when what it was on goes away, and takes it from nowhere else", async () => {
    const ui = (
      <>
        <input aria-label="Chat" />
        <SamplingCard />
      </>
    );
    const { sample, press, user, model } = await renderSampling({ ui });
    sample();
    await card(stages.request);
    await press(/^Run/);
    await card(stages.generating);
    await vi.waitFor(() =>
      expect(screen.getByText(stages.generating, { selector: "p:not([role])" })).toHaveFocus(),
    );

    await user.click(screen.getByRole("textbox", { name: "Chat" }));
    (await model.turn()).answer({ content: "Take the 9:40." });
    await card(stages.answer);
    expect(screen.getByRole("textbox", { name: "Chat" })).toHaveFocus();
  });

  it("says each stage once to who does not see it", async () => {
    const { sample, press, model } = await renderSampling({ ui: <SamplingCard /> });
    sample();
    await card(stages.request);
    const said = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
    await expect.poll(said).toContainEqual(expect.stringMatching(stages.request));
    await press(/^Run/);
    await expect.poll(said).toContainEqual(expect.stringMatching(stages.generating));
    (await model.turn()).fail(new Error("overloaded"));
    await expect.poll(said).toContainEqual(expect.stringMatching(stages.failed));
  });

  it("brings back what was put aside", async () => {
    const { sample, press } = await renderSampling({ ui: <SamplingCard /> });
    sample();
    await card(stages.request);
    await press("Later");
    expect(screen.getByText("You left this for later.")).toBeVisible();
    await press("Answer");
    await card(stages.request);
  });
});

describe("SamplingReview.Root", () => {
  it("holds parts of a host's own choice, where a hook says what is asked", async () => {
    function Review() {
      const { current } = useSamplingApproval();
      return (
        current && (
          <SamplingReview.Root key={current.id} sampling={current}>
            <SamplingReview.Title>May I?</SamplingReview.Title>
            <SamplingReview.Settings open />
            <SamplingReview.Response />
            <SamplingReview.Proceed>Go on</SamplingReview.Proceed>
          </SamplingReview.Root>
        )
      );
    }
    const { sample, press, user, model } = await renderSampling({ ui: <Review /> });
    const { answer } = sample();
    const limit = await screen.findByRole("textbox", { name: "Max tokens" });
    expect(screen.queryByRole("button", { name: "Decline" })).not.toBeInTheDocument();
    await user.clear(limit);
    await user.type(limit, "20");
    await press("Go on");
    const turn = await model.turn();
    expect(turn.request).toEqual({ ...analysis, maxTokens: 20 });
    turn.answer({ content: "Take the 9:40." });
    await screen.findByText("Take the 9:40.");
    await user.click(button("Go on"));
    await expect(answer).resolves.toMatchObject({ content: { text: "Take the 9:40." } });
  });
});
