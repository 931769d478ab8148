import { nameOf } from "./nameOf.js";

/** What may be wider than its place: code, and what is typed on one line. */
const exempt = "pre, code, textarea, input, select, [class*=visually-hidden]";

/** Lists the elements, an element and those below it, that have to be scrolled sideways. */
export function findScrolledSideways(root: Element): readonly string[] {
  return [root, ...root.querySelectorAll("*")]
    .filter((element) => !element.matches(exempt) && scrolls(element))
    .map((element) => `${nameOf(element)}: ${element.scrollWidth} in ${element.clientWidth}`);
}

function scrolls(element: Element): boolean {
  const { overflowX } = getComputedStyle(element);
  return /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
}
