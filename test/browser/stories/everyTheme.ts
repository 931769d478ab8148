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

const inks = Object.keys(themes).flatMap((theme) =>
  schemes.map((scheme) => [theme, scheme] as const),
);
const looks = inks.flatMap((ink) => directions.map((direction) => [...ink, direction] as const));

/** The hostile pages are one long page each, with other characters in it, and five hundred messages are alike: four looks. */
const long = /^hostile(-record)?--|--five-hundred-messages$/;
const fewInks = [
  ["neutral", "light"],
  ["contrast", "dark"],
  ["vscode", "dark"],
  ["material", "light"],
] as const;

/** After each story: the colours of all texts in every theme, light and dark; axe in two looks, in `npm run test:deep` in each. */
afterEach(async ({ task }) => {
  const { dir } = document.documentElement;
  if (ours().length === 0 || isAlike(task)) return;
  const found: string[] = [];
  const isLong = "storyId" in task.meta && long.test(String(task.meta.storyId));
  for (const [theme, scheme] of isLong ? fewInks : inks) {
    wear(theme, scheme);
    const faint = ours().flatMap(findFaint);
    found.push(...faint.map((what) => `${theme}, ${scheme}: ${what}`));
  }
  for (const [theme, scheme, direction] of import.meta.env.TEST_DEEP ? looks : two(task.id)) {
    wear(theme, scheme);
    turn(direction);
    const surfaces = ours();
    if (surfaces.length === 0) break;
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

/** Two looks that have nothing in common: the stories take turns, so that each look is that of many. */
function two(story: string) {
  const turns = [...story].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9_973, 7);
  const one = turns % looks.length;
  // Three themes further on, in the other scheme and the other direction.
  const other = (one ^ 3) + 3 * schemes.length * directions.length;
  return [one, other].flatMap((place) => looks.slice(place % looks.length).slice(0, 1));
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
