import { afterEach, expect } from "vitest";
import { findUnreached } from "./findUnreached.js";
import { isAlike } from "./isAlike.js";
import { ours } from "./ours.js";

/** After each story: the Tab key reaches whatever can be pressed, and shows where it is. */
afterEach(async ({ task }) => {
  const surfaces = ours();
  if (surfaces.length === 0 || isAlike(task)) return;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  expect(await findUnreached(surfaces)).toEqual([]);
});
