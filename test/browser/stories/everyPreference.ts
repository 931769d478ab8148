import { afterEach, expect } from "vitest";
import { cdp } from "vitest/browser";
import { findLineless } from "./findLineless.js";
import { findMoving } from "./findMoving.js";
import { isAlike } from "./isAlike.js";
import { ours } from "./ours.js";

/** After each story: with less motion nothing moves, and every control is seen where the system's colours stand for ours. */
afterEach(async ({ task }) => {
  if (ours().length === 0 || isAlike(task)) return;
  await prefer("active", "reduce");
  // What is there now: a backdrop that faded has gone meanwhile.
  const surfaces = ours();
  const lineless = surfaces.flatMap(findLineless);
  const moving = surfaces.flatMap(findMoving);
  await prefer("none", "no-preference");
  expect({ lineless, moving }).toEqual({ lineless: [], moving: [] });
});

async function prefer(colors: "active" | "none", motion: "reduce" | "no-preference") {
  await cdp().send("Emulation.setEmulatedMedia", {
    features: [
      { name: "forced-colors", value: colors },
      { name: "prefers-reduced-motion", value: motion },
    ],
  });
  await expect.poll(() => matchMedia(`(forced-colors: ${colors})`).matches).toBe(true);
}
