import type { Sampling } from "mcp-host-ui/host";
import { describe, expect, it } from "vitest";
import { analysis } from "../flights.js";
import { openRequest, openRig } from "../rig.js";

const email = "ada@example.org";
const written: readonly Sampling.Message[] = [
  { role: "user", content: { type: "text", text: `Write to ${email}.` } },
];

async function open(redact?: boolean) {
  const rig = await openRig("2025-11-25", redact === undefined ? {} : { redact });
  const { answer } = rig.sample(analysis);
  answer.catch(() => {});
  const { id } = await openRequest(rig.host);
  const choose = (choice: object) => rig.host.send({ type: "sampling/redact", id, ...choice });
  return { ...rig, id, choose, answer };
}

describe("sampling/redact", () => {
  it.each([
    ["nobody", { to: "everybody", keep: [] }],
    ["no list of placeholders", { to: "model", keep: "[email 1]" }],
    ["placeholders that are none", { to: "server", keep: [7] }],
  ])("keeps nothing for %s", async (_, choice) => {
    const { host, id, choose } = await open(true);
    const before = host.read(id);
    expect(await choose(choice)).toMatchObject({ done: false, rejection: "invalid" });
    expect(host.read(id)).toBe(before);
  });

  it("is unknown where a host redacts nothing, and where the question is settled", async () => {
    const { choose } = await open();
    expect(await choose({ to: "model", keep: [] })).toMatchObject({ rejection: "unknown" });
    const settled = await open(true);
    await settled.settle(settled.id, { action: "deny" });
    await expect(settled.answer).rejects.toThrow("rejected");
    expect(await settled.choose({ to: "model", keep: [] })).toMatchObject({ rejection: "settled" });
  });

  it("finds what is private in what a person wrote, once, and keeps it from the model", async () => {
    const { host, id, choose, send, model } = await open(true);
    expect(await choose({ to: "model", written })).toEqual({ done: true });
    const after = host.read(id);
    const value = { placeholder: "[email 1]", kind: "email", written: [email] };
    expect(after).toMatchObject({
      detail: { redaction: { values: [value], keptForModel: [], keptForServer: [] } },
    });
    expect(await choose({ to: "model", written })).toEqual({ done: true });
    expect(host.read(id)).toBe(after);

    await choose({ to: "server", written, keep: ["[email 1]"] });
    expect(host.read(id)).toMatchObject({
      detail: { redaction: { keptForModel: [], keptForServer: ["[email 1]"] } },
    });
    await send({
      type: "sampling/approve",
      id,
      changes: { request: { ...analysis, messages: written } },
    });
    const { request } = await model.turn();
    expect(request.messages).toMatchObject([{ content: { text: "Write to [email 1]." } }]);
  });
});
