import { HostPrompts } from "mcp-host-ui";
import { describe, expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { booking, payment } from "../../../stories/support/requests.js";
import { mountHost } from "../components/mountHost.js";
import { applyScheme, applyStyles } from "../themes/themes.js";

// The one font that the machines of all who run this have (CI installs fonts-liberation); nothing moves.
const still =
  ':root { --mcp-font: "Liberation Sans"; --mcp-font-mono: "Liberation Mono"; --mcp-motion: 0s; }';

// Some pixels may differ: what another build of the browser makes of the edges of letters.
const tolerance = { comparatorOptions: { allowedMismatchedPixelRatio: 0.01 } };

const pages = [
  ["light", "ltr"],
  ["dark", "ltr"],
  ["light", "rtl"],
] as const;

describe.each([
  ["form", booking],
  ["page to visit", payment],
] as const)("the dialog of a %s", (name, request) => {
  it.each(pages)("looks as it did, %s and %s", async (scheme, dir) => {
    applyStyles(still);
    applyScheme(scheme);
    document.documentElement.dir = dir;
    onTestFinished(() => document.documentElement.removeAttribute("dir"));
    await page.viewport(640, 760);
    const { server } = await mountHost(<HostPrompts />, { armAfter: 0, dir });
    server.elicit(request);
    const dialog = page.getByRole("dialog", { name: /Travel Booking/ });
    await expect.element(dialog).toBeInTheDocument();
    await expect.element(dialog.getByText("Loading…")).not.toBeInTheDocument();
    await document.fonts.ready;
    await expect
      .element(dialog)
      .toMatchScreenshot(`${name.replaceAll(" ", "-")}-${scheme}-${dir}`, tolerance);
  });
});
