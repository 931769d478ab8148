// node bench/ux/trip.mjs http://127.0.0.1:5180/: counts what a person presses on the whole trip in the demo that is served
// there, by keys alone and with a pointer, and what live regions say meanwhile.
import { chromium } from "@playwright/test";
import { findChromium } from "../../scripts/findChromium.mjs";

const [address = "http://127.0.0.1:5180/"] = process.argv.slice(2);

/** What is entered in the forms, in their order; how many keys a pointer leaves. */
const forms = [
  [["Yes", " "]],
  [
    ["Name", "Ada Lovelace"],
    ["Email", "ada@example.com"],
  ],
  [
    ["Full name", "Ada Lovelace"],
    ["Date of birth", "12101990"],
  ],
  [
    ["Full name", "Grace Hopper"],
    ["Date of birth", "12091986"],
  ],
  [],
];

const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ["--no-sandbox"],
});
for (const way of ["keys alone", "a pointer"]) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
  const counted = { pressed: 0, typed: 0 };
  const spoken = await listen(page);
  await page.goto(address);
  const dialog = page.getByRole("dialog");
  const press = async (target) => {
    await target.waitFor();
    await page.waitForFunction(() => !document.querySelector("[data-arming]"));
    if (way === "a pointer") {
      counted.pressed += 1;
      await target.click();
      return;
    }
    while (!(await target.evaluate((element) => element === document.activeElement))) {
      counted.pressed += 1;
      await page.keyboard.press("Tab");
    }
    if (await target.evaluate((element) => element.matches("button"))) {
      counted.pressed += 1;
      await page.keyboard.press("Enter");
    }
  };
  await press(page.getByRole("button", { name: "Plan the whole trip, step by step" }));
  for (const fields of forms) {
    for (const [name, keys] of fields) {
      await press(dialog.getByLabel(name, { exact: true }));
      if (keys === " " && way === "a pointer") continue;
      counted.typed += keys.length;
      await page.keyboard.type(keys);
    }
    const message = await messageOf(dialog);
    await press(dialog.getByRole("button", { name: "Send", exact: true }));
    while ((await messageOf(dialog)) === message) await page.waitForTimeout(20);
  }
  const opened = page.waitForEvent("popup");
  await press(dialog.getByRole("button", { name: "Open the page" }));
  const agency = await opened;
  await agency.getByRole("button", { name: "Pay $3,000" }).click();
  await page
    .getByText(/Booked: flights/)
    .first()
    .waitFor();
  console.log(way, counted, `${spoken.length} sentences of live regions:`);
  for (const sentence of spoken) console.log(`  ${sentence}`);
  await page.close();
}
await browser.close();

/** The question that a dialog asks; empty while there is none. */
function messageOf(dialog) {
  return dialog.evaluateAll(
    ([shown]) =>
      document.getElementById(shown?.getAttribute("aria-describedby")?.split(" ")[0])
        ?.textContent ?? "",
  );
}

/** Collects what is put into live regions, as a screen reader would hear it. */
async function listen(page) {
  const spoken = [];
  await page.exposeFunction("speak", (sentence) => spoken.push(sentence));
  await page.addInitScript(() => {
    const live =
      "[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log]";
    const last = new Map();
    new MutationObserver((changes) => {
      const regions = new Set();
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(live);
        if (region) regions.add(region);
        for (const node of addedNodes)
          if (node instanceof Element) {
            if (node.matches(live)) regions.add(node);
            for (const inner of node.querySelectorAll(live)) regions.add(inner);
          }
      }
      for (const region of regions) {
        const text = region.textContent.trim();
        if (text && last.get(region) !== text) window.speak(text);
        last.set(region, text);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return spoken;
}
