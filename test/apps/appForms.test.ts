import { type StartServerOptions, startServer } from "@mcp-host-ui/testing";
import { appCapabilities, appForms } from "mcp-host-ui/apps";
import { createHost, elicitation } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { openQuestion } from "../support/questions.js";
import { wires } from "../support/wires.js";

const uri = "ui://travel/seats";
const asked = { message: "Which seat?", requestedSchema: { type: "object", properties: {} } };

async function open(wire: NonNullable<StartServerOptions["wire"]>) {
  const host = createHost({ kinds: [elicitation({ url: true }), appForms()], storage: false });
  const server = await startServer(host, { wire });
  onTestFinished(async () => {
    await server.close();
    host.close();
  });
  return { host, server };
}

describe("appForms", () => {
  it.each(wires)("keeps the view's address beside a question: %s", async (_, wire) => {
    const { host, server } = await open(wire);
    const { answer } = server.elicit({ ...asked, _meta: { ui: { resourceUri: uri } } });
    const question = await openQuestion(host);
    expect(question.viewUri).toBe(uri);
    expect(question.request).not.toHaveProperty("_meta");
    await host.send({ type: "settle", id: question.id, answer: { action: "cancel" } });
    await expect(answer).resolves.toMatchObject({ action: "cancel" });
  });

  it.each([
    ["another scheme", "https://travel.example/seats"],
    ["no text", 7],
    ["more than anybody needs", `ui://${"x".repeat(3_000)}`],
  ])("keeps no address of %s", async (_, resourceUri) => {
    const { host, server } = await open("2025-11-25");
    void server.elicit({ ...asked, _meta: { ui: { resourceUri } } }).answer.catch(() => {});
    expect(await openQuestion(host)).not.toHaveProperty("viewUri");
  });

  it("declares it to servers and views only where the host opts in", () => {
    const without = createHost({ kinds: [elicitation({ url: true })], storage: false });
    const host = createHost({ kinds: [elicitation({ url: true }), appForms()], storage: false });
    onTestFinished(() => {
      without.close();
      host.close();
    });
    expect(without.capabilities).not.toHaveProperty("extensions");
    expect(appCapabilities(without)).not.toHaveProperty("elicitation");
    expect(host.capabilities).toHaveProperty(["extensions", "io.modelcontextprotocol/ui"], {
      mimeTypes: ["text/html;profile=mcp-app"],
      elicitation: {},
    });
    expect(appCapabilities(host)).toHaveProperty("elicitation", {});
  });
});
