import { ElicitationCard, RootsSettings, useElicitations } from "mcp-host-ui";
import { elicitation, roots } from "mcp-host-ui/host";
import { type FormEvent, type ReactNode, useState } from "react";
import { createPortal } from "react-dom";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mountHost } from "../components/mountHost.js";

const request = {
  message: "Where to?",
  requestedSchema: {
    type: "object",
    properties: { city: { type: "string", title: "City" } },
    required: ["city"],
  },
};

/** An app's own form, which sends what the user writes to a model. */
function Composer({ onSend, children }: { onSend: () => void; children: ReactNode }) {
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  return (
    <form onSubmit={send} aria-label="Composer">
      {children}
      <input aria-label="Message" />
      <button type="submit">Ask</button>
    </form>
  );
}

/** The frame shows the test's own page, whose scripts have to reach it. */
const sandbox = "allow-scripts allow-same-origin";

/** A frame in which the browser submits no forms. */
function Sandbox({ children }: { children: ReactNode }) {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  return (
    <>
      <iframe ref={setFrame} title="Sandbox" sandbox={sandbox} />
      {frame?.contentDocument && createPortal(children, frame.contentDocument.body)}
    </>
  );
}

function Cards() {
  const { open } = useElicitations();
  return open.map(({ id }) => <ElicitationCard key={id} id={id} />);
}

describe("a card inside the app's own form", () => {
  it.each(["the button", "Enter"])("sends by %s, and the app's form does not", async (way) => {
    const onSend = vi.fn();
    const { server } = await mountHost(
      <Composer onSend={onSend}>
        <Cards />
      </Composer>,
      { safety: { armAfter: 0 } },
    );
    const { answer } = server.elicit(request);
    const city = page.getByRole("textbox", { name: "City" });
    await userEvent.fill(city, "Lisbon");
    if (way === "Enter") await userEvent.keyboard("{Enter}");
    else await page.getByRole("button", { name: "Send", exact: true }).click();
    await expect(answer).resolves.toEqual({ action: "accept", content: { city: "Lisbon" } });
    expect(onSend).not.toHaveBeenCalled();
    await userEvent.fill(page.getByRole("textbox", { name: "Message" }), "Book it");
    await userEvent.keyboard("{Enter}");
    expect(onSend).toHaveBeenCalledOnce();
  });

  it("leaves a question open when the user sends the app's form", async () => {
    const onSend = vi.fn();
    const { server, host } = await mountHost(
      <Composer onSend={onSend}>
        <Cards />
      </Composer>,
      { safety: { armAfter: 0 } },
    );
    server.elicit(request);
    await userEvent.fill(page.getByRole("textbox", { name: "City" }), "Lisbon");
    await userEvent.fill(page.getByRole("textbox", { name: "Message" }), "Book it");
    await userEvent.keyboard("{Enter}");
    expect(onSend).toHaveBeenCalledOnce();
    expect(host.getState().open).toHaveLength(1);
  });
});

describe("RootsSettings inside the app's own form", () => {
  it("adds a folder, and the app's form sends nothing", async () => {
    const onSend = vi.fn();
    await mountHost(
      <Composer onSend={onSend}>
        <RootsSettings />
      </Composer>,
      {},
      {},
      [elicitation(), roots()],
    );
    await userEvent.fill(page.getByRole("textbox", { name: /^Folder/ }), "/home/me/travel");
    await page.getByRole("radio", { name: "All servers" }).click();
    await page.getByRole("button", { name: "Add" }).click();
    await expect.element(page.getByRole("listitem")).toHaveTextContent("/home/me/travel");
    expect(onSend).not.toHaveBeenCalled();
  });
});

describe("a card in a frame without allow-forms", () => {
  it.each(["the button", "Enter"])("sends by %s", async (way) => {
    const { server } = await mountHost(
      <Sandbox>
        <Cards />
      </Sandbox>,
      { safety: { armAfter: 0 } },
    );
    const { answer } = server.elicit(request);
    const frame = page.frameLocator(page.getByTitle("Sandbox"));
    await userEvent.fill(frame.getByRole("textbox", { name: "City" }), "Lisbon");
    if (way === "Enter") await userEvent.keyboard("{Enter}");
    else await frame.getByRole("button", { name: "Send", exact: true }).click();
    await expect(answer).resolves.toEqual({ action: "accept", content: { city: "Lisbon" } });
  });
});
