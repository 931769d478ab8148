import { nameOf } from "./nameOf.js";
import { isPressedAt, offered, partsOf } from "./offered.js";

/** The side of the square that WCAG 2.5.5 wants a target to hold, in CSS pixels. */
const least = 44;

/** How far from its middle a target is tried: up to its edge, but for what the browser rounds. */
const far = least / 2 - 1;
const reach = [
  [0, 0],
  [-far, 0],
  [far, 0],
  [0, -far],
  [0, far],
] as const;

/**
 * Lists what can be pressed below an element and whose target, labels included, holds no square of 44 CSS pixels.
 * What something else covers is no target.
 */
export function findSmallTargets(root: Element): readonly string[] {
  return offered(root)
    .filter((element) => !isLaidOutLate(element))
    .filter((element) => !isInSentence(element) && !isLargeTarget(element))
    .map((element) => {
      const { width, height } = element.getBoundingClientRect();
      const words = element.getAttribute("aria-label") ?? element.textContent.trim().slice(0, 60);
      return `${nameOf(element)}: ${Math.round(width)} × ${Math.round(height)}: ${words}`;
    });
}

/** Where a long list goes on: its places are right a frame after somebody scrolls there, and its beginning is the same. */
function isLaidOutLate(element: Element | null): boolean {
  return (
    element !== null &&
    (getComputedStyle(element).contentVisibility === "auto" || isLaidOutLate(element.parentElement))
  );
}

/** The exception for links: their line of text sets their height. */
function isInSentence(element: Element): boolean {
  const words = element.textContent.trim();
  const sentence = element.parentElement?.textContent.trim() ?? "";
  return (
    element.matches("a") &&
    getComputedStyle(element).display === "inline" &&
    sentence.length > words.length
  );
}

/** Whether an element, one of its labels, or all of them together are large enough. */
function isLargeTarget(element: Element): boolean {
  const parts = partsOf(element);
  return (
    parts.some((part) => {
      part.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      return isLarge(part.getBoundingClientRect(), element);
    }) || isLarge(around(parts.map((part) => part.getBoundingClientRect())), element)
  );
}

function isLarge({ left, top, width, height }: DOMRect, element: Element): boolean {
  return (
    Math.min(width, height) > least - 0.5 &&
    reach.every(([right, down]) =>
      isPressedAt(left + width / 2 + right, top + height / 2 + down, element),
    )
  );
}

function around(boxes: readonly DOMRect[]): DOMRect {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}
