import axe from "axe-core";
import { afterEach, expect } from "vitest";
import { applyLook, initialLook, themes } from "../../../.storybook/look.js";
import { ours } from "./ours.js";

const pages = [
  ["light", "ltr"],
  ["light", "rtl"],
  ["dark", "ltr"],
  ["dark", "rtl"],
] as const;

/** What a theme or a direction can break; the other rules look at the markup, which is the same in all of them. */
const rules = ["color-contrast", "target-size", "scrollable-region-focusable"];

/**
 * The hostile pages are one page each, with other characters in it: what a look can break shows in the first of them
 * and in the longest. The others are judged in one look, by every rule, as each story is.
 */
const alike = /^hostile-?\w*--(?!markup$|very-long$)/;

/** After each story: axe in every theme, each of them light and dark, and each of those in both directions. */
afterEach(async ({ task }) => {
  const { dir } = document.documentElement;
  const surfaces = ours();
  if (surfaces.length === 0 || ("storyId" in task.meta && alike.test(String(task.meta.storyId))))
    return;
  const found: string[] = [];
  for (const theme of Object.keys(themes))
    for (const [scheme, direction] of pages) {
      applyLook({ ...initialLook, theme, scheme, motion: "none" });
      turn(direction);
      finishTransitions();
      const { violations } = await axe.run(
        { include: surfaces },
        { runOnly: rules, resultTypes: ["violations"] },
      );
      const page = `${theme}, ${scheme}, ${direction}`;
      for (const { id, nodes } of violations)
        for (const { target, failureSummary } of nodes)
          found.push(`${page}: ${id} at ${target.join(" ")}: ${failureSummary}`);
    }
  applyLook(initialLook);
  turn(dir);
  expect(found).toEqual([]);
});

/** A colour on its way from one theme to the next is neither. */
function finishTransitions(): void {
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
}

/** Turns the page and the surfaces, which say themselves in which direction they are written. */
function turn(direction: string): void {
  document.documentElement.dir = direction;
  for (const surface of document.querySelectorAll<HTMLElement>("[lang][dir]"))
    surface.dir = direction;
}
