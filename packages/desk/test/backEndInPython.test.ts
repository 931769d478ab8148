import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { attachDesk } from "@mcp-host-ui/desk/page";
import { createHost, elicitation } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { questionIn } from "../../../test/support/desk/openDesks.js";

/** Starts the desk in Python; gives its lines one by one. */
function startPython() {
  const python = spawn("python3", ["packages/desk/test/python/desk.py"]);
  onTestFinished(() => void python.kill());
  const lines = createInterface({ input: python.stdout })[Symbol.asyncIterator]();
  return async () => String((await lines.next()).value);
}

function openTab(port: string) {
  const host = createHost({ kinds: [elicitation()], storage: false });
  const desk = attachDesk(host, { url: `http://127.0.0.1:${port}/` });
  onTestFinished(() => {
    desk.close();
    host.close();
  });
  return host;
}

describe("a back end in Python's standard library", () => {
  it("asks two tabs, takes one answer, and tells the other tab", async () => {
    const line = startPython();
    const port = await line();
    const [one, other] = [openTab(port), openTab(port)];
    const [id] = await Promise.all([questionIn(one), questionIn(other)]);

    const answer = { action: "accept", content: { city: "Lisbon" } };
    expect(await one.send({ type: "settle", id, answer })).toMatchObject({ done: true });

    expect(JSON.parse(await line())).toEqual(answer);
    await expect.poll(() => other.getState().open).toEqual([]);
    expect(other.getState().settled).toMatchObject([{ outcome: { sent: "accept", by: "person" } }]);
  });
});
