import { createDecisionLog } from "mcp-host-ui/host";
import { describe, expect, it } from "vitest";
import { wires } from "../../../support/wires.js";
import { analysis } from "./flights.js";
import { openRequest, openRig } from "./rig.js";

const rule = "Travel Booking may always ask";

describe.each(wires)("a rule that approves, with %s", (_, wire) => {
  const start = async (reviewResponse = false) => {
    const log = createDecisionLog();
    const rig = await openRig(wire, { reviewResponse }, { log });
    const asked = rig.sample(analysis);
    const { id } = await openRequest(rig.host);
    return { ...rig, log, id, answer: asked.answer };
  };

  it("is named in the log where nobody else saw the answer", async () => {
    const { send, model, log, id, answer } = await start();
    expect(await send({ type: "sampling/approve", id, rule })).toEqual({ done: true });
    (await model.turn()).answer({ content: "The first." });

    await expect(answer).resolves.toMatchObject({ content: { text: "The first." } });
    expect(log.entries()).toMatchObject([{ id, outcome: { sent: "result", by: "rule", rule } }]);
  });

  it("is not, where a person approves in its place", async () => {
    const { host, send, model, log, id, answer } = await start();
    await send({ type: "sampling/approve", id, rule });
    (await model.turn()).fail(new Error("busy"));
    await openRequest(host, "failed");
    await send({ type: "sampling/retry", id });
    (await model.turn(2)).answer({ content: "The first." });

    await expect(answer).resolves.toMatchObject({ content: { text: "The first." } });
    expect(log.entries()).toMatchObject([{ outcome: { sent: "result", by: "person" } }]);
  });

  it("decides nothing for a person who wants to be asked every time", async () => {
    const { host, send, settle, model, log, id, answer } = await start();
    await send({ type: "sampling/configure", settings: { askEveryTime: true } });

    const refused = { done: false, rejection: "invalid" };
    expect(await send({ type: "sampling/approve", id, rule })).toMatchObject(refused);
    expect(await host.send({ type: "settle", id, answer: { action: "deny" }, rule })).toMatchObject(
      refused,
    );
    await openRequest(host);
    await send({ type: "sampling/approve", id });
    (await model.turn()).answer({ content: "The first." });
    await openRequest(host, "response-review");
    expect(await host.send({ type: "settle", id, answer: { action: "send" }, rule })).toMatchObject(
      refused,
    );
    expect(log.entries()).toEqual([]);

    await settle(id, { action: "send" });
    await expect(answer).resolves.toMatchObject({ content: { text: "The first." } });
    expect(log.entries()).toMatchObject([{ outcome: { by: "person" } }]);
  });

  it("holds back the answer where the person wants to be asked only from then on", async () => {
    const { host, send, settle, model, id, answer } = await start();
    await send({ type: "sampling/approve", id, rule });
    await send({ type: "sampling/configure", settings: { askEveryTime: true } });
    (await model.turn()).answer({ content: "The first." });

    await openRequest(host, "response-review");
    expect(await settle(id, { action: "send" })).toMatchObject({ outcome: { by: "person" } });
    await expect(answer).resolves.toMatchObject({ content: { text: "The first." } });
  });
});
