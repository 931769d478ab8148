import { HostPrompts } from "mcp-host-ui";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { mountHost } from "../components/mountHost.js";

const long = "A seat beside the window, as far from the wings as there is one left on this flight";

const seat = {
  message: "Which seat?",
  requestedSchema: {
    type: "object",
    properties: { seat: { type: "string", title: "Seat", enum: [long, "aisle"] } },
  },
};

/** Where the letters of an element's first line begin and end. */
function firstLineOf(element: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element);
  const [line] = range.getClientRects();
  if (!line) throw new Error("There is no line.");
  return line;
}

describe("a server's text in a form that is written from right to left", () => {
  it("stands beside its button, also where it takes several lines", async () => {
    await page.viewport(360, 740);
    const { server } = await mountHost(<HostPrompts />, { safety: { armAfter: 0 }, dir: "rtl" });
    server.elicit(seat);
    const label = page.getByText(long);
    await expect.element(label).toBeVisible();
    const box = label.element().getBoundingClientRect();
    expect(box.height).toBeGreaterThan(2 * firstLineOf(label.element()).height - 1);
    expect(firstLineOf(label.element()).right).toBeCloseTo(box.right, 0);
    const radio = page.getByRole("radio", { name: long }).element().getBoundingClientRect();
    expect(radio.left).toBeGreaterThanOrEqual(box.right);
  });
});
