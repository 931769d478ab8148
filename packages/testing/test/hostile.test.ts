import { startServer } from "@mcp-host-ui/testing";
import { type HostileText, hostile } from "@mcp-host-ui/testing/hostile";
import { createHost, elicitation, sampling } from "mcp-host-ui/host";
import { inspectFields } from "mcp-host-ui/safety";
import { describe, expect, it, onTestFinished } from "vitest";
import { dialog, openQuestion } from "../../../test/support/questions.js";

async function open() {
  const generate = () => new Promise<never>(() => {});
  const host = createHost({
    kinds: [elicitation({ url: true }), sampling({ generate, tools: true })],
    storage: false,
  });
  onTestFinished(host.close);
  await host.send({ type: "openSurface", surface: dialog });
  const server = await startServer(host);
  onTestFinished(() => server.close());
  return { host, server };
}

const texts = Object.entries(hostile).flatMap(([name, request]) =>
  "text" in request ? [{ name, request }] : [],
);
const lures = Object.entries(hostile).flatMap(([name, request]) =>
  "text" in request ? [] : [{ name, request }],
);

const isAddress = (request: HostileText) => URL.canParse(String(request("visit").params.url));

describe("hostile", () => {
  it.each(texts)(
    "$name reaches a person in a form, word for word, and is declined",
    async (one) => {
      const { host, server } = await open();
      const asked = server.request(one.request());
      const { id, request } = await openQuestion(host);
      expect(request).toMatchObject({ message: one.request.text });
      await host.send({ type: "settle", id, answer: { action: "decline" } });
      await expect(asked.answer).resolves.toEqual({ action: "decline" });
    },
  );

  it.each(texts)("$name reaches a person in a request to a model, and is denied", async (one) => {
    const { host, server } = await open();
    const asked = server.request(one.request("sampling"));
    const { id, request } = await openQuestion(host);
    expect(request).toMatchObject({ systemPrompt: one.request.text });
    await host.send({ type: "settle", id, answer: { action: "deny" } });
    await expect(asked.answer).rejects.toMatchObject({ code: -1 });
  });

  it("has a page to visit for texts that an address can hold", async () => {
    const { host, server } = await open();
    const addresses = texts.filter(({ request }) => isAddress(request));
    expect(addresses.length).toBeGreaterThan(10);
    for (const { request } of addresses) {
      const asked = server.request(request("visit"));
      const { id } = await openQuestion(host);
      await host.send({ type: "settle", id, answer: { action: "decline" } });
      await expect(asked.answer).resolves.toEqual({ action: "decline" });
    }
  });

  it("asks for a secret in five of its lures, which are found", () => {
    const asking = lures.filter(({ request }) => {
      const { message, requestedSchema } = request().params;
      return inspectFields(requestedSchema, String(message)).length > 0;
    });
    const names = asking.map(({ name }) => name);
    expect(names).toEqual(["signIn", "refund", "wallet", "oneTimeCode", "apiKey"]);
  });
});
