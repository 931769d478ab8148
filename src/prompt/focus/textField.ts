const notText = new Set([
  "button",
  "checkbox",
  "color",
  "file",
  "hidden",
  "image",
  "radio",
  "range",
  "reset",
  "submit",
]);

/** The element that has the focus, inside shadow roots too. */
export function focusedElement(root: DocumentOrShadowRoot): Element | null {
  let element = root.activeElement;
  for (let next = element; next; next = next.shadowRoot?.activeElement ?? null) element = next;
  return element;
}

/** Whether a person can write in an element; a frame counts, because nobody can look inside. */
export function isTextField(element: Element | null): element is HTMLElement {
  if (element instanceof HTMLInputElement)
    return !notText.has(element.type) && !element.readOnly && !element.disabled;
  if (element instanceof HTMLTextAreaElement) return !element.readOnly && !element.disabled;
  return (
    element instanceof HTMLIFrameElement ||
    (element instanceof HTMLElement && element.isContentEditable)
  );
}
