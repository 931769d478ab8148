import { chromium, type Page } from "@playwright/test";
import { removeFolder, temporaryFolder } from "../../../scripts/temporaryFolder.mjs";
import { chromiumLaunch } from "../../support/chromium.ts";
import { type Orca, startOrca } from "./startOrca.ts";

/** A page that a screen reader reads out while somebody walks through it by keys. */
export interface ReadOut {
  readonly page: Page;
  /** Presses a key and writes down what is heard. */
  press(key: string): Promise<void>;
  /** Presses Tab until the focus is on what has a role and a name, and writes down what is heard. */
  tabTo(role: string, name: string): Promise<void>;
  /** All that was heard, under what was done. */
  text(): string;
  close(): Promise<void>;
}

/** Said of the page around, before or after what a key does: how a call goes, its title, and where the focus was in between; and how Orca reads. */
const aside =
  /: (?:running|done)$|^\(\d+\) |^(?:Conversation )?region clickable\.$|^form\.?$|^(?:Focus|Browse) mode$/;

/** Opens a page in a window without the browser's own controls, read out by Orca. */
export async function readOut(url: string): Promise<ReadOut> {
  const orca = await startOrca();
  const profile = temporaryFolder("orca-profile-");
  const { args, ...launch } = chromiumLaunch({ whole: true });
  const browser = await chromium.launchPersistentContext(profile, {
    ...launch,
    headless: false,
    viewport: null,
    env: { ...launch.env, ...orca.env },
    args: [...args, "--force-renderer-accessibility", `--app=${url}`, "--window-size=1200,880"],
  });
  const [page] = browser.pages();
  if (!page) throw new Error("Chromium opened no page.");
  await page.waitForLoadState();
  await orca.heard();

  const lines: string[] = [];
  const write = (done: string, heard: readonly string[]) =>
    lines.push(done, ...heard.filter((line) => !aside.test(line)).map((line) => `    ${line}`));
  const text = () => `${lines.join("\n")}\n`;
  const press = async (key: string) => void write(key, await orca.press(key));
  return {
    page,
    press,
    async tabTo(role, name) {
      const wanted = `- ${role} "${name}"`;
      for (let presses = 0; presses < 20; presses += 1) {
        const focused = page.locator(":focus");
        if ((await focused.count()) > 0 && (await focused.ariaSnapshot()).startsWith(wanted))
          return;
        await press("Tab");
      }
      throw new Error(`20 presses of Tab did not get to the ${role} "${name}":\n${text()}`);
    },
    text,
    close: () => end(orca, browser, profile),
  };
}

async function end(
  orca: Orca,
  browser: { close(): Promise<void> },
  profile: string,
): Promise<void> {
  await browser.close();
  await orca.close();
  removeFolder(profile);
}
