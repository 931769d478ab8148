import type { CDPSession } from "@playwright/test";
import { expect, test } from "../demoTest.ts";
import { press, until } from "../giants/drive.ts";
import { type ServedPage, servePage } from "../servePage.ts";

const times = 10;
/** `HEAP_QUESTIONS=300` asks fewer each time. */
const questions = Number(process.env.HEAP_QUESTIONS ?? 10_000);

const form = {
  message: "Where should the tickets go?",
  requestedSchema: {
    type: "object",
    properties: { city: { type: "string", title: "City" } },
    required: ["city"],
  },
};
const prompt = {
  messages: [{ role: "user", content: { type: "text", text: "Where is it warm in May?" } }],
  maxTokens: 100,
};
const kinds = [
  ["elicitation", "elicitation/create", form],
  ["sampling", "sampling/createMessage", prompt],
  ["roots", "roots/list", {}],
] as const;

let served: ServedPage;

test.beforeAll(async () => {
  served = await servePage("test/e2e/heap");
});
test.afterAll(() => served.close());

for (const [kind, method, params] of kinds)
  test(`a page's heap is back where it was once many questions are settled: ${kind}`, async ({
    page,
  }) => {
    await page.goto(served.url);
    await until(page, () => document.documentElement.dataset.ready !== undefined);
    // The example that is rendered where nobody sees it comes first: no question may be open.
    await until(page, () =>
      performance.getEntriesByType("resource").some(({ name }) => name.includes("rehearse")),
    );
    const session = await page.context().newCDPSession(page);
    const ask = () =>
      page.evaluate(([method, params, count]) => window.askAndSettle(method, params, count), [
        method,
        params,
        questions,
      ] as const);
    // What is loaded and compiled with the first questions stays.
    for (let time = 0; time < times; time += 1) await ask();
    const before = await inUse(session);
    for (let time = 0; time < times; time += 1) await ask();
    const after = await inUse(session);
    process.stdout.write(`${kind}: ${JSON.stringify({ before, after })}\n`);
    expect(after.bytes - before.bytes).toBeLessThan(1_000_000 + times * questions * 20);
    expect(after.nodes).toBeLessThanOrEqual(before.nodes + 50);
    // The first question of the dialog that is there: what had the focus when it opened, the title, is
    // `previouslyFocusedElement` in the effect of Radix's FocusScope, for as long as the dialog has it.
    expect(after.detached).toBeLessThanOrEqual(1);
    expect(await press(page, "Dismiss")).toBe(true);
    await until(page, () => document.querySelector("[role=dialog]") === null);
    await expect.poll(async () => (await inUse(session)).detached).toBe(0);
  });

/** The bytes and nodes of a page that can still be reached, and the trees of nodes that are not in it. */
async function inUse(session: CDPSession) {
  for (let pass = 0; pass < 3; pass += 1) await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  const { nodes } = await session.send("Memory.getDOMCounters");
  await session.send("DOM.enable");
  const { detachedNodes } = await session.send("DOM.getDetachedDomNodes");
  await session.send("DOM.disable");
  return { bytes: usedSize, nodes, detached: detachedNodes.length };
}
