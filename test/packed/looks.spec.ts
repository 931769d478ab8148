import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { apps, type LookedAt } from "./apps.ts";
import { openQuestion } from "./openQuestion.ts";
import { type Look, readLook } from "./readLook.ts";
import { applyScheme } from "./schemes.ts";

/** Tells the faintest line from none; what stays equal are roundings at round corners. */
const strict = { threshold: 0.05, maxDiffPixels: 0 };

/** How an app looks in one of its ways. */
interface Seen extends Look {
  readonly picture: Buffer;
}

for (const app of apps)
  test(
    `${app.name} looks as it does in development when it is built`,
    {
      tag: app.isDeep ? "@deep" : [],
    },
    async ({ page }, info) => {
      const fresh = await app.make();
      const developed = await fresh.dev();
      const wanted = await seeEveryWay(page, app, developed.url);
      await developed.close();
      const built = await fresh.build();
      const seen = await seeEveryWay(page, app, built.url);
      await built.close();
      fresh.remove();

      await mkdir(dirname(info.snapshotPath("x.png")), { recursive: true });
      expect([...seen.keys()]).toEqual(app.ways.map(({ name }) => name));
      const [straight, turned] = [undefined, "rtl" as const].map((dir) => {
        const way = app.ways.find((each) => each.dir === dir);
        return way && look(wanted, way.name).marks;
      });
      expect(turned).not.toEqual(straight);
      for (const { name, shows } of app.ways) {
        const [now, then] = [look(seen, name), look(wanted, name)];
        await writeFile(info.snapshotPath(`${name}.png`), then.picture);
        expect.soft(differences(now, then), name).toEqual([]);
        expect.soft(now.picture).toMatchSnapshot(`${name}.png`, strict);
        expect.soft(Object.values(now.tokens), name).not.toContain("rgba(0, 0, 0, 0)");
        if (app.surface) expect.soft(now.tokens["--mcp-surface"], name).toBe(app.surface[shows]);
      }
    },
  );

async function seeEveryWay(
  page: Page,
  { button, ways }: LookedAt,
  url: string,
): Promise<ReadonlyMap<string, Seen>> {
  await openQuestion(page, url, button);
  const seen = new Map<string, Seen>();
  for (const way of ways) {
    await applyScheme(page, way);
    // Next.js draws a button of its own into pages in development.
    const style = "nextjs-portal { display: none }";
    const picture = await page.screenshot({ animations: "disabled", style });
    seen.set(way.name, { ...(await readLook(page)), picture });
  }
  return seen;
}

function look(looks: ReadonlyMap<string, Seen>, name: string): Seen {
  const found = looks.get(name);
  if (!found) throw new Error(`Nobody saw the page when ${name}.`);
  return found;
}

/** Says in which colours and marks one page is not the other: the first few. */
function differences(now: Look, then: Look): readonly string[] {
  const of = ({ tokens, elements, marks }: Look) => [
    ...marks,
    ...Object.entries(tokens).map((token) => token.join(": ")),
    ...elements,
  ];
  const wanted = of(then);
  const lines = of(now).flatMap((line, place) =>
    line === wanted[place] ? [] : [`${line} instead of ${wanted[place]}`],
  );
  return now.elements.length === then.elements.length
    ? lines.slice(0, 5)
    : [`${now.elements.length} elements instead of ${then.elements.length}`];
}
