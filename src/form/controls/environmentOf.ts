import type { Environment } from "downshift";
import { treeOf } from "../../react/tree.js";

/** The window for downshift. In a shadow root that is the root: the window sees neither its presses nor its focus. */
export function environmentOf(element: HTMLElement | null): Environment {
  const tree = treeOf(element);
  if (tree === document) return window;
  return {
    Node,
    addEventListener: tree.addEventListener.bind(tree),
    removeEventListener: tree.removeEventListener.bind(tree),
    // Downshift uses nothing else of a document.
    document: {
      body: document.body,
      createElement: document.createElement.bind(document),
      getElementById: tree.getElementById.bind(tree),
      get activeElement() {
        return tree.activeElement;
      },
    } as Document,
  };
}
