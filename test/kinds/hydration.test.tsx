import { act, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { ElicitationCard, HostPrompts, HostProvider } from "mcp-host-ui";
import { createHost, elicitation } from "mcp-host-ui/host";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { describe, expect, it, onTestFinished } from "vitest";

describe.each([
  ["HostPrompts", <HostPrompts key="ui" />, ""],
  ["ElicitationCard", <ElicitationCard key="ui" />, '<span hidden=""></span>'],
] as const)("%s", (_, ui, rendered) => {
  it("takes a page from a server over without a word, and shows what was asked meanwhile", async () => {
    const host = createHost({ kinds: [elicitation()] });
    onTestFinished(host.close);
    const page = (
      <StrictMode>
        <HostProvider host={host} safety={{ armAfter: 0 }}>
          <h1>The app</h1>
          {ui}
        </HostProvider>
      </StrictMode>
    );
    const container = document.body.appendChild(document.createElement("div"));
    // The server has no window and renders this much.
    container.innerHTML = `<h1>The app</h1>${rendered}`;
    const session = host.openSession({ id: "travel", name: "Travel Booking" });
    const answer = session.receive("elicitation/create", { message: "Sure?" });

    const complaints: unknown[] = [];
    const root = await act(async () =>
      hydrateRoot(container, page, { onRecoverableError: (error) => complaints.push(error) }),
    );
    onTestFinished(() => {
      act(() => root.unmount());
      container.remove();
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: "Confirm" }));

    await expect(act(() => answer)).resolves.toEqual({ action: "accept", content: {} });
    expect(complaints).toEqual([]);
  });
});
