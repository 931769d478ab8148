import "../kinds/sampling/react/warm.js";
import { renderWithHost } from "@mcp-host-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { ElicitationCard, RequestInbox, SamplingCard } from "mcp-host-ui";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { analysis } from "../kinds/sampling/core/flights.js";
import { renderSampling, stages } from "../kinds/sampling/react/renderSampling.js";
import { armed } from "../support/armed.js";
import { openQuestions, shippingAddress } from "../support/questions.js";

const asking = (text: string) => ({
  ...analysis,
  messages: [{ role: "user", content: { type: "text", text } }],
});
const options = {
  sampling: { reviewResponse: false },
  hostOptions: { unattendedAfter: Number.POSITIVE_INFINITY, storage: false as const },
};
const row = (name: RegExp) => screen.findByRole("row", { name });

describe("RequestInbox, by single letters", () => {
  it("goes from request to request, selects, and goes to what allows them without pressing it", async () => {
    const { host, sample, user, model } = await renderSampling({
      ui: <RequestInbox />,
      ...options,
    });
    const asked = ["Lisbon", "Porto", "Faro"].map((city) => sample(asking(city)));
    await openQuestions(host, 3);
    (await row(/Lisbon/)).focus();
    await user.keyboard("xj");
    expect(await row(/Porto/)).toHaveFocus();
    await user.keyboard("jxk");
    expect(await row(/Porto/)).toHaveFocus();
    await user.keyboard("a");
    await waitFor(() => expect(screen.getByRole("button", { name: "Allow 2" })).toHaveFocus());
    expect(host.getState().open).toMatchObject(
      Array.from({ length: 3 }, () => ({ detail: { stage: "request-review" } })),
    );
    await user.keyboard("{Enter}");
    await model.turn(2);
    model.asked[1]?.answer({ content: "To Faro." });
    await expect(asked[2]?.answer).resolves.toMatchObject({ content: { text: "To Faro." } });
  });

  it("declines and puts aside the request that has the focus", async () => {
    const { host, sample, user } = await renderSampling({ ui: <RequestInbox />, ...options });
    const [first] = ["Lisbon", "Porto"].map((city) => sample(asking(city)));
    await openQuestions(host, 2);
    (await row(/Porto/)).focus();
    await user.keyboard("l");
    expect(await row(/For later.*Porto/)).toBeVisible();
    await user.keyboard("kd");
    await expect(first?.answer).rejects.toMatchObject({ code: -1 });
  });

  it("lists them at a question mark, and lets them be turned off and on again", async () => {
    const onKeysChange = vi.fn<(keys: boolean) => void>();
    const { host, sample, user } = await renderSampling({
      ui: <RequestInbox />,
      questions: { onKeysChange },
      ...options,
    });
    sample(asking("Lisbon"));
    await openQuestions(host, 1);
    (await row(/Lisbon/)).focus();
    await user.keyboard("?");
    const list = await screen.findByRole("group", { name: "Keyboard shortcuts" });
    expect(
      within(list)
        .getAllByRole("term")
        .map(({ textContent }) => textContent),
    ).toEqual([..."JKXADL?"]);
    await user.click(within(list).getByRole("checkbox", { name: "Use single-letter shortcuts" }));
    expect(onKeysChange).toHaveBeenLastCalledWith(false);
    await user.keyboard("{Escape}");
    expect(list).not.toBeInTheDocument();
    (await row(/Lisbon/)).focus();
    await user.keyboard("xl");
    expect(screen.getByRole("checkbox", { name: /Lisbon/ })).not.toBeChecked();
    expect(await row(/Waiting.*Lisbon/)).toBeVisible();
    await user.keyboard("?");
    await user.click(await screen.findByRole("checkbox", { name: "Use single-letter shortcuts" }));
    (await row(/Lisbon/)).focus();
    await user.keyboard("x");
    expect(screen.getByRole("checkbox", { name: /Lisbon/ })).toBeChecked();
  });
});

describe("a card, by single letters", () => {
  it("allows only once the card takes presses, and only where the focus is in it", async () => {
    // Longer than a busy machine takes for the two keys before.
    const armAfter = 1_500;
    const { sample, user, model } = await renderSampling({
      ui: <SamplingCard />,
      safety: { armAfter },
      ...options,
    });
    const { answer } = sample(asking("Lisbon"));
    const card = await screen.findByRole("region", { name: stages.request });
    await user.keyboard("a");
    expect(model.asked).toEqual([]);
    within(card).getByRole("button", { name: "Later" }).focus();
    await user.keyboard("a");
    expect(model.asked).toEqual([]);
    await armed(armAfter);
    await user.keyboard("a");
    (await model.turn()).answer({ content: "To Lisbon." });
    await expect(answer).resolves.toMatchObject({ content: { text: "To Lisbon." } });
  });

  it("tells its letters to those who do not see them, and none where the app has turned them off", async () => {
    const { sample } = await renderSampling({ ui: <SamplingCard />, ...options });
    sample(asking("Lisbon"));
    const card = await screen.findByRole("region", { name: stages.request });
    const letterOf = (name: RegExp) =>
      within(card).getByRole("button", { name }).getAttribute("aria-keyshortcuts");
    expect([letterOf(/^Run/), letterOf(/^Decline$/), letterOf(/^Later/)]).toEqual(["A", "D", "L"]);
    const other = await renderSampling({
      ui: <SamplingCard />,
      questions: { keys: false },
      ...options,
    });
    other.sample(asking("Porto"));
    await waitFor(() => expect(screen.getAllByRole("button", { name: "Later" })).toHaveLength(2));
    expect(
      screen
        .getAllByRole("button", { name: "Later" })
        .map((button) => button.ariaKeyShortcuts ?? button.getAttribute("aria-keyshortcuts")),
    ).toEqual(["L", null]);
  });

  it("takes no letter that is written", async () => {
    const { host, server, close } = await renderWithHost(<ElicitationCard />, {
      hostOptions: { unattendedAfter: Number.POSITIVE_INFINITY },
    });
    onTestFinished(close);
    const user = userEvent.setup();
    server.elicit(shippingAddress).answer.catch(() => {});
    const [field] = await screen.findAllByRole("textbox");
    if (!field) throw new Error("The form has no text field.");
    await user.type(field, "dla?");
    expect(field).toHaveValue("dla?");
    expect(host.getState().open).toMatchObject([{ aside: false }]);
    screen.getByRole("button", { name: "Later" }).focus();
    await user.keyboard("l");
    await waitFor(() => expect(host.getState().open).toMatchObject([{ aside: true }]));
  });
});
