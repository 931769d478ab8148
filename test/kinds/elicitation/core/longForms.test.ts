import { startServer } from "@mcp-host-ui/testing";
import { createHost, elicitation, type LocalHost } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { countSteps } from "../../../support/countSteps.js";
import { formOf, propertiesOf } from "../../../support/giants.js";
import { openQuestions, shippingAddress } from "../../../support/questions.js";
import { schemaGiants } from "../../../support/schemaGiants.js";
import { wires } from "../../../support/wires.js";

/** Rows that anything passes over between two turns of the loop: less than reading any giant takes. */
const mostATurn = 130_000;

const start = () => {
  const host = createHost({ kinds: [elicitation()] });
  onTestFinished(host.close);
  return host;
};

/** Waits until so many questions are open; resolves to the rows that each turn of the loop passed over. */
async function turnsUntilOpen(host: LocalHost, count: number): Promise<readonly number[]> {
  const rows: number[] = [];
  while (host.getState().open.length < count) {
    const stop = countSteps();
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    rows.push(stop());
  }
  return rows;
}

describe("a form that takes long to read", () => {
  it.each(Object.entries(schemaGiants).slice(0, 7))(
    "is read before anybody is asked, in short turns: %s",
    async (_, make) => {
      const host = start();
      const requestedSchema = { type: "object", ...make() };
      const answer = host
        .openSession({ id: "giant" })
        .receive("elicitation/create", { message: "?", requestedSchema });
      const rows = await turnsUntilOpen(host, 1);
      expect(rows.length).toBeGreaterThan(3);
      expect(Math.max(...rows)).toBeLessThan(mostATurn);
      const [question] = await openQuestions(host);
      await host.send({ type: "settle", id: question?.id ?? "", answer: { action: "decline" } });
      await expect(answer).resolves.toEqual({ action: "decline" });
    },
  );

  it("is put to the person in a later task than it is read in, be it one long text", async () => {
    const host = start();
    const session = host.openSession({ id: "giant" });
    const ask = (message: string) =>
      void session.receive("elicitation/create", { message }).catch(() => {});
    const asked = async () => {
      for (let turns = 0; turns < 100; turns += 1) await Promise.resolve();
      return host.getState().open.length;
    };
    ask("Really?");
    await expect(asked()).resolves.toBe(1);
    ask("word ".repeat(100_000));
    await expect(asked()).resolves.toBe(1);
    await expect.poll(() => host.getState().open.length).toBe(2);
  });

  it("lets what asks after it go first, and asks no more once it is withdrawn", async () => {
    const host = start();
    const controller = new AbortController();
    const giant = host
      .openSession({ id: "giant" })
      .receive("elicitation/create", formOf(propertiesOf(999, () => ({ type: "string" }))), {
        signal: controller.signal,
      });
    const ended = giant.catch((error: unknown) => error);
    const travel = host.openSession({ id: "travel" });
    travel.receive("elicitation/create", shippingAddress).catch(() => {});
    await expect(openQuestions(host)).resolves.toMatchObject([{ session: "travel" }]);
    controller.abort();
    await ended;
    expect(host.getState().open).toMatchObject([{ session: "travel" }]);
  });
});

describe.each(wires)("a form of 999 fields, with %s", (_, wire) => {
  it("is answered as any other", async () => {
    const host = start();
    const server = await startServer(host, { wire });
    onTestFinished(() => server.close());
    const params = formOf(propertiesOf(999, () => ({ type: "string" })));
    const { answer } = server.request({ method: "elicitation/create", params });
    const [question] = await openQuestions(host);
    const content = { p998: "last" };
    await host.send({
      type: "settle",
      id: question?.id ?? "",
      answer: { action: "accept", content },
    });
    await expect(answer).resolves.toMatchObject({ action: "accept", content });
  });
});
