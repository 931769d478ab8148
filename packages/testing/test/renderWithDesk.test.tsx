import { memoryDesk } from "@mcp-host-ui/desk";
import { attachDesk } from "@mcp-host-ui/desk/page";
import { renderWithDesk, startDesk } from "@mcp-host-ui/testing/desk";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HostPrompts, HostProvider } from "mcp-host-ui";
import { createHost, elicitation, sampling } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished, vi } from "vitest";

const where = {
  message: "Where to?",
  requestedSchema: {
    type: "object",
    properties: { city: { type: "string", title: "City" } },
    required: ["city"],
  },
};

/** Answers the dialog that asks for a city. */
async function answer(city: string) {
  await userEvent.type(await screen.findByRole("textbox", { name: "City" }), city);
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
}

describe("renderWithDesk", () => {
  it.each(["2025-11-25", "2026-07-28"] as const)(
    "shows what a server of %s asks a back end, which then gets the answer",
    async (wire) => {
      const { server, close } = await renderWithDesk(<HostPrompts />, { server: { wire } });
      onTestFinished(close);
      const asked = server.elicit(where);
      await answer("Lisbon");
      expect(await asked.answer).toEqual({ action: "accept", content: { city: "Lisbon" } });
      expect(server.received).toEqual([{ action: "accept", content: { city: "Lisbon" } }]);
    },
  );

  it("takes a question away that its server took back", async () => {
    const { server, close } = await renderWithDesk(<HostPrompts />);
    onTestFinished(close);
    const asked = server.elicit(where);
    await screen.findByRole("textbox", { name: "City" });
    asked.withdraw();
    expect(await screen.findByText("Nothing was sent.")).toBeVisible();
    await expect(asked.answer).rejects.toThrow("aborted");
    expect(server.received).toEqual([]);
  });

  it("takes a page and a desk with kinds of the app's", async () => {
    const generate = async () => ({ content: "Seven.", model: "local" });
    const kinds = [elicitation(), sampling({ generate })];
    const { server, close } = await renderWithDesk(<HostPrompts />, {
      backEnd: startDesk({ kinds }),
      hostOptions: { kinds },
    });
    onTestFinished(close);
    const asked = server.request({
      method: "sampling/createMessage",
      params: {
        messages: [{ role: "user", content: { type: "text", text: "Seas?" } }],
        maxTokens: 10,
      },
    });
    await userEvent.click(await screen.findByRole("button", { name: /^Run/ }));
    await userEvent.click(await screen.findByRole("button", { name: /^Send to/ }));
    expect(await asked.answer).toMatchObject({ model: "local", content: { text: "Seven." } });
  });
});

describe("startDesk", () => {
  it("answers a page that requests by the page's own fetch", async () => {
    const backEnd = startDesk();
    onTestFinished(backEnd.close);
    vi.stubGlobal("fetch", backEnd.fetchFor());
    onTestFinished(() => void vi.unstubAllGlobals());
    const host = createHost({ kinds: [elicitation()], storage: false });
    const attached = attachDesk(host, { url: "/api/questions" });
    onTestFinished(() => {
      attached.close();
      host.close();
    });
    render(
      <HostProvider host={host} safety={{ armAfter: 0 }}>
        <HostPrompts />
      </HostProvider>,
    );
    const server = await backEnd.startServer();
    const asked = server.elicit(where);
    await answer("Porto");
    expect(await asked.answer).toEqual({ action: "accept", content: { city: "Porto" } });
  });

  it("shows a question to the person alone whose client asks, on whatever node", async () => {
    const store = memoryDesk();
    const [asking, answering] = [startDesk({ store }), startDesk({ store })];
    onTestFinished(asking.close);
    const bob = await renderWithDesk(<p>Bob's page</p>, {
      backEnd: answering,
      server: { audience: "bob" },
    });
    onTestFinished(bob.close);
    const server = await asking.startServer();
    const own = await asking.startServer({ id: "other", audience: "bob" });
    const asked = server.elicit(where);
    own.elicit({ ...where, message: "Where to, Bob?" });
    await vi.waitFor(() => expect(bob.host.getState().open).toHaveLength(1));
    expect(bob.host.getState().open[0]?.request).toMatchObject({ message: "Where to, Bob?" });

    const ada = await renderWithDesk(<HostPrompts />, {
      backEnd: startDesk({ store }),
    });
    onTestFinished(ada.close);
    await answer("Faro");
    expect(await asked.answer).toEqual({ action: "accept", content: { city: "Faro" } });
    expect(own.received).toEqual([]);
  });
});
