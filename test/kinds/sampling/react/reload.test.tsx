import { cleanup, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { editText, renderSampling, stage, stages } from "./renderSampling.js";

const stored = () => JSON.stringify({ ...sessionStorage });

/** A page whose person has changed a request, and the text that the model answered it with. */
async function openPage() {
  const rendered = await renderSampling();
  const asked = rendered.sample();
  await stage(stages.request);
  await editText(rendered.user, "message 1", "Only direct flights.");
  await waitFor(() => expect(stored()).toContain("Only direct flights."));
  return { ...rendered, asked };
}

describe("a sampling request after a reload", () => {
  it("says that its session is gone, and shows what was changed until it is dismissed", async () => {
    await openPage();
    cleanup();

    const { press } = await renderSampling();
    await stage(stages.ended);
    expect(screen.getByText(/The page was reloaded/)).toBeVisible();
    expect(await screen.findByText("Only direct flights.")).toBeVisible();
    await press("Dismiss");
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  it("shows what the person made of the answer, too", async () => {
    const { press, model, user } = await openPage();
    await press(/^Run/);
    (await model.turn()).answer({ content: "TP 1041." });
    await stage(stages.answer);
    expect(stored()).toContain("Only direct flights.");
    await editText(user, "the answer", "TP 1041, at seven.");
    await waitFor(() => expect(stored()).toContain("at seven"));
    cleanup();

    await renderSampling();
    await stage(stages.ended);
    expect(await screen.findByText("TP 1041, at seven.")).toBeVisible();
    expect(screen.getByText("Only direct flights.")).toBeVisible();
  });

  it("goes on with what was changed when the server asks the same again", async () => {
    await openPage();
    cleanup();

    const { sample, press, model } = await renderSampling();
    await stage(stages.ended);
    const { answer } = sample();
    await stage(stages.request);
    expect(await screen.findByText("Only direct flights.")).toBeVisible();
    await press(/Run .* with your changes/);
    const turn = await model.turn();
    expect(turn.request.messages).toEqual([
      { role: "user", content: { type: "text", text: "Only direct flights." } },
    ]);
    turn.answer({ content: "TP 1041." });
    await stage(stages.answer);
    await press(/^Send/);
    await expect(answer).resolves.toMatchObject({ content: { text: "TP 1041." } });
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  it.each([
    ["of another shape", (text: string) => text.replace('"request-review"', '"dreaming"')],
    ["without its messages", (text: string) => text.replace('"messages":', '"massages":')],
  ])("leaves out one %s", async (_, spoil) => {
    await openPage();
    cleanup();
    for (const [key, text] of Object.entries(sessionStorage))
      sessionStorage.setItem(key, spoil(String(text)));

    const { host, sample } = await renderSampling();
    sample();
    await stage(stages.request);
    expect(host.getState().settled).toEqual([]);
  });
});
