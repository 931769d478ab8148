import { afterEach, expect } from "vitest";
import { cdp, page } from "vitest/browser";
import { applyLook, initialLook } from "../../../.storybook/look.js";
import { findSmallTargets } from "./findSmallTargets.js";
import { isAlike } from "./isAlike.js";
import { laidOut } from "./laidOut.js";
import { ours } from "./ours.js";

/** A phone, and a tablet, whose layout is a wide one. */
const screens = [
  [360, 740],
  [1024, 768],
] as const;

/** After each story: whatever a finger can press on a touch screen holds a square of 44 CSS pixels, in the compact density, too. */
afterEach(async ({ task }) => {
  if (ours().length === 0 || isAlike(task)) return;
  const { innerWidth, innerHeight } = window;
  applyLook({ ...initialLook, density: "compact", motion: "none" });
  await touch(true);
  const found: string[] = [];
  for (const [width, height] of screens) {
    await page.viewport(width, height);
    await laidOut();
    const small = ours().flatMap(findSmallTargets);
    found.push(...small.map((target) => `${width} px: ${target}`));
  }
  await touch(false);
  await page.viewport(innerWidth, innerHeight);
  applyLook(initialLook);
  expect(found).toEqual([]);
});

async function touch(enabled: boolean): Promise<void> {
  await cdp().send("Emulation.setTouchEmulationEnabled", { enabled });
  await expect.poll(() => matchMedia("(pointer: coarse)").matches).toBe(enabled);
}
