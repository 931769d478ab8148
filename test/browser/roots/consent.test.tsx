import { HostPrompts } from "mcp-host-ui";
import { roots } from "mcp-host-ui/host";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mountHost } from "../components/mountHost.js";

const initial = [
  { uri: "file:///srv/one", name: "One" },
  { uri: "file:///srv/two", name: "Two" },
  { uri: "file:///srv/three", name: "Three" },
];

const dialog = page.getByRole("dialog");

/** Presses Tab until an element has the focus, and never leaves the dialog on the way. */
async function tabTo(target: () => Element) {
  for (let presses = 0; presses < 20 && document.activeElement !== target(); presses += 1) {
    await userEvent.tab();
    expect(dialog.element().contains(document.activeElement)).toBe(true);
  }
  await expect.poll(() => document.activeElement).toBe(target());
}

it.each(["ltr", "rtl"] as const)(
  "shares some folders and withholds others with the keyboard alone, %s",
  async (dir) => {
    const kinds = [roots({ initial, approve: () => false })];
    const { server } = await mountHost(
      <HostPrompts />,
      { safety: { armAfter: 0 }, dir },
      {},
      kinds,
    );
    const { answer } = server.request({ method: "roots/list" });
    const box = (name: string) => dialog.getByRole("checkbox", { name });
    await expect.element(dialog.getByRole("heading")).toHaveFocus();

    await tabTo(() => box("Two").element());
    await userEvent.keyboard(" ");
    await expect.element(box("Two")).not.toBeChecked();
    await tabTo(() => box("Three").element());
    await userEvent.keyboard("  ");
    await expect.element(box("Three")).toBeChecked();

    await tabTo(() => dialog.getByRole("radio", { name: "Only this time" }).element());
    await userEvent.keyboard(dir === "rtl" ? "{ArrowLeft}" : "{ArrowRight}");
    await expect.element(dialog.getByRole("radio", { name: "Always" })).toBeChecked();
    await tabTo(() => dialog.getByRole("button", { name: "Share 2 folders" }).element());
    await userEvent.keyboard("{Enter}");
    const sent = { roots: [initial[0], initial[2]] };
    await expect(answer).resolves.toEqual(sent);
    await expect(server.request({ method: "roots/list" }).answer).resolves.toEqual(sent);
  },
);
