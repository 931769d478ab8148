// node bench/ux/dialogs.mjs http://127.0.0.1:5180/: measures the booking's dialog in the demo that is served there.
import { chromium } from "@playwright/test";
import { findChromium } from "../../scripts/findChromium.mjs";

const [address = "http://127.0.0.1:5180/"] = process.argv.slice(2);
const views = [
  [1280, 860],
  [768, 1024],
  [360, 640],
  // The same phone with a keyboard of 300 px.
  [360, 340],
  [320, 568],
];

const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ["--no-sandbox"],
});
for (const [width, height] of views) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.goto(address);
  await page
    .getByRole("list", { name: "Suggestions" })
    .getByRole("button", { name: "Book the Barcelona vacation" })
    .click();
  await page.getByRole("dialog").getByText("Confirm booking").first().waitFor();
  const measured = await page.getByRole("dialog").evaluate((dialog) => {
    const heightOf = (part) =>
      Math.round(dialog.querySelector(part)?.getBoundingClientRect().height ?? 0);
    const body = dialog.querySelector(".mcp-question-body");
    const scroller = [body, dialog.querySelector(".mcp-question")].find(
      (part) =>
        getComputedStyle(part).overflowY === "auto" && part.scrollHeight > part.clientHeight,
    );
    const exits = dialog.querySelectorAll(
      ".mcp-question-header button, .mcp-question-actions button:not([data-weight=main])",
    );
    const seen = body.getBoundingClientRect();
    const content = Math.min(seen.bottom, innerHeight) - Math.max(seen.top, 0);
    return {
      dialog: Math.round(dialog.getBoundingClientRect().height),
      header: heightOf(".mcp-question-header"),
      footer: heightOf(".mcp-question-actions"),
      hidden: scroller ? scroller.scrollHeight - scroller.clientHeight : 0,
      content: `${Math.round((100 * content) / innerHeight)} % of the view`,
      exits: [...exits]
        .filter((exit) => exit.checkVisibility())
        .map((exit) => exit.getAttribute("aria-label") ?? exit.textContent)
        .join(", "),
      elements: dialog.querySelectorAll("*").length,
    };
  });
  console.log(`${width} × ${height}`, measured);
  await page.close();
}
await browser.close();
