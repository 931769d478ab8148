/** An editor that may hold something which it has not delivered yet. */
export interface PendingEditor {
  /** The element that the person types into. */
  readonly element: HTMLElement;
  /** Delivers what was typed; false where that is not possible, because it is no JSON, say. */
  flush(): boolean;
}

const editors = new Set<PendingEditor>();

/** Lets `flushEditors` know of an editor. Returns a function that takes it back. */
export function addEditor(editor: PendingEditor): () => void {
  editors.add(editor);
  return () => void editors.delete(editor);
}

/**
 * Has every editor within an element deliver what was typed, through `onValueChange` and the like, before it returns.
 * Call it before anything is approved or sent, and read the state anew. Returns false, with the focus on the first
 * editor whose text cannot be used, if there is one: nothing may be sent then.
 */
export function flushEditors(within: Element | null): boolean {
  const here = [...editors].filter(({ element }) => within?.contains(element) ?? true);
  const refused = here.filter((editor) => !editor.flush()).map(({ element }) => element);
  refused.sort((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  refused[0]?.focus();
  return refused.length === 0;
}
