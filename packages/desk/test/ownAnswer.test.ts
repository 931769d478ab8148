import { createDesk } from "@mcp-host-ui/desk";
import { attachDesk } from "@mcp-host-ui/desk/page";
import { startServer } from "@mcp-host-ui/testing";
import { createHost, elicitation } from "mcp-host-ui/host";
import { expect, it, onTestFinished } from "vitest";
import { openQuestion, shippingAddress } from "../../../test/support/questions.js";

/** Something that waits until it is let through. */
function createGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

async function turns(count: number) {
  for (let turn = 0; turn < count; turn += 1) await Promise.resolve();
}

/** A page of a desk whose feed waits for the receipt of each answer, and a server that asks. */
async function openPage() {
  const desk = createDesk();
  const page = createHost({ kinds: [elicitation()], storage: false });
  const answerer = { audience: "ada" };
  let gate: ReturnType<typeof createGate> | undefined;
  let told = createGate();
  /** How many turns the feed is ahead of the receipt. */
  const lead = { turns: 0 };
  const held = new TransformStream({
    async transform(chunk, feed) {
      if (gate) told.open();
      await gate?.opened;
      feed.enqueue(chunk);
    },
  });
  const attached = attachDesk(page, {
    url: "https://host.test/questions",
    async fetch(_, init) {
      const request = new Request("https://host.test/questions", init);
      if (init?.method !== "POST") {
        const { body, status, headers } = desk.feed(request, answerer);
        return new Response(body?.pipeThrough(held) ?? null, { status, headers });
      }
      const feed = createGate();
      gate = feed;
      told = createGate();
      const response = await desk.answer(request, answerer);
      const receipt: unknown = await response.json();
      await told.opened;
      gate = undefined;
      if (lead.turns < 0) void turns(-lead.turns).then(feed.open);
      else feed.open();
      await turns(lead.turns);
      return Response.json(receipt, { status: response.status });
    },
  });
  const server = await startServer(desk.host("ada"));
  onTestFinished(async () => {
    await server.close();
    attached.close();
    desk.close();
    page.close();
  });
  return { page, server, lead };
}

it("is told as sent to the person whose answer it was, at whatever moment the feed tells of it", async () => {
  const { page, server, lead } = await openPage();
  const receipts: unknown[] = [];
  for (lead.turns = -25; lead.turns <= 25; lead.turns += 1) {
    const { answer } = server.elicit(shippingAddress);
    const { id } = await openQuestion(page);
    const city = `City ${lead.turns}`;
    const accepted = { action: "accept", content: { city } };
    const receipt = await page.send({ type: "settle", id, answer: accepted });
    expect(await answer).toEqual(accepted);
    receipts.push(receipt.done || `${lead.turns} turns: ${receipt.message}`);
  }
  expect(receipts).toEqual(Array.from({ length: 51 }, () => true));
});
