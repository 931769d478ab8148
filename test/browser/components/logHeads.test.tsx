import { DecisionLogView } from "mcp-host-ui";
import { createDecisionLog } from "mcp-host-ui/host";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { mountHost } from "./mountHost.js";

const question = { message: "Shall we?", requestedSchema: { type: "object", properties: {} } };

it("the heads of the log leave free what is scrolled to", async () => {
  await page.viewport(1280, 800);
  const log = createDecisionLog();
  const { host, server } = await mountHost(<DecisionLogView />, {}, {}, undefined, log);
  for (let asked = 0; asked < 40; asked += 1) {
    const { answer } = server.elicit(question);
    await expect.poll(() => host.getState().open.length).toBe(1);
    for (const { id } of host.getState().open)
      await host.send({ type: "settle", id, answer: { action: "cancel" } });
    await answer;
  }
  const rows = page.getByRole("row");
  await expect.poll(() => rows.elements().length).toBe(41);
  const [heads, ...entries] = rows.elements();
  if (!heads) throw new Error("There are no heads.");

  entries.at(-1)?.scrollIntoView({ block: "nearest" });
  const isClear = [20, 3, 0].map((index) => {
    const row = entries[index];
    row?.scrollIntoView({ block: "nearest" });
    const { bottom } = heads.getBoundingClientRect();
    return row !== undefined && row.getBoundingClientRect().top >= bottom - 1;
  });
  expect(isClear).toEqual([true, true, true]);
});
