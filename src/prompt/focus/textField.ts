import { treeOf } from "../../react/tree.js";

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

/** Matches what can be a text field; {@link isTextField} decides. */
export const textFields = "input, textarea, [contenteditable], [role=textbox], [role=searchbox]";

/** Whether the user can write in an element; a frame or a closed shadow root counts, because nothing tells what is inside. */
export function isTextField(element: Element | null): element is HTMLElement {
  if (element instanceof HTMLInputElement)
    return !notText.has(element.type) && !element.readOnly && !element.disabled;
  if (element instanceof HTMLTextAreaElement) return !element.readOnly && !element.disabled;
  return (
    element instanceof HTMLElement &&
    (element.isContentEditable ||
      element.matches(`iframe, object, embed, ${roleOfField}`) ||
      hasEditContext(element) ||
      isClosed(element))
  );
}

/** A text field that a canvas draws has only its role. */
const roleOfField =
  ":is([role=textbox], [role=searchbox]):not([aria-readonly=true], [aria-disabled=true])";

/** Whether an editor takes its text through the EditContext API, as Monaco does: https://w3c.github.io/edit-context/ */
function hasEditContext(element: HTMLElement): boolean {
  return "editContext" in element && Boolean(element.editContext);
}

/** Whether a custom element that takes no focus itself has it: then what has it is in a closed shadow root. */
function isClosed(element: HTMLElement): boolean {
  return (
    element.localName.includes("-") &&
    !element.shadowRoot &&
    !element.hasAttribute("tabindex") &&
    treeOf(element).activeElement === element
  );
}
