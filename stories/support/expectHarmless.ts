import { expect } from "storybook/test";

/** Expects that what a server sent ran nothing, made no element of its own, changed no prototype and broke no layout. */
export async function expectHarmless(): Promise<void> {
  await expect(window).not.toHaveProperty("ran");
  await expect(
    document.querySelectorAll("main :is(a, img, audio, script, iframe, style, b)"),
  ).toHaveLength(0);
  await expect(Object.prototype).not.toHaveProperty("polluted");
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}
