import { HostPrompts } from "mcp-host-ui";
import { beforeEach, describe, expect, it } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { booking } from "../../../stories/support/requests.js";
import { mountHost } from "../components/mountHost.js";

const emulate = (value: "active" | "none") =>
  cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "forced-colors", value }] });

beforeEach(async () => {
  await emulate("active");
  return () => emulate("none");
});

/** What a person sees of a control whose own colours the system replaces: its lines. */
const lineOf = (element: Element) => Number.parseFloat(getComputedStyle(element).borderTopWidth);

describe("HostPrompts in forced colours", () => {
  it("shows where the dialog and its buttons are, which one sends, and where the focus is", async () => {
    const { server } = await mountHost(<HostPrompts />, { safety: { armAfter: 0 } });
    server.elicit(booking);
    const send = page.getByRole("button", { name: "Send", exact: true });
    await expect.element(send).toBeVisible();
    expect(matchMedia("(forced-colors: active)").matches).toBe(true);

    const decline = page.getByRole("button", { name: "Decline", exact: true }).element();
    expect(lineOf(page.getByRole("dialog").element())).toBeGreaterThan(0);
    for (const button of [send.element(), decline]) expect(lineOf(button)).toBeGreaterThan(0);
    expect(getComputedStyle(send.element()).backgroundColor).not.toBe(
      getComputedStyle(decline).backgroundColor,
    );

    await userEvent.keyboard("{Tab}");
    const focused = document.activeElement;
    if (!focused) throw new Error("Nothing has the focus.");
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    expect(outlineStyle).not.toBe("none");
    expect(Number.parseFloat(outlineWidth)).toBeGreaterThanOrEqual(2);
  });
});
