import type { Desk, DeskMessage } from "@mcp-host-ui/desk";
import { elicitation, sampling } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { openDesks } from "../../../test/support/desk/openDesks.js";
import { tripOf } from "../../../test/support/desk/startTrips.js";
import { shippingAddress } from "../../../test/support/questions.js";

const ada = { audience: "ada" };
const prompt = {
  messages: [{ role: "user", content: { type: "text", text: "Which city?" } }],
  maxTokens: 10,
};

/** Follows what a desk tells; the next message of a type. */
function follow(desk: Desk) {
  const closing = new AbortController();
  onTestFinished(() => closing.abort());
  const messages = desk.messages("ada", { signal: closing.signal })[Symbol.asyncIterator]();
  return async <Type extends DeskMessage["type"]>(type: Type) => {
    for (;;) {
      const { done, value } = await messages.next();
      if (done) throw new Error(`The desk told nothing of the type ${type}.`);
      if (value.type === type) return value as Extract<DeskMessage, { type: Type }>;
    }
  };
}

/** Has a server ask something of nobody who answers. */
function ask(desk: Desk, method: string, params: object) {
  const session = desk.host("ada").openSession({ id: "travel", name: "Travel Booking" });
  session.receive(method, params).catch(() => {});
  return session;
}

describe("desk.messages", () => {
  it("tells what a server says of a visit, as it said it", async () => {
    const [asking, answering] = openDesks();
    const next = follow(answering);
    const session = ask(asking, "elicitation/create", shippingAddress);
    await next("asked");
    const params = { elicitationId: "payment-7" };
    await session.receiveNotification("notifications/elicitation/complete", params);
    expect(await next("notice")).toEqual({
      type: "notice",
      id: expect.any(String),
      sequence: expect.any(Number),
      server: { id: "travel", name: "Travel Booking" },
      method: "notifications/elicitation/complete",
      params,
    });
    await session.receiveNotification("notifications/elicitation/complete", undefined);
    expect(await next("notice")).not.toHaveProperty("params");
  });

  it("tells which model writes, for whom, and of those that were asked before", async () => {
    const generate = () => new Promise<never>(() => {});
    const models = [{ id: "small" }, { id: "large" }];
    const [asking, answering] = openDesks({ kinds: [sampling({ generate, models })] });
    const next = follow(answering);
    ask(asking, "sampling/createMessage", prompt);
    const { id } = await next("asked");
    const first = { id, key: "one", generate: { request: prompt, model: "large" } };
    expect(await answering.take(first, ada)).toEqual({ done: true });
    const begun = {
      type: "partial",
      id,
      sequence: expect.any(Number),
      request: prompt,
      text: "",
    };
    expect(await next("partial")).toEqual({ ...begun, key: "one", model: "large" });
    const second = { id, key: "two", generate: { request: prompt } };
    expect(await answering.take(second, ada)).toEqual({ done: true });
    let told = await next("partial");
    while (told.key === "one") told = await next("partial");
    expect(told).toEqual({ ...begun, key: "two", earlier: ["one"] });
  });

  it("tells that a desk has no model for a form", async () => {
    const [asking, answering] = openDesks({ kinds: [elicitation()] });
    const next = follow(answering);
    ask(asking, "elicitation/create", shippingAddress);
    const { id } = await next("asked");
    await answering.take({ id, key: "one", generate: { request: prompt } }, ada);
    let told = await next("partial");
    while (told.failure === undefined) told = await next("partial");
    expect(told).toMatchObject({ id, failure: "This desk has no model for that." });
  });

  it("tells until when a parked call's questions wait, where it has a deadline", async () => {
    const [desk, other] = openDesks();
    const next = follow(other);
    desk.resume(async () => ({
      resultType: "input_required",
      inputRequests: { where: { method: "elicitation/create", params: shippingAddress } },
    }));
    const deadline = Date.now() + 3_600_000;
    await desk.park({ ...tripOf("ada"), deadline });
    expect(await next("asked")).toMatchObject({ deadline, embedded: true });
    await desk.park(tripOf("ada"));
    expect(await next("asked")).not.toHaveProperty("deadline");
  });
});
