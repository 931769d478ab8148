import { expect, test } from "../demoTest.ts";
import { type ServedPage, servePage } from "../servePage.ts";
import { settled, until } from "./drive.ts";
import { measurePace } from "./pace.ts";
import { type Task, traceTasks } from "./traceTasks.ts";

const count = Number(process.env.GIANT_ROWS ?? 100_000);
/** One frame, in milliseconds of the processor. */
const frame = 16;

let served: ServedPage;

test.beforeAll(async () => {
  served = await servePage("test/e2e/giants/rows");
});
test.afterAll(() => served.close());

for (const { shown, list, declined } of [
  { shown: "inbox", list: ".mcp-inbox-list", declined: 0 },
  { shown: "inbox", list: ".mcp-inbox-list", declined: count },
  { shown: "log", list: ".mcp-log-scroll", declined: count },
] as const)
  test(`${count} rows of the ${shown}${declined > 0 ? ", all settled," : ""} scroll without a late frame`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    const pace = await measurePace(page);
    await page.goto(served.url);
    await until(page, () => document.documentElement.dataset.ready !== undefined);
    await page.evaluate((many) => window.askMany(many), count);
    await page.evaluate((many) => window.declineMany(many), declined);
    await page.evaluate((where) => window.showMany(where), shown);
    await until(page, () => document.querySelector("[aria-rowcount]"));
    await settled(page);
    const box = await page.locator(list).boundingBox();
    if (!box) throw new Error("The list is not shown.");
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    const seen = () => page.locator(list).evaluate((element) => element.scrollTop);
    const fromTop = await shortest(() =>
      traceTasks(page, async () => {
        await page.locator(list).evaluate((element) => element.scrollTo(0, 0));
        for (let turn = 0; turn < 60; turn += 1) await page.mouse.wheel(0, 300);
        await settled(page);
      }),
    );
    expect(await seen()).toBeGreaterThan(15_000);
    const inTheMiddle = await shortest(() =>
      traceTasks(page, async () => {
        await page
          .locator(list)
          .evaluate((element) => element.scrollTo(0, element.scrollHeight / 2));
        for (let turn = 0; turn < 60; turn += 1) await page.mouse.wheel(0, -300);
        await settled(page);
      }),
    );
    for (const [how, { cpu, wall }] of Object.entries({ fromTop, inTheMiddle })) {
      const text = `${cpu.toFixed(1)} ms of the processor, ${wall.toFixed(1)} ms by the clock; machine × ${pace.slow.toFixed(2)}`;
      process.stdout.write(`${count} rows of the ${shown}, ${declined} settled, ${how}: ${text}\n`);
    }
    expect(fromTop.cpu).toBeLessThan(frame * pace.slow);
    expect(inTheMiddle.cpu).toBeLessThan(frame * pace.slow);
  });

/** The longest task of that of three turns in which it is shortest: into one the garbage of a hundred thousand questions comes. */
async function shortest(trace: () => Promise<readonly Task[]>): Promise<Task> {
  const longest: Task[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const [task] = await trace();
    if (!task) throw new Error("Nothing was done.");
    longest.push(task);
  }
  return longest.reduce((best, next) => (next.cpu < best.cpu ? next : best));
}
