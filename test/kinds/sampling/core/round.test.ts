import { Sampling } from "mcp-host-ui/host";
import { describe, expect, it } from "vitest";
import { openQuestions, settledQuestion, shippingAddress } from "../../../support/questions.js";
import { analysis } from "./flights.js";
import { openRig, refusal } from "./rig.js";

const both = {
  address: { method: "elicitation/create", params: shippingAddress },
  flight: { method: "sampling/createMessage", params: analysis },
};

describe("sampling, in a round with other questions (revision 2026-07-28)", () => {
  it("keeps what was typed beside it, when it is denied, until the server asks again", async () => {
    const { host, server, settle } = await openRig("2026-07-28");
    const first = server.call((ask) => ask(both));
    first.catch(() => {});
    const open = await openQuestions(host, 2);
    const form = open.find(({ kind }) => kind === "elicitation");
    const sampled = open.find(Sampling.isQuestion);
    expect(open.map(({ embedded, call }) => ({ embedded, call }))).toEqual([
      { embedded: true, call: form?.call },
      { embedded: true, call: form?.call },
    ]);
    await host.send({ type: "saveDraft", id: form?.id ?? "", draft: { city: "Lisbon" } });
    await settle(sampled?.id ?? "", { action: "deny" });
    await expect(first).rejects.toEqual(refusal(-1, /User rejected/));
    const gone = await settledQuestion(host, form?.id ?? "");
    expect(gone).toMatchObject({
      outcome: { sent: "nothing", by: "host", cause: "caller-ended" },
      lingering: true,
    });

    const second = server.call((ask) => ask(both));
    const again = await openQuestions(host, 2);
    const formAgain = again.find(({ kind }) => kind === "elicitation");
    expect(formAgain).toMatchObject({ asked: 1 });
    expect(host.read(`draft:${formAgain?.id}`)).toEqual({ city: "Lisbon" });
    await host.send({
      type: "settle",
      id: formAgain?.id ?? "",
      answer: { action: "accept", content: { city: "Lisbon" } },
    });
    const { id = "" } = again.find(Sampling.isQuestion) ?? {};
    await host.send({ type: "sampling/write", id, content: "The 9:40." });
    await settle(id, { action: "send" });
    await second;
    expect(server.received).toMatchObject([
      { action: "accept", content: { city: "Lisbon" } },
      { content: { type: "text", text: "The 9:40." } },
    ]);
  });

  it("fails alone in the revisions of 2025", async () => {
    const { host, server, settle } = await openRig("2025-11-25");
    const answers = Promise.allSettled(
      Object.values(both).map((request) => server.request(request).answer),
    );
    const open = await openQuestions(host, 2);
    expect(open.map(({ embedded }) => embedded)).toEqual([false, false]);
    await settle(open.find(Sampling.isQuestion)?.id ?? "", { action: "deny" });
    const form = await openQuestions(host, 1);
    await host.send({
      type: "settle",
      id: form[0]?.id ?? "",
      answer: { action: "accept", content: { city: "Lisbon" } },
    });
    expect(await answers).toMatchObject([
      { status: "fulfilled", value: { action: "accept" } },
      { status: "rejected", reason: { code: -1 } },
    ]);
  });
});
