import { createHost, toolApproval } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { dialog, openQuestion } from "../../../../test/support/questions.js";
import { createMastraTrip } from "../../examples/agents/mastraAgent.ts";
import { generateWithApproval } from "../../examples/mastraApproval.ts";

async function run(answer: object) {
  const host = createHost({ kinds: [toolApproval()] });
  onTestFinished(host.close);
  await host.send({ type: "openSurface", surface: dialog });
  const session = host.openSession({ id: "trip", name: "Trip planner" });
  const { agent, booked, received } = createMastraTrip();
  const done = generateWithApproval(agent, session, "Book a flight to Lisbon.");
  const { id, request } = await openQuestion(host);
  await host.send({ type: "settle", id, answer });
  const { finishReason } = await done;
  return { request, booked, received: received(), finishReason };
}

describe("generateWithApproval", () => {
  it("runs the tool that the user allowed", async () => {
    const { request, booked, received, finishReason } = await run({ action: "allow" });

    expect(request).toMatchObject({ tool: { name: "book" }, arguments: { city: "Lisbon" } });
    expect(booked).toEqual([{ city: "Lisbon" }]);
    expect(received).toContain("tool-result");
    expect(finishReason).toBe("stop");
  });

  it("gives the model the user's reason for a denial", async () => {
    const { booked, received, finishReason } = await run({ action: "deny", reason: "Too far" });

    expect(booked).toEqual([]);
    expect(received).toContain("Too far");
    expect(finishReason).toBe("stop");
  });

  it("leaves the run suspended when the user leaves the question", async () => {
    const { booked, finishReason } = await run({ action: "cancel" });

    expect(booked).toEqual([]);
    expect(finishReason).toBe("suspended");
  });
});
