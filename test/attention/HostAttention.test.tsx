import { renderWithHost } from "@mcp-host-ui/testing";
import { render, waitFor } from "@testing-library/react";
import { HostProvider } from "mcp-host-ui";
import { HostAttention } from "mcp-host-ui/attention";
import { runTool } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { bookFlight, openV2 } from "../kinds/tool-approval/rig.js";
import { openQuestion } from "../support/questions.js";

describe("HostAttention", () => {
  it("counts what waits in the tab's title, until it is settled", async () => {
    document.title = "Travel";
    const { server, close } = await renderWithHost(<HostAttention favicon={false} />);
    onTestFinished(close);

    const { answer, withdraw } = server.elicit({
      message: "Where to?",
      requestedSchema: { type: "object", properties: { city: { type: "string" } } },
    });
    await waitFor(() => expect(document.title).toMatch(/1.*Travel/));

    withdraw();
    await expect(answer).rejects.toBeInstanceOf(Error);
    await waitFor(() => expect(document.title).toBe("Travel"));
  });

  it("counts a tool call until the user allows it", async () => {
    document.title = "Travel";
    const { host, session, run, received } = await openV2({ unseen: true });
    render(
      <HostProvider host={host}>
        <HostAttention favicon={false} />
      </HostProvider>,
    );
    const given = { from: "Lisbon", to: "Oslo" };
    const ran = runTool(session, { tool: bookFlight, arguments: given }, run);
    await waitFor(() => expect(document.title).toMatch(/1.*Travel/));
    const { id } = await openQuestion(host);
    await host.send({ type: "settle", id, answer: { action: "allow" } });
    await expect(ran).resolves.toMatchObject({ ran: true });
    expect(received).toEqual([given]);
    await waitFor(() => expect(document.title).toBe("Travel"));
  });
});
