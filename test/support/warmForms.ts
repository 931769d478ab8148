import { startServer } from "@mcp-host-ui/testing";
import { createHost, elicitation } from "mcp-host-ui/host";
import { expect, vi } from "vitest";
import { openQuestion, shippingAddress } from "./questions.js";
import { createRecordingStorage } from "./recordingStorage.js";
import { wires } from "./wires.js";

/** Loads what the first form loads, typed into and answered, of a session of each kind: while time stands still nothing is loaded in time. */
export async function warmForms(): Promise<void> {
  for (const [, wire] of wires) {
    const { storage, written } = createRecordingStorage();
    const host = createHost({ kinds: [elicitation()], storage });
    const server = await startServer(host, { wire });
    const { answer } = server.elicit(shippingAddress);
    const { id } = await openQuestion(host);
    await host.send({ type: "saveDraft", id, draft: { city: "Lisbon" } });
    await expect.poll(() => written.length).toBeGreaterThan(0);
    await host.send({
      type: "settle",
      id,
      answer: { action: "accept", content: { city: "Lisbon" } },
    });
    await answer;
    await server.close();
    host.close();
  }
  await vi.dynamicImportSettled();
}
