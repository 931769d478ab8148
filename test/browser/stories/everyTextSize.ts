import { afterEach, expect } from "vitest";
import { page } from "vitest/browser";
import { applyLook, initialLook } from "../../../.storybook/look.js";
import { findClipped } from "./findClipped.js";
import { findCovered } from "./findCovered.js";
import { findOverlaps } from "./findOverlaps.js";
import { findScrolledSideways } from "./findScrolledSideways.js";
import { isAlike } from "./isAlike.js";
import { laidOut } from "./laidOut.js";
import { ours } from "./ours.js";

/** What readers do to text: WCAG 1.4.4 and 1.4.12. */
const changes = {
  "text at 200 %": ":root { font-size: 200% }",
  "more space between letters, words, lines and paragraphs":
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }" +
    "p { margin-block-end: 2em !important }",
} as const;

/** The width of WCAG 1.4.10, and that of a desktop. */
const screens = [
  [320, 640],
  [1280, 800],
] as const;

/** After each story: nothing is cut off, stands on something else, cannot be pressed or scrolls two ways, however text is set. */
afterEach(async ({ task }) => {
  if (ours().length === 0) return;
  const { innerWidth, innerHeight } = window;
  const sheets = [...document.adoptedStyleSheets];
  applyLook({ ...initialLook, motion: "none" });
  const found: string[] = [];
  // Screen by screen: to change its size takes a browser longer than to change the text.
  for (const [width, height] of isAlike(task) ? screens.slice(0, 1) : screens) {
    await page.viewport(width, height);
    for (const [change, css] of Object.entries(changes)) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [...sheets, sheet];
      await laidOut();
      const broken = [...ours().flatMap(findBroken), ...findWidePage()];
      found.push(...broken.map((what) => `${change}, ${width} px: ${what}`));
    }
  }
  document.adoptedStyleSheets = sheets;
  await page.viewport(innerWidth, innerHeight);
  applyLook(initialLook);
  expect(found).toEqual([]);
});

function findBroken(root: Element): readonly string[] {
  const named = (kind: string, found: readonly string[]) => found.map((what) => `${kind}: ${what}`);
  return [
    ...named("cut off", findClipped(root)),
    ...named("on one another", findOverlaps(root)),
    ...named("covered", findCovered(root)),
    ...named("scrolled sideways", findScrolledSideways(root)),
  ];
}

function findWidePage(): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
}
