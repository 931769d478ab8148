import { useElicitations } from "mcp-host-ui";
import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { lazyElicitation } from "../../../src/kinds/elicitation/react/lazyElicitation.js";
import { rehearseElicitation } from "../../../src/kinds/elicitation/react/rehearseElicitation.js";
import { LazyPrompt } from "../../../src/prompt/loading/LazyPrompt.js";
import { createChunk } from "../../../src/react/chunk/createChunk.js";
import { mountHost } from "../components/mountHost.js";

/** An `ElicitationPrompt` as the first one of a page: what a page has rehearsed, it never rehearses again. */
function createFirstPrompt() {
  const rehearsed: Promise<void>[] = [];
  const rehearsal = createChunk(async () => {
    rehearsed.push(rehearseElicitation());
    await rehearsed[0];
  });
  return { rehearsed, ui: <LazyPrompt {...lazyElicitation} rehearsal={rehearsal} /> };
}

const question = {
  message: "Where to?",
  requestedSchema: { type: "object", properties: { city: { type: "string", title: "City" } } },
};

async function fillIn(): Promise<void> {
  await userEvent.fill(page.getByRole("textbox", { name: "City" }), "Porto");
  await userEvent.click(page.getByRole("button", { name: "Send", exact: true }));
}

/** What an app shows once somebody asks. */
function OnceAsked({ children }: { readonly children: ReactNode }): ReactNode {
  return useElicitations().open.length > 0 && children;
}

// A page that is never idle would wait without end.
const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }));

describe("an ElicitationPrompt that loads its form", () => {
  it("rehearses once the page is idle, of which neither its host nor the server hears", async () => {
    const { rehearsed, ui } = createFirstPrompt();
    const { host, server } = await mountHost(ui, { safety: { armAfter: 0 } });
    await expect.poll(() => rehearsed).toHaveLength(1);
    await rehearsed[0];
    expect(host.getState()).toMatchObject({ open: [], settled: [] });

    const { answer } = server.elicit(question);
    await fillIn();
    await expect(answer).resolves.toEqual({ action: "accept", content: { city: "Porto" } });
    expect(rehearsed).toHaveLength(1);
  });

  it("rehearses nothing where a question is there first", async () => {
    const { rehearsed, ui } = createFirstPrompt();
    const { server } = await mountHost(<OnceAsked>{ui}</OnceAsked>, { safety: { armAfter: 0 } });
    const { answer } = server.elicit(question);
    await expect.element(page.getByRole("textbox", { name: "City" })).toBeVisible();
    for (let waits = 0; waits < 10; waits += 1) await idle();
    expect(rehearsed).toHaveLength(0);

    await fillIn();
    await expect(answer).resolves.toEqual({ action: "accept", content: { city: "Porto" } });
  });
});
