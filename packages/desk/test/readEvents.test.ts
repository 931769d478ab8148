import { startServer } from "@mcp-host-ui/testing";
import { describe, expect, it, onTestFinished } from "vitest";
import { openDesks, openPage, questionIn } from "../../../test/support/desk/openDesks.js";
import { shippingAddress } from "../../../test/support/questions.js";
import { readEvents } from "../src/page/readEvents.js";

async function read(text: string) {
  const events = [];
  for await (const event of readEvents(new Blob([text]).stream(), () => {})) events.push(event);
  return events;
}

describe("a desk's events", () => {
  it("end at line ends alone, of which JSON writes no other line separator as one", async () => {
    const data = JSON.stringify({ message: "one\u2028two\u2029three\u0085four" });
    expect(await read(`id: 7\ndata: ${data}\n\n`)).toEqual([{ id: "7", data }]);
    expect(await read("data: a:b\u2028\r\ndata:c\r\n\r\n: alive\r\r")).toEqual([
      { data: "a:b\u2028\nc" },
    ]);
  });

  it("take time in proportion to their length", async () => {
    // Read in one step each, or not within the time that a test has.
    const data = `${"x".repeat(2_000_000)}:\u2028${"y".repeat(2_000_000)}`;
    expect(await read(`${data}\ndata: ${data}\n\n`)).toEqual([{ data }]);
  });

  it("carry a question whose text has them to its page", async () => {
    const desks = openDesks();
    const { host, close } = await openPage(desks[1]);
    onTestFinished(close);
    const server = await startServer(desks[0].host("ada"));
    onTestFinished(() => server.close());
    const message = "Where should\u2028the tickets\u2029go?";
    const { answer } = server.elicit({ ...shippingAddress, message });
    const id = await questionIn(host);
    expect(host.read(id)).toMatchObject({ request: { message } });
    await host.send({ type: "settle", id, answer: { action: "decline" } });
    await expect(answer).resolves.toEqual({ action: "decline" });
  });
});
