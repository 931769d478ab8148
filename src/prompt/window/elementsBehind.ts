/** The elements that need not be hidden: those not shown, and regions that speak while a dialog is open. */
const exempt = "script, style, link, meta, template, [aria-live]";

/** Everything in the page that is neither around a layer nor in it: what a dialog in that layer lies over. */
export function elementsBehind(layer: Element): readonly Element[] {
  const behind: Element[] = [];
  const around: Element[] = [];
  for (let at: Element | null = layer; at && at !== document.body; at = at.parentElement)
    around.push(at);
  const left = around.flatMap(siblingsOf);
  for (let element = left.pop(); element; element = left.pop()) {
    if (element.matches(exempt)) continue;
    // Of what holds something exempt, only the rest.
    if (element.querySelector("[aria-live]"))
      for (const child of element.children) left.push(child);
    else behind.push(element);
  }
  return behind;
}

function siblingsOf(element: Element): readonly Element[] {
  const all = element.parentElement?.children ?? [];
  return [...all].filter((sibling) => sibling !== element);
}

/** Hides elements from assistive technology. Returns a function that shows them again. */
export function hideFromReaders(elements: readonly Element[]): () => void {
  const hidden = elements.filter((element) => element.getAttribute("aria-hidden") !== "true");
  for (const element of hidden) element.setAttribute("aria-hidden", "true");
  return () => {
    for (const element of hidden) element.removeAttribute("aria-hidden");
  };
}
