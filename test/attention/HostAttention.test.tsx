import { renderWithHost } from "@mcp-host-ui/testing";
import { waitFor } from "@testing-library/react";
import { HostAttention } from "mcp-host-ui/attention";
import { describe, expect, it, onTestFinished } from "vitest";

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
});
