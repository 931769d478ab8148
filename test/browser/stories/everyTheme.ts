import axe from "axe-core";
import { afterEach, expect } from "vitest";
import { applyLook, initialLook, themes } from "../../../.storybook/look.js";
import { findFaint } from "./findFaint.js";
import { isAlike } from "./isAlike.js";
import { ours } from "./ours.js";

const schemes = ["light", "dark"] as const;
const directions = ["ltr", "rtl"] as const;

/** What a theme or a direction can break; the other rules look at the markup, which is the same in all of them. */
const rules = ["color-contrast", "target-size", "scrollable-region-focusable"];

const looks = Object.keys(themes).flatMap((theme) =>
  schemes.flatMap((scheme) => directions.map((direction) => [theme, scheme, direction] as const)),
);

/**
 * After each story: the colours of all texts in three looks at which the stories take turns. In `npm run test:deep` in every
 * look, with axe, which has much the same to say of colours and takes far longer; Storybook's own has gone over each story once.
 */
afterEach(async ({ task }) => {
  const { dir } = document.documentElement;
  if (ours().length === 0 || isAlike(task)) return;
  const found: string[] = [];
  const worn = import.meta.env.TEST_DEEP ? looks : three(task.id);
  for (const [theme, scheme, direction] of worn) {
    wear(theme, scheme);
    turn(direction);
    const surfaces = ours();
    if (surfaces.length === 0) break;
    const page = `${theme}, ${scheme}, ${direction}`;
    found.push(...surfaces.flatMap(findFaint).map((what) => `${page}: ${what}`));
    if (!import.meta.env.TEST_DEEP) continue;
    const { violations } = await axe.run(
      { include: surfaces },
      { runOnly: rules, resultTypes: ["violations"] },
    );
    for (const { id, nodes } of violations)
      for (const { target, failureSummary } of nodes)
        found.push(`${page}: ${id} at ${target.join(" ")}: ${failureSummary}`);
  }
  applyLook(initialLook);
  turn(dir);
  expect(found).toEqual([]);
});

/** Three looks of three themes, in both schemes and both directions. */
function three(story: string) {
  const turns = [...story].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9_973, 7);
  const one = turns % looks.length;
  // Of the four looks of a theme, two bits of the place say which: one more theme is four places further on.
  const places = [one, (one ^ 3) + 2 * 4, (one ^ 2) + 4 * 4];
  return places.flatMap((place) => looks.slice(place % looks.length).slice(0, 1));
}

function wear(theme: string, scheme: string): void {
  applyLook({ ...initialLook, theme, scheme, motion: "none" });
  finishTransitions();
}

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
