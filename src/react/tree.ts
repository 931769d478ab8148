/** The tree that an element is in: the document, or a shadow root, whose ids and focus the document does not see. */
export function treeOf(element: Node | null | undefined): Document | ShadowRoot {
  const root = element?.getRootNode();
  return root instanceof ShadowRoot ? root : document;
}

/** The element around another one. Around a shadow root that is its host. */
export function parentOf(element: Element): Element | null {
  const { parentNode } = element;
  return parentNode instanceof ShadowRoot ? parentNode.host : element.parentElement;
}

/** An element with all elements around it, across shadow roots, the innermost first. */
export function placeOf(element: Element | null): readonly Element[] {
  const place: Element[] = [];
  for (let around = element; around; around = parentOf(around)) place.push(around);
  return place;
}

/** The element that has the focus, inside open shadow roots too. */
export function focusedElement(): Element | null {
  let element = document.activeElement;
  for (let next = element; next; next = next.shadowRoot?.activeElement ?? null) element = next;
  return element;
}

/** Whether an element has the focus, or anything in it. */
export function hasFocus(element: Element): boolean {
  return element.contains(treeOf(element).activeElement);
}

/** The tree of an element and all trees around it, the innermost first. */
export function treesAround(element: Node | null | undefined): readonly (Document | ShadowRoot)[] {
  const trees = [treeOf(element)];
  for (let tree = trees[0]; tree instanceof ShadowRoot; trees.push(tree)) tree = treeOf(tree.host);
  return trees;
}

/** The full-screen element that an element is not in: outside of it browsers let nothing be seen, focused or pressed. */
export function fullscreenOver(element: Element): Element | undefined {
  const place = placeOf(element);
  const all = treesAround(element).map(({ fullscreenElement }) => fullscreenElement);
  return all.find((one) => one && !place.includes(one)) ?? undefined;
}

/** Whether what is put into an element shows there: not in a picture, a frame, or beside a shadow root. */
export function canHold(element: Element): element is HTMLElement {
  return (
    element instanceof HTMLElement &&
    !element.shadowRoot &&
    !element.matches("audio, canvas, embed, iframe, img, input, object, select, textarea, video")
  );
}

/**
 * Listens in the tree of an element and in all trees around it: events within a shadow root do not leave it. In
 * each tree the listener gets the target as that tree sees it, unless that is a host around the element. Returns a function
 * that stops listening.
 */
export function listenAround<Type extends keyof DocumentEventMap>(
  element: Element,
  type: Type,
  listener: (target: Element, event: DocumentEventMap[Type]) => void,
): () => void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const trees: readonly Node[] = treesAround(element);
  const hosts = new Set<EventTarget>();
  for (const tree of trees) {
    if (tree instanceof ShadowRoot) hosts.add(tree.host);
    tree.addEventListener(
      type,
      (event) => {
        const { target } = event;
        if (!(target instanceof Element) || hosts.has(target)) return;
        // TypeScript knows the types of fewer events here than a tree dispatches.
        listener(target, event as DocumentEventMap[Type]);
      },
      options,
    );
  }
  return () => listening.abort();
}

/** Whether an event happened in an element or in what is around it. */
export function isAtOrAround(event: Event, element: Element): boolean {
  const { target } = event;
  return (
    event.composedPath().includes(element) ||
    (target instanceof Element && placeOf(element).includes(target))
  );
}
