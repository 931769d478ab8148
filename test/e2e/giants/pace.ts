import type { Page } from "@playwright/test";
import { traceTasks } from "./traceTasks.ts";

/**
 * What {@link work} takes of a processor, in milliseconds, on the two slow cores that the bounds were set on, with nothing
 * else to do. Each test prints what it takes now: on a machine at rest, that is the figure to write here.
 */
const atRest = 33;
/** So often that those before the browser is warm are few. */
const rounds = 15;

/** How fast the machine is now. */
export interface Pace {
  /** What a fixed piece of work takes of the processor, in milliseconds. */
  readonly reference: number;
  /**
   * How much longer that is than at rest, at least 1: processors that share caches and clocks with what else runs take
   * longer for the same work. The bounds are meant for the machine at rest, and grow by this where another is slower, or busy.
   */
  readonly slow: number;
}

/** Measures the machine in an empty page, and leaves it there. */
export async function measurePace(page: Page): Promise<Pace> {
  await page.goto("about:blank");
  const tasks = await traceTasks(page, async () => {
    for (let round = 0; round < rounds; round += 1) await page.evaluate(work);
  });
  // Nothing else in an empty page takes as long.
  const reference = tasks[Math.floor(rounds / 2)]?.cpu ?? atRest;
  return { reference, slow: Math.max(1, reference / atRest) };
}

/** Makes elements, as a page does that shows something. */
function work(): void {
  const box = document.body.appendChild(document.createElement("div"));
  for (let index = 0; index < 1_500; index += 1) {
    const label = box.appendChild(document.createElement("label"));
    label.append(`Field ${index}`, document.createElement("input"));
  }
  box.getBoundingClientRect();
  box.remove();
}
