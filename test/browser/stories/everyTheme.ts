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

/** What a theme or a direction can break; the other rules look at the markup, which is the same in all of them. */
const rules = ["color-contrast", "target-size", "scrollable-region-focusable"];

/** Every theme, light and dark, in both directions. */
const looks = Object.keys(themes).flatMap((theme) =>
  pages.map((page) => [theme, ...page] as const),
);

/** The hostile pages are one long page each, with other characters in it, and five hundred messages are alike: each theme once. */
const long = /^hostile|--five-hundred-messages$/;
const fewLooks = looks.filter((_, place) => place % (pages.length + 1) === 0);

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
