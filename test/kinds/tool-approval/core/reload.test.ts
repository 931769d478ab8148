import { runTool } from "mcp-host-ui/host";
import { describe, expect, it } from "vitest";
import { openQuestion } from "../../../support/questions.js";
import { createRecordingStorage } from "../../../support/recordingStorage.js";
import { bookFlight, openV2 } from "../rig.js";

const key = `ghp_${"aB3d".repeat(9)}`;
const call = { tool: bookFlight, arguments: { from: "Lisbon", to: "Oslo", note: key } };

describe("a tool call after a reload", () => {
  it("is over with no decision, and gives the user's edits to the same call when it is asked again", async () => {
    const { storage, items } = createRecordingStorage();
    const before = await openV2({ storage });
    void runTool(before.session, call, before.run);
    const { id } = await openQuestion(before.host);
    await before.host.send({ type: "saveDraft", id, draft: { to: "Bergen" } });
    await expect.poll(() => JSON.stringify([...items])).toContain("Bergen");
    expect(JSON.stringify([...items])).not.toContain(key);

    const { host, session, run, received } = await openV2({ storage });
    await expect
      .poll(() => host.getState().settled)
      .toMatchObject([{ id, outcome: { sent: "nothing", by: "session", cause: "reload" } }]);
    const ran = runTool(session, call, run);
    const again = await openQuestion(host);
    await expect.poll(() => host.read(`draft:${again.id}`)).toEqual({ to: "Bergen" });
    const content = { ...call.arguments, to: "Bergen" };
    await host.send({ type: "settle", id: again.id, answer: { action: "accept", content } });
    await expect(ran).resolves.toMatchObject({ ran: true, edited: true });
    expect(received).toEqual([content]);
    expect(before.received).toEqual([]);
  });
});
