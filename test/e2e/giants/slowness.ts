import type { Page } from "@playwright/test";
import { traceTasks } from "./traceTasks.ts";

/**
 * What {@link work} took of a processor, in milliseconds, on the two slow cores that the bounds were set on, with nothing
 * else to do: 33 to 38. The bounds are meant for that machine at rest, and grow only where another is slower, or busy.
 */
const atRest = 35;

/**
 * Tells how much slower the machine is now than it is at rest, at least 1: processors that share caches and clocks with
 * what else runs take longer for the same work.
 */
export async function slowness(page: Page): Promise<number> {
  const rounds: number[] = [];
  for (let round = 0; round < 7; round += 1) {
    const [longest] = await traceTasks(page, () => page.evaluate(work));
    if (longest) rounds.push(longest.cpu);
  }
  return Math.max(1, (rounds.sort((one, other) => one - other)[3] ?? atRest) / atRest);
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
