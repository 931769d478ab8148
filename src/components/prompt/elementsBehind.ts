/** What need not be hidden: what is not shown, and regions that speak while a dialog is open. */
const exempt = "script, style, link, meta, template, [aria-live]";

/** Everything in the page that is neither around a layer nor in it: what a dialog in that layer lies over. */
export function elementsBehind(layer: Element): readonly Element[] {
  const parent = layer.parentElement;
  if (!parent || layer === document.body) return [];
  const siblings = [...parent.children].filter((sibling) => sibling !== layer);
  return [...siblings.flatMap(withoutExempt), ...elementsBehind(parent)];
}

/** An element, or as much of it as holds nothing that is exempt. */
function withoutExempt(element: Element): readonly Element[] {
  if (element.matches(exempt)) return [];
  if (!element.querySelector("[aria-live]")) return [element];
  return [...element.children].flatMap(withoutExempt);
}

/** Hides elements from assistive technology. Returns a function that shows them again. */
export function hideFromReaders(elements: readonly Element[]): () => void {
  const hidden = elements.filter((element) => element.getAttribute("aria-hidden") !== "true");
  for (const element of hidden) element.setAttribute("aria-hidden", "true");
  return () => {
    for (const element of hidden) element.removeAttribute("aria-hidden");
  };
}
