import { canHold, fullscreenOver, placeOf } from "../tree.js";

/**
 * Tells at once, and at every change, whether the user could see what is put into an element: not while the page hides it,
 * closes it, makes it inert, gives it no room, or shows something else in full screen. With `moves` it can
 * be put into that instead. An element that has scrolled away counts as seen. Returns a function that stops it.
 */
export function watchSeen(
  inside: Element,
  told: (isSeen: boolean) => void,
  { moves = false }: { readonly moves?: boolean } = {},
): () => void {
  const place = placeOf(inside);
  let was: boolean | undefined;
  const look = () => {
    const over = fullscreenOver(inside);
    const isCovered = over !== undefined && !(moves && canHold(over));
    // Dialogs lie above the page, where no ancestor clips them.
    const isSeen = !isCovered && !place.some(hides) && (moves || hasRoom(inside, place));
    if (isSeen === was) return;
    was = isSeen;
    told(isSeen);
  };
  look();
  if (typeof ResizeObserver === "undefined") return () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Browsers report an error if what an observer of sizes changes has another size at once.
  const lookLater = () => {
    clearTimeout(timer);
    timer = setTimeout(look);
  };
  const sizes = new ResizeObserver(lookLater);
  const attributes = new MutationObserver(lookLater);
  for (const element of place) {
    sizes.observe(element);
    attributes.observe(element, { attributeFilter: ["class", "inert", "open", "style"] });
  }
  document.addEventListener("fullscreenchange", look);
  document.addEventListener("transitionend", lookLater);
  return () => {
    clearTimeout(timer);
    sizes.disconnect();
    attributes.disconnect();
    document.removeEventListener("fullscreenchange", look);
    document.removeEventListener("transitionend", lookLater);
  };
}

/** Whether an element is hidden, or what is in it. */
function hides(element: Element): boolean {
  return (
    element.hasAttribute("inert") ||
    (element instanceof HTMLDetailsElement && !element.open) ||
    getComputedStyle(element).contentVisibility === "hidden" ||
    !(element.checkVisibility?.({ visibilityProperty: true }) ?? true)
  );
}

/** Whether no ancestor would clip all of an element's next child. An empty element tells only with a child in it. */
function hasRoom(inside: Element, place: readonly Element[]): boolean {
  const probe = inside.appendChild(document.createElement("div"));
  probe.style.cssText = "display: block; inline-size: 1px; block-size: 1px";
  const isCut = place.some(cutsAll);
  probe.remove();
  return !isCut;
}

/** Whether an element clips what it holds, and has no room for any of it. */
function cutsAll(element: Element): boolean {
  const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
  const isCut = scrollWidth > 0 && scrollHeight > 0 && (clientWidth === 0 || clientHeight === 0);
  return isCut && getComputedStyle(element).overflow !== "visible";
}
