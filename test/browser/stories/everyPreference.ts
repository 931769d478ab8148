import { afterEach, expect } from "vitest";
import { cdp } from "vitest/browser";
import { findLineless } from "./findLineless.js";
import { findMoving } from "./findMoving.js";
import { ours } from "./ours.js";

/** After each story: with less motion nothing moves, and every control is seen where the system's colours stand for ours. */
afterEach(async () => {
  const surfaces = ours();
  if (surfaces.length === 0) return;
  await prefer("active", "reduce");
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
