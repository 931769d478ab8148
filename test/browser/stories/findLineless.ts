import { nameOf } from "./nameOf.js";
import { offered } from "./offered.js";

const controls = "a, button, input, select, textarea, [role=button], [role=link]";
const drawn = "[type=checkbox], [type=radio], [type=range], [type=color]";

/** Lists the controls below an element that are told apart by their colours only: the system's colours take those away. */
export function findLineless(root: Element): readonly string[] {
  return offered(root)
    .filter((element) => element.matches(controls) && !element.matches(drawn))
    .filter((element) => ![element, ...framesOf(element)].some(hasLine))
    .map((element) => `${nameOf(element)}: ${element.textContent.trim().slice(0, 60)}`);
}

/** Form libraries draw the frame of an input with an element beside it, which lies around it. */
function framesOf(element: Element): readonly Element[] {
  const { top, right, bottom, left } = element.getBoundingClientRect();
  return [...(element.parentElement?.children ?? [])].filter((sibling) => {
    const frame = sibling.getBoundingClientRect();
    return frame.top <= top && frame.right >= right && frame.bottom >= bottom && frame.left <= left;
  });
}

function hasLine(element: Element): boolean {
  const { borderTopWidth, borderBottomWidth, textDecorationLine } = getComputedStyle(element);
  const lines = [borderTopWidth, borderBottomWidth].map((width) => Number.parseFloat(width));
  return textDecorationLine.includes("underline") || lines.some((width) => width > 0);
}
