import { isUnderPopover } from "./isUnderPopover.js";
import { nameOf } from "./nameOf.js";
import { isPressedAt, offered } from "./offered.js";

/** Lists what can be pressed below an element, but not in its middle, even once it is scrolled to: something other than an open popover lies over it. */
export function findCovered(root: Element): readonly string[] {
  return offered(root)
    .filter((element) => !canBePressed(element))
    .map((element) => `${nameOf(element)}: ${element.textContent.trim().slice(0, 60)}`);
}

function canBePressed(element: Element): boolean {
  element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const [box] = element.getClientRects();
  // What is shown by its label alone is one pixel wide.
  if (!box || box.width <= 1) return true;
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  return isPressedAt(x, y, element) || isUnderPopover(x, y, element);
}
