import "../kinds/sampling/react/warm.js";
import "../../src/kinds/roots/core/runRoots.js";
import { renderWithHost } from "@mcp-host-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { RequestInbox } from "mcp-host-ui";
import { createDecisionLog, createHost, roots } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { analysis, analysisWithTools } from "../kinds/sampling/core/flights.js";
import { renderSampling } from "../kinds/sampling/react/renderSampling.js";
import { openQuestions } from "../support/questions.js";

const asking = (text: string, params: object = analysis) => ({
  ...params,
  messages: [{ role: "user", content: { type: "text", text } }],
});
const inbox = () => ({
  ui: <RequestInbox />,
  sampling: { reviewResponse: false },
  hostOptions: {
    unattendedAfter: Number.POSITIVE_INFINITY,
    storage: false as const,
    log: createDecisionLog(),
  },
});
const box = (name: RegExp) => screen.findByRole("checkbox", { name });
const bar = (name: RegExp) => screen.findByRole("group", { name });
const plain = (element: HTMLElement) =>
  element.textContent?.replaceAll(/[\u2068\u2069]/gu, "") ?? "";

describe("RequestInbox, with several requests selected", () => {
  it("allows them together, each settled and logged by itself", async () => {
    const { host, sample, model, user, server } = await renderSampling(inbox());
    const asked = ["Lisbon", "Porto", "Faro"].map((city) => sample(asking(city)));
    await openQuestions(host, 3);
    await user.click(await box(/^Select: .*Lisbon/));
    await user.click(await box(/^Select: .*Faro/));
    await user.click(
      within(await bar(/2 requests from .*Travel Booking.* selected/)).getByRole("button", {
        name: "Allow 2",
      }),
    );
    await model.turn(2);
    model.asked[0]?.answer({ content: "To Lisbon." });
    model.asked[1]?.answer({ content: "To Faro." });
    await expect(asked[0]?.answer).resolves.toMatchObject({ content: { text: "To Lisbon." } });
    await expect(asked[2]?.answer).resolves.toMatchObject({ content: { text: "To Faro." } });
    expect(server.received).toHaveLength(2);
    expect(host.getState().open).toHaveLength(1);
    expect(host.getState().log.map(({ outcome }) => [outcome.by, outcome.sent])).toEqual([
      ["person", "result"],
      ["person", "result"],
    ]);
    expect(await bar(/2 requests allowed\./)).toBeVisible();
  });

  it("denies a range of them, from one press to the next with the Shift key", async () => {
    const { host, sample, user } = await renderSampling(inbox());
    const asked = ["Lisbon", "Porto", "Faro", "Evora"].map((city) => sample(asking(city)));
    await openQuestions(host, 4);
    await user.click(await box(/^Select: .*Porto/));
    await user.keyboard("{Shift>}");
    await user.click(await box(/^Select: .*Evora/));
    await user.keyboard("{/Shift}");
    await user.click(await screen.findByRole("button", { name: "Decline 3" }));
    const results = await Promise.allSettled(asked.slice(1).map(({ answer }) => answer));
    expect(results).toMatchObject(
      Array.from({ length: 3 }, () => ({ status: "rejected", reason: { code: -1 } })),
    );
    expect(host.getState().open).toHaveLength(1);
  });

  it("shows what they share and where they differ", async () => {
    const { host, sample, user } = await renderSampling(inbox());
    sample(asking("Lisbon"));
    sample(asking("Porto", { ...analysisWithTools, maxTokens: 90 }));
    await openQuestions(host, 2);
    await user.click(await box(/^Select all from /));
    const shown = plain(await bar(/2 requests/));
    expect(shown).toMatch(/Same for all.*System promptYou are a travel expert.*Different/);
    const [, different = ""] = shown.split("Different");
    expect(different).toMatch(/ToolsNone × 1.*look_up_fare_rule, look_up_seat_map × 1/);
    expect(different).toMatch(/Max tokens1,500 × 190 × 1/);
    expect(different).not.toContain("System prompt");
  });

  it("lets none through unseen where the person is asked every time, in the host too", async () => {
    const { host, sample, user, model } = await renderSampling(inbox());
    sample(asking("Lisbon"));
    const [question] = await openQuestions(host, 1);
    await host.send({ type: "sampling/configure", settings: { askEveryTime: true } });
    await user.click(await box(/^Select: .*Lisbon/));
    const shown = await bar(/1 request from/);
    expect(shown).toHaveTextContent("can’t be allowed here");
    expect(within(shown).queryByRole("button", { name: /^Allow/ })).not.toBeInTheDocument();
    const command = { type: "sampling/approve", id: question?.id, unseen: true } as const;
    await expect(host.send(command)).resolves.toMatchObject({ done: false, rejection: "unseen" });
    expect(model.asked).toEqual([]);
  });

  it("tells what was taken back meanwhile, and settles the rest", async () => {
    const { host, sample, user } = await renderSampling(inbox());
    const [first, second] = ["Lisbon", "Porto"].map((city) => sample(asking(city)));
    await openQuestions(host, 2);
    await user.click(await box(/^Select all from /));
    first?.answer.catch(() => {});
    first?.withdraw();
    expect(await screen.findByText("1 request ended before you decided.")).toBeVisible();
    await user.click(await screen.findByRole("button", { name: "Decline 1" }));
    await expect(second?.answer).rejects.toMatchObject({ code: -1 });
  });

  it("keeps to one server", async () => {
    const { host, sample, user } = await renderSampling(inbox());
    sample(asking("Lisbon"));
    host
      .openSession({ id: "deals", name: "Best Deals" })
      .receive("sampling/createMessage", asking("Porto"))
      .catch(() => {});
    await openQuestions(host, 2);
    await user.click(await box(/^Select: .*Lisbon/));
    await user.click(await box(/^Select: .*Porto/));
    expect(await bar(/1 request from .*Best Deals/)).toBeVisible();
    expect(await box(/^Select: .*Lisbon/)).not.toBeChecked();
  });

  it("selects with the Space bar, and takes the focus back from the button that is gone", async () => {
    const { host, sample, user } = await renderSampling(inbox());
    const { answer } = sample(asking("Lisbon"));
    answer.catch(() => {});
    await openQuestions(host, 1);
    await box(/^Select: .*Lisbon/);
    (await screen.findByRole("row", { name: /Lisbon/ })).focus();
    await user.keyboard(" ");
    expect(await screen.findByRole("row", { name: /Lisbon/ })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    (await screen.findByRole("button", { name: "Decline 1" })).focus();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByText("1 request declined.")).toHaveFocus());
  });

  it("shares folders that can be seen there", async () => {
    const host = createHost({
      kinds: [roots({ initial: ["file:///home/ada/travel"] })],
      storage: false,
      unattendedAfter: Number.POSITIVE_INFINITY,
    });
    const { server, close } = await renderWithHost(<RequestInbox />, { host });
    onTestFinished(close);
    const user = userEvent.setup();
    const { answer } = server.request({ method: "roots/list" });
    await user.click(await box(/^Select: .*Folders/));
    expect(plain(await bar(/1 request/))).toContain("/home/ada/travel");
    await user.click(await screen.findByRole("button", { name: "Allow 1" }));
    await expect(answer).resolves.toMatchObject({ roots: [{ uri: "file:///home/ada/travel" }] });
  });
});
