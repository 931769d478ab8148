/** The closed shadow roots that an element inside revealed, by host. A host itself returns no closed root. */
const closedRoots = new WeakMap<Element, ShadowRoot>();

/** The tree that an element is in: the document, or a shadow root, whose ids and focus the document does not see. */
export function treeOf(element: Node | null | undefined): Document | ShadowRoot {
  const root = element?.getRootNode();
  if (!(root instanceof ShadowRoot)) return document;
  if (root.mode === "closed") closedRoots.set(root.host, root);
  return root;
}

/** The element around another one. Around a shadow root that is its host. */
export function parentOf(element: Element): Element | null {
  if (element.parentElement) return element.parentElement;
  const tree = treeOf(element);
  return tree instanceof ShadowRoot ? tree.host : null;
}

/** An element with all elements around it, across shadow roots, the innermost first. */
export function placeOf(element: Element | null): readonly Element[] {
  const place: Element[] = [];
  for (let around = element; around; around = parentOf(around)) place.push(around);
  return place;
}

/** The shadow root of an element, if it is open or {@link treeOf} has seen an element inside. */
function rootIn(element: Element): ShadowRoot | undefined {
  return element.shadowRoot ?? closedRoots.get(element);
}

/** The element that has the focus, inside open shadow roots and the closed ones that hold our own elements. */
export function focusedElement(): Element | null {
  let element = document.activeElement;
  for (let next = element; next; next = rootIn(next)?.activeElement ?? null) element = next;
  return element;
}

/** Focuses the element with this id in the tree around another element. */
export function focusById(near: Node | null | undefined, id: string): void {
  treeOf(near).getElementById(id)?.focus();
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
    !rootIn(element) &&
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
