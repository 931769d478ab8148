import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { preview } from "vite";
import { expect, test } from "./demoTest.ts";
import type { ServedPage } from "./servePage.ts";

/** A page or a story, as the built Storybook lists it. */
interface Entry {
  readonly id: string;
  readonly type: "docs" | "story";
  readonly importPath: string;
}

// Chromium asks each page for an icon, which the pages inside Storybook's frame have none of, and complains on a busy machine
// of files that are used later than it thought they would be; what else is missing is caught below.
test.use({
  tolerated: /^Failed to load resource: .* 404|was preloaded using link preload but not used/,
});

let served: ServedPage;

// As `npm run build:storybook` left it.
test.beforeAll(async () => {
  const server = await preview({
    configFile: false,
    logLevel: "error",
    build: { outDir: "storybook-static" },
    preview: { host: "127.0.0.1", port: 0 },
  });
  served = { url: server.resolvedUrls?.local[0] ?? "", close: () => server.close() };
});
test.afterAll(() => served.close());

// They are many: in parts, so that none takes long.
const parts = [0, 1, 2, 3];

/** A guide that has code, and no story. */
const first = "start-here--docs";

/** The coloured words of code: thousands, in the same few colours on each page, as its other texts are. One guide tells those; the deep run reads all. */
const words = "pre span";
const colours = "color-contrast";

for (const [look, scheme, isDeep] of [
  ["light", "light", false],
  ["light, with all colours", "light", true],
  ["dark, with all colours", "dark", true],
] as const)
  for (const part of parts)
    test(`each guide in Storybook is accessible, ${look}, part ${part + 1}`, {
      // A quarter of them shows with each change whether pages are built as they should be.
      tag: isDeep || part > 0 ? "@deep" : [],
    }, async ({ page }) => {
      // Axe looks at every element of several long pages, which takes minutes on a busy machine.
      test.setTimeout(360_000);
      const guides = await listPages((path) => path.startsWith("./stories/pages/"));
      expect(guides.length).toBeGreaterThan(8);
      const opened = await openStorybook(page, scheme);
      for (const { id } of guides.filter((_, place) => place % parts.length === part)) {
        await opened.turnTo(id);
        // What a story in a frame shows is judged with the stories.
        const axe = new AxeBuilder({ page })
          .options({ resultTypes: ["violations"] })
          .exclude("iframe");
        if (!isDeep && id !== first) axe.exclude(words).disableRules(colours);
        const { violations } = await axe.analyze();
        expect(violations, id).toEqual([]);
      }
    });

// All are made by one program: every twelfth tells whether it works, the others whether each sentence does.
const twelfths = Array.from({ length: 12 }, (_, part) => part);
for (const part of twelfths)
  test(`each page of the reference in Storybook opens, and says what it is about, part ${part + 1}`, {
    tag: part === 0 ? [] : "@deep",
  }, async ({ page }) => {
    test.setTimeout(240_000);
    const pages = await listPages((path) => !path.startsWith("./stories/pages/"));
    expect(pages.length).toBeGreaterThan(100);
    const opened = await openStorybook(page, "light");
    for (const { id } of pages.filter((_, place) => place % twelfths.length === part))
      await opened.turnTo(id);
  });

test("the site has one text of all guides and docstrings", async () => {
  const list = await (await fetch(new URL("llms.txt", served.url))).text();
  const files = [...list.matchAll(/\]\(([^)]+)\)/g)].map(([, file = ""]) => file);
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) expect((await fetch(new URL(file, served.url))).status, file).toBe(200);
  const all = await (await fetch(new URL("llms-full.txt", served.url))).text();
  for (const heading of ["# Start here", "# mcp-host-ui/host", "## createHost (function)"])
    expect(all).toContain(`\n${heading}\n`);
});

test("the site has each item that the guide names for shadcn/ui's CLI, with its file", async () => {
  const guide = await (await fetch(new URL("shadcn.md", served.url))).text();
  const names = new Set([...guide.matchAll(/`(mcp-[a-z]+)`/g)].map(([, name = ""]) => name));
  expect(names.size).toBe(9);
  for (const name of names) {
    const item = await (await fetch(new URL(`r/${name}.json`, served.url))).json();
    expect(item).toMatchObject({ name, dependencies: expect.arrayContaining(["mcp-host-ui"]) });
    if (name !== "mcp-theme") expect(item.files[0].content).toMatch(/^export function Mcp/m);
  }
});

async function listPages(isMeant: (path: string) => boolean): Promise<readonly Entry[]> {
  const response = await fetch(new URL("index.json", served.url));
  const { entries } = (await response.json()) as { entries: Readonly<Record<string, Entry>> };
  return Object.values(entries).filter(
    ({ type, importPath }) => type === "docs" && isMeant(importPath),
  );
}

/** Opens the frame in which Storybook shows its pages, and turns from one to the next as a press in its sidebar does. */
async function openStorybook(page: Page, scheme: string) {
  const missing: string[] = [];
  page.on("response", (response) => {
    if (response.status() >= 400) missing.push(response.url());
  });
  const address = new URL("iframe.html", served.url);
  address.search = String(
    new URLSearchParams({ viewMode: "docs", id: first, globals: `scheme:${scheme}` }),
  );
  await page.goto(String(address));
  const heading = page.getByRole("heading", { level: 1 }).first();
  await expect(heading).toBeVisible();
  let shown = first;
  return {
    async turnTo(id: string): Promise<void> {
      if (id !== shown) await page.evaluate(showPage, id);
      shown = id;
      await expect(heading).toBeVisible();
      expect(missing).toEqual([]);
    },
  };
}

declare global {
  interface Window {
    /** What Storybook's sidebar and its frame talk through. */
    readonly __STORYBOOK_ADDONS_CHANNEL__: {
      on(event: "docsRendered", listener: (id: string) => void): void;
      emit(event: "setCurrentStory", page: { storyId: string; viewMode: "docs" }): void;
    };
  }
}

/** Resolves once a page of Storybook stands in place of the one before it. */
function showPage(id: string): Promise<void> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  return new Promise((resolve) => {
    channel.on("docsRendered", (rendered) => {
      if (rendered === id) resolve();
    });
    channel.emit("setCurrentStory", { storyId: id, viewMode: "docs" });
  });
}
