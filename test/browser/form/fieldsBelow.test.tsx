import { ElicitationPrompt } from "mcp-host-ui";
import { describe, expect, it, onTestFinished } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mountHost } from "../components/mountHost.js";

const names = ["name", "email", "phone", "street", "city", "country", "seat", "meal", "bags"];

const contact = {
  message: "Who travels?",
  requestedSchema: {
    type: "object",
    properties: Object.fromEntries(names.map((name) => [name, { type: "string", title: name }])),
    required: ["name"],
  },
};

const more = page.getByText(/more field/);
const last = page.getByRole("textbox", { name: "bags" });

/** All of it is answered by the server already. */
const suggestions = ["visa", "car", "hotel", "guide", "trip", ...names];
const suggested = Object.fromEntries(suggestions.map((name) => [name, `The ${name}`]));
const filled = {
  message: "Is that right?",
  requestedSchema: {
    type: "object",
    properties: Object.fromEntries(
      suggestions.map((name) => [name, { type: "string", title: name, default: `The ${name}` }]),
    ),
  },
};

async function ask(width: number, height: number, request: object = contact) {
  await page.viewport(width, height);
  onTestFinished(() => page.viewport(414, 896));
  const { server } = await mountHost(<ElicitationPrompt />, { safety: { armAfter: 0 } });
  const { answer } = server.elicit(request);
  await expect.element(page.getByRole("textbox", { name: "name" })).toBeVisible();
  return { answer };
}

describe("ElicitationForm", () => {
  it("tells beside what sends it how many fields are below", async () => {
    const { answer } = await ask(414, 640);
    await expect.element(more).toBeInViewport({ ratio: 1 });
    const count = Number.parseInt(more.element().textContent, 10);
    expect(count).toBeGreaterThan(1);
    expect(count).toBeLessThan(names.length);

    last.element().scrollIntoView({ block: "center" });
    await expect.element(last).toBeInViewport();
    await expect.element(more).not.toBeInTheDocument();

    await page.getByRole("textbox", { name: "name" }).fill("Ada");
    await userEvent.keyboard("{Enter}");
    await expect(answer).resolves.toEqual({ action: "accept", content: { name: "Ada" } });
  });

  it.each([
    ["", ""],
    [", though the page behind the dialog is only a line high", "2rem"],
  ])("tells nothing where all fields are in sight%s", async (_page, height) => {
    document.documentElement.style.height = height;
    onTestFinished(() => {
      document.documentElement.style.height = "";
    });
    const { answer } = await ask(900, 1000);
    await expect.element(last).toBeInViewport({ ratio: 1 });
    await expect.element(more).not.toBeInTheDocument();
    await page.getByRole("button", { name: "Decline", exact: true }).click();
    await expect(answer).resolves.toEqual({ action: "decline" });
  });

  it.each([414, 320, 240])(
    "lies over nothing, and moves no button as it goes, at %i px",
    async (width) => {
      const { answer } = await ask(width, 640);
      await expect.element(more).toBeInViewport();
      const place = more.element().getBoundingClientRect();
      const others = document.querySelectorAll(".mcp-question-body, .mcp-question-actions button");
      for (const other of others) expect(overlap(place, other.getBoundingClientRect())).toBe(false);

      const button = page.getByRole("button", { name: "Send", exact: true }).element();
      const before = button.getBoundingClientRect();
      last.element().scrollIntoView({ block: "center" });
      await expect.element(more).not.toBeInTheDocument();
      expect(button.getBoundingClientRect()).toEqual(before);

      await page.getByRole("button", { name: "Decline", exact: true }).click();
      await expect(answer).resolves.toEqual({ action: "decline" });
    },
  );

  it.each([
    [900, 600],
    [414, 640],
    [240, 640],
  ])(
    "keeps what sends it in sight of a long review, and tells what is below, at %i × %i",
    async (width, height) => {
      const { answer } = await ask(width, height, filled);
      await page.getByRole("button", { name: "Review before sending" }).click();
      await expect.element(page.getByRole("group", { name: /will get/ })).toBeVisible();
      const send = page.getByRole("button", { name: "Send", exact: true });
      for (const button of [send, page.getByRole("button", { name: "Go back" })])
        await expect.element(button).toBeInViewport({ ratio: 1 });
      await expect.element(more).toBeInViewport();
      const rows = [...document.querySelectorAll(".mcp-review-row")];
      const foot = send.element().closest(".mcp-actions")?.getBoundingClientRect().top ?? 0;
      const below = rows.filter((row) => {
        const { top, height: rowHeight } = row.getBoundingClientRect();
        return top + rowHeight / 2 > foot;
      });
      expect(Number.parseInt(more.element().textContent, 10)).toBe(below.length);

      const before = send.element().getBoundingClientRect();
      await userEvent.keyboard("{End}");
      await expect.element(page.getByText("The bags")).toBeInViewport({ ratio: 1 });
      await expect.element(more).not.toBeInTheDocument();
      expect(send.element().getBoundingClientRect()).toEqual(before);
      await send.click();
      await expect(answer).resolves.toEqual({ action: "accept", content: suggested });
    },
  );
});

function overlap(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
