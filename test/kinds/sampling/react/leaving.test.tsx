import { screen, waitFor, within } from "@testing-library/react";
import { ElicitationCard, SamplingCard } from "mcp-host-ui";
import { describe, expect, it } from "vitest";
import { pressInMenu } from "../../../support/pressInMenu.js";
import { shippingAddress } from "../../../support/questions.js";
import { analysis } from "../core/flights.js";
import { editText, renderSampling, stage, stages } from "./renderSampling.js";

const undo = () => screen.findByRole("button", { name: "Undo" });

describe("leaving a sampling request", () => {
  it.each([
    ["Escape", undefined],
    ["Cancel in the menu", "Cancel"],
  ])(
    "by %s sends nothing until Undo is over, and Undo brings back all that was changed",
    async (_, entry) => {
      const { sample, user, host, server, model } = await renderSampling({
        questions: { undo: 60_000 },
      });
      sample();
      await stage(stages.request);
      await editText(user, "the system prompt", "Be brief.");
      // The first one leaves the field.
      await (entry === undefined ? user.keyboard("{Escape}{Escape}") : pressInMenu(user, entry));
      const back = await undo();
      expect(screen.getByText("Canceled.")).toBeVisible();
      expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
      expect(host.getState().open[0]).toMatchObject({ aside: true, leavesAt: expect.any(Number) });
      expect(server.received).toEqual([]);

      await user.click(back);
      await stage(stages.request);
      await user.click(await screen.findByRole("button", { name: /Run .* with your changes/ }));
      expect((await model.turn()).request).toEqual({ ...analysis, systemPrompt: "Be brief." });
    },
  );

  it("tells the server once the time is up that nobody decided, with the code of a no", async () => {
    const { sample, user, host } = await renderSampling({ questions: { undo: 50 } });
    const { answer } = sample();
    await stage(stages.request);
    await user.keyboard("{Escape}");
    await expect(answer).rejects.toMatchObject({
      code: -1,
      message: expect.stringContaining("left without deciding"),
    });
    expect(host.getState().settled).toMatchObject([{ outcome: { sent: "error", by: "person" } }]);
  });

  it("asks first where it cannot be taken back and something was changed", async () => {
    const { sample, user, press } = await renderSampling({ questions: { undo: 0 } });
    const { answer } = sample();
    await stage(stages.request);
    await editText(user, "the system prompt", "Be brief.");
    // The first one leaves the field.
    await user.keyboard("{Escape}{Escape}");
    expect(screen.getByText("Discard your answers?")).toBeVisible();
    await press("Discard");
    await expect(answer).rejects.toMatchObject({ code: -1 });
  });

  it("keeps a response that comes meanwhile for the person, though responses are sent unseen", async () => {
    const { sample, user, press, model, host, server } = await renderSampling({
      questions: { undo: 60_000 },
      sampling: { reviewResponse: false },
    });
    const { answer } = sample();
    await stage(stages.request);
    await press(/^Run/);
    const turn = await model.turn();
    await stage(stages.generating);
    await user.keyboard("{Escape}");
    const back = await undo();
    turn.answer({ content: "Take the 9:40." });
    await waitFor(() =>
      expect(host.getState().open[0]).toMatchObject({ detail: { stage: "response-review" } }),
    );
    expect(server.received).toEqual([]);
    await user.click(back);
    await stage(stages.answer);
    await press(/^Send to/);
    await expect(answer).resolves.toMatchObject({ content: { text: "Take the 9:40." } });
  });

  it("asks first where it would take other questions of the call along", async () => {
    const ui = (
      <>
        <SamplingCard />
        <ElicitationCard />
      </>
    );
    const { server, user } = await renderSampling({
      ui,
      questions: { undo: 60_000 },
      server: { wire: "2026-07-28" },
    });
    const call = server.call((ask) =>
      ask({
        flight: { method: "sampling/createMessage", params: analysis },
        address: { method: "elicitation/create", params: shippingAddress },
      }),
    );
    call.catch(() => {});
    const region = await screen.findByRole("region", { name: stages.request });
    const card = within(region);
    await screen.findByRole("textbox", { name: "City" });
    await pressInMenu(user, "Cancel", region);
    expect(card.getByText(/It also closes 1 other question/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
    await user.click(card.getByRole("button", { name: "Discard" }));
    await expect(call).rejects.toMatchObject({ code: -1 });
  });

  it("puts it aside where the app wants that", async () => {
    const { sample, user, host, server } = await renderSampling({
      questions: { undo: 60_000, dismiss: "later" },
    });
    sample();
    await stage(stages.request);
    await user.keyboard("{Escape}");
    const bar = await screen.findByRole("region", { name: "Model requests waiting for you" });
    expect(bar).toHaveTextContent("1 model request waiting");
    expect(host.getState().open[0]?.leavesAt).toBeUndefined();
    expect(server.received).toEqual([]);
  });
});
