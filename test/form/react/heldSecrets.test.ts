import { startServer } from "@mcp-host-ui/testing";
import { createHost, elicitation } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { holdSecrets, takeSecrets } from "../../../src/form/react/heldSecrets.js";
import { openQuestions } from "../../support/questions.js";

async function ask() {
  const host = createHost({ kinds: [elicitation()] });
  const server = await startServer(host);
  onTestFinished(async () => {
    await server.close();
    host.close();
  });
  const asked = server.elicit({
    message: "?",
    requestedSchema: { type: "object", properties: {} },
  });
  const [question] = await openQuestions(host, 1);
  return { host, id: question?.id ?? "", ...asked };
}

describe("holdSecrets", () => {
  it("holds them until they are taken, once", async () => {
    const { host, id } = await ask();
    holdSecrets(host, id, { pin: "4711" });
    holdSecrets(host, id, { pin: "4712" });
    expect(takeSecrets(host, id)).toEqual({ pin: "4712" });
    expect(takeSecrets(host, id)).toBeUndefined();
  });

  it("forgets them as soon as the question is over, and holds none for one that is", async () => {
    const { host, id, withdraw } = await ask();
    holdSecrets(host, id, { pin: "4711" });
    withdraw();
    await openQuestions(host, 0);
    expect(takeSecrets(host, id)).toBeUndefined();
    holdSecrets(host, id, { pin: "4711" });
    expect(takeSecrets(host, id)).toBeUndefined();
  });

  it("holds nothing for a form without any", async () => {
    const { host, id } = await ask();
    holdSecrets(host, id, { pin: "4711" });
    holdSecrets(host, id, {});
    expect(takeSecrets(host, id)).toBeUndefined();
  });
});
