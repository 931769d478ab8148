/** What may be wider than its place: it scrolls. */
const scrolls = "pre, code, option, textarea";

/** Lists the elements below one that cut off their own text, or whose text reaches out of the page. */
export function findClipped(root: Element): readonly string[] {
  const { clientWidth } = document.documentElement;
  return [root, ...root.querySelectorAll("*")].flatMap((element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    const { left, right, width } = text.getBoundingClientRect();
    if (!hasText(element) || width === 0) return [];
    if (element.closest(`[class*=visually-hidden], ${scrolls}`)) return [];
    const cuts = getComputedStyle(element).overflowX !== "visible";
    const isCut = cuts && element.scrollWidth > element.clientWidth + 1;
    const isOutside = left < -1 || right > clientWidth + 1;
    const name = `${element.localName}.${element.getAttribute("class")}`;
    return isCut || isOutside ? [`${name}: ${element.textContent}`] : [];
  });
}

function hasText({ childNodes }: Element): boolean {
  return [...childNodes].some((node) => node instanceof Text && node.data.trim() !== "");
}
