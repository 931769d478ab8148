import { expect, type Locator, type Page } from "@playwright/test";
import { armed } from "./armed.ts";
import { typeInto } from "./typeInto.ts";

/** A server of the demo, one of its tools that asks, and what it should receive. */
export interface DemoServer {
  readonly title: string;
  /** The host's own name for it. */
  readonly name: string;
  /** The suggestion that calls the tool. */
  readonly suggestion: string;
  /** The tool, as the conversation calls it. */
  readonly tool: string;
  /** Opens the demo and waits until the server is connected, in the revision meant. */
  open(page: Page): Promise<void>;
  /** Fills in what is required, and a little more. */
  fill(dialog: Locator): Promise<void>;
  /** What the server should receive for that. */
  readonly content: Readonly<Record<string, unknown>>;
  /** Reads what the server says it received. */
  received(entry: Locator): Promise<unknown>;
}

const travel = {
  name: "Travel Booking",
  suggestion: "Book the Barcelona vacation",
  tool: "Book the Barcelona vacation",
  async fill(dialog: Locator) {
    await dialog
      .getByRole("radiogroup", { name: "Confirm booking" })
      .getByRole("radio", { name: "Yes" })
      .check();
    await dialog.getByRole("radio", { name: "window" }).check();
    await dialog.getByRole("checkbox", { name: "Travel insurance" }).check();
  },
  content: { confirmBooking: true, seatPreference: "window", travelInsurance: true },
  async received(entry: Locator) {
    const shown = entry.getByRole("figure", { name: "What the server received" });
    return JSON.parse(await shown.locator("pre").innerText()).booking;
  },
};

/** The servers that every test of a question's whole way runs against. */
export const demoServers: readonly DemoServer[] = [
  {
    ...travel,
    title: "in the page, 2025-11-25",
    async open(page) {
      await page.goto("/");
      await expect(page.getByText("speaks 2025-11-25").first()).toBeVisible();
    },
  },
  {
    ...travel,
    title: "in the page, 2026-07-28",
    async open(page) {
      await page.goto("/");
      await page.getByRole("radio", { name: "2026-07-28" }).check();
      await expect(page.getByText("speaks 2026-07-28")).toBeVisible();
    },
  },
  {
    title: "server-everything over HTTP",
    name: "Everything (reference server)",
    suggestion: "Show me every kind of field",
    tool: "Trigger Elicitation Request Tool",
    async open(page) {
      await page.goto("/");
      await expect(page.getByRole("button", { name: "Show me every kind" })).toBeVisible();
    },
    async fill(dialog) {
      await typeInto(dialog.getByRole("textbox", { name: "String", exact: true }), "Ada Lovelace");
      await dialog.getByRole("radio", { name: "Wonder Woman" }).check();
    },
    content: {
      name: "Ada Lovelace",
      firstLine: "It was a dark and stormy night.",
      integer: 42,
      number: 3.14,
      untitledSingleSelectEnum: "Monica",
      untitledMultipleSelectEnum: ["Guitar"],
      titledSingleSelectEnum: "hero-3",
      titledMultipleSelectEnum: ["fish-1"],
      legacyTitledEnum: "pet-1",
    },
    async received(entry) {
      const text = await entry.getByText("Raw result:").innerText();
      return JSON.parse(text.slice(text.indexOf("{")));
    },
  },
];

/** Those that book trips, in the page: one for each revision of the protocol. */
export const travelServers: readonly DemoServer[] = demoServers.filter(
  ({ name }) => name === "Travel Booking",
);

/**
 * Leaves what differs from the first of the servers by no more than the revision to `npm run test:deep`: the tests of
 * `wire` hold each revision, and `demo.spec.ts` takes an answer, a no and a stop through all.
 */
export function deepBeyondTheFirst(server: DemoServer): { tag?: string } {
  return server === demoServers[0] ? {} : { tag: "@deep" };
}

/** What the demo suggests to do. */
export function suggest(page: Page, text: string): Locator {
  return page.getByRole("list", { name: "Suggestions" }).getByRole("button", { name: text });
}

/** Calls the server's tool; resolves to its place in the conversation. */
export async function callTool(page: Page, { suggestion, tool }: DemoServer): Promise<Locator> {
  await suggest(page, suggestion).click();
  return page.getByRole("listitem", { name: tool });
}

/** Waits for a question, and for as long as it ignores presses because it has only just appeared. */
export async function question(page: Page, { name }: { name: string }): Promise<Locator> {
  const dialog = page.getByRole("dialog", { name });
  await expect(dialog).toBeVisible();
  await armed(page);
  return dialog;
}
