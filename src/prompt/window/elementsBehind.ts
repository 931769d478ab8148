import { placeOf } from "../../react/tree.js";

/** The elements that need not be hidden: those not shown, and regions that speak while a dialog is open. */
const exempt = "script, style, link, meta, template, [aria-live]";

/** The elements of the page that a dialog in a layer lies over: all that neither contain the layer nor are in it. */
export function elementsBehind(layer: Element): readonly Element[] {
  const behind: Element[] = [];
  const around = placeOf(layer);
  const left = around.flatMap(besides).filter((element) => !around.includes(element));
  for (let element = left.pop(); element; element = left.pop()) {
    if (element.matches(exempt)) continue;
    // Of what holds something exempt, only the rest.
    if (element.querySelector("[aria-live]"))
      for (const child of element.children) left.push(child);
    else behind.push(element);
  }
  return behind;
}

/** The siblings of an element, and what its host shows beside its shadow root. */
function besides(element: Element): readonly Element[] {
  if (element === document.documentElement || element === document.body) return [];
  const { parentNode } = element;
  const slotted = parentNode instanceof ShadowRoot ? parentNode.host.children : [];
  return [...(parentNode?.children ?? []), ...slotted];
}

/** Hides elements from assistive technology, once none of them has the focus. Returns a function that shows them again. */
export function hideFromReaders(elements: readonly Element[]): () => void {
  let hidden: readonly Element[] = [];
  let isOver = false;
  // Whatever the dialog takes the focus from loses it in this task; browsers hide nothing that has it.
  queueMicrotask(() => {
    if (isOver) return;
    hidden = elements.filter((element) => element.getAttribute("aria-hidden") !== "true");
    for (const element of hidden) element.setAttribute("aria-hidden", "true");
  });
  return () => {
    isOver = true;
    for (const element of hidden) element.removeAttribute("aria-hidden");
  };
}
