import axe from "axe-core";
import { afterEach, expect } from "vitest";
import { applyLook, initialLook, themes } from "../../../.storybook/look.js";
import { ours } from "./ours.js";

const pages = [
  ["light", "ltr"],
  ["dark", "rtl"],
  ["light", "rtl"],
  ["dark", "ltr"],
] as const;

/**
 * A theme is light and dark, and changes no direction: the first goes through all four, the others through two, by turns;
 * in `npm run test:deep` each through all.
 */
const pagesOf = (place: number) =>
  place === 0 || import.meta.env.TEST_DEEP
    ? pages
    : place % 2 === 0
      ? pages.slice(0, 2)
      : pages.slice(2);

/** What a theme or a direction can break; the other rules look at the markup, which is the same in all of them. */
const rules = ["color-contrast", "target-size", "scrollable-region-focusable"];

/** Every theme, light and dark, and both directions. */
const looks = Object.keys(themes).flatMap((theme, place) =>
  pagesOf(place).map((page) => [theme, ...page] as const),
);

/** The hostile pages are one long page each, with other characters in it, and five hundred messages are alike: four looks. */
const long = /^hostile(-record)?--|--five-hundred-messages$/;
const fewLooks = [
  ["neutral", "light", "ltr"],
  ["contrast", "dark", "rtl"],
  ["vscode", "dark", "ltr"],
  ["material", "light", "rtl"],
] as const;

/** After each story: axe in every look. */
afterEach(async ({ task }) => {
  const { dir } = document.documentElement;
  const surfaces = ours();
  if (surfaces.length === 0) return;
  const isLong = "storyId" in task.meta && long.test(String(task.meta.storyId));
  const found: string[] = [];
  for (const [theme, scheme, direction] of isLong ? fewLooks : looks) {
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
