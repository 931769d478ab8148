import { nameOf } from "./nameOf.js";
import { offered } from "./offered.js";

const controls = "a, button, input, select, textarea, [role=button], [role=link]";
const drawn = "[type=checkbox], [type=radio], [type=range], [type=color]";

/** Lists the controls below an element that are told apart by their colours only: the system's colours take those away. */
export function findLineless(root: Element): readonly string[] {
  return offered(root)
    .filter((element) => element.matches(controls) && !element.matches(drawn))
    .filter((element) => !hasLine(element))
    .map((element) => `${nameOf(element)}: ${element.textContent.trim().slice(0, 60)}`);
}

function hasLine(element: Element): boolean {
  const { borderTopWidth, borderBottomWidth, textDecorationLine } = getComputedStyle(element);
  const lines = [borderTopWidth, borderBottomWidth].map((width) => Number.parseFloat(width));
  return textDecorationLine.includes("underline") || lines.some((width) => width > 0);
}
