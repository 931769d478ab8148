import { HostPrompts } from "mcp-host-ui";
import { beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { everyField } from "../../support/everyField.js";
import { mountHost } from "../components/mountHost.js";
import { applyReset, resets } from "./resets.js";

/** Without the fields that show a day, an hour or a time zone: those look as the machine is set. */
const { start: _, pickUp: __, ...properties } = everyField.requestedSchema.properties;
const pictured = { ...everyField, requestedSchema: { ...everyField.requestedSchema, properties } };

// The one font that the machines of all who run this have (CI installs fonts-liberation).
const fonts =
  ':root { --mcp-font: "Liberation Sans"; --mcp-font-mono: "Liberation Mono"; color-scheme: light; }';

// Some pixels may differ: what another build of the browser makes of the edges of letters.
const tolerance = { comparatorOptions: { allowedMismatchedPixelRatio: 0.005 } };

const unset = ["no reset", ""] as const;

beforeEach(() => page.viewport(640, 720));

describe("HostPrompts", () => {
  // One set of pictures for all: a reset may not be seen.
  it.each([unset, ...resets])("is the same picture under %s", async (_reset, css) => {
    applyReset(css);
    applyReset(fonts);
    const { host } = await mountHost(<HostPrompts />, { safety: { armAfter: 0 } });
    const session = host.openSession({ id: "tapped", name: "Travel Booking", tapped: true });
    session.receive("elicitation/create", pictured).catch(() => {});
    const dialog = page.getByRole("dialog", { name: /Travel Booking/ });
    await expect.element(dialog).toBeInTheDocument();
    await expect.element(dialog.getByText("Loading…")).not.toBeInTheDocument();
    await dialog.getByRole("button", { name: "Send", exact: true }).click();
    await expect.element(dialog.getByRole("alert")).toBeInTheDocument();

    await expect.element(dialog).toMatchScreenshot("errors", tolerance);
    dialog.getByRole("group", { name: "Tours" }).element().scrollIntoView();
    await expect.element(dialog).toMatchScreenshot("choices", tolerance);
    dialog.getByRole("textbox", { name: "Code" }).element().scrollIntoView();
    await expect.element(dialog).toMatchScreenshot("late-controls", tolerance);
  });
});
