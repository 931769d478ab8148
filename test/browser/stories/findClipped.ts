import { nameOf } from "./nameOf.js";

/** What may be wider than its place: it scrolls. */
const scrolls = "pre, code, option, textarea";

/** Lists the elements below one that cut off their own text, or whose text reaches out of the page. */
export function findClipped(root: Element): readonly string[] {
  const { clientWidth } = document.documentElement;
  return [root, ...root.querySelectorAll("*")].flatMap((element) => {
    const boxes = boxesOfText(element);
    if (boxes.length === 0 || element.closest(`[class*=visually-hidden], ${scrolls}`)) return [];
    const cuts = getComputedStyle(element).overflowX !== "visible";
    const isCut = cuts && element.scrollWidth > element.clientWidth + 1;
    const isOutside = boxes.some(({ left, right }) => left < -1 || right > clientWidth + 1);
    return isCut || isOutside ? [`${nameOf(element)}: ${element.textContent}`] : [];
  });
}

/** Where the text of an element itself stands. */
function boxesOfText({ childNodes }: Element): readonly DOMRect[] {
  return [...childNodes].flatMap((node) => {
    if (!(node instanceof Text) || node.data.trim() === "") return [];
    const range = document.createRange();
    range.selectNode(node);
    const box = range.getBoundingClientRect();
    return box.width > 0 ? [box] : [];
  });
}
