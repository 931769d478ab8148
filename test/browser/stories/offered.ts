const roles =
  "button link checkbox radio switch option tab menuitem menuitemcheckbox menuitemradio slider spinbutton combobox searchbox textbox treeitem";

/** What a person presses or taps. */
const interactive: string = [
  "a[href], area[href], button, input:not([type=hidden]), select, textarea, summary",
  "[contenteditable=true], audio[controls], video[controls]",
  ...roles.split(" ").map((role) => `[role=${role}]`),
].join();

/** What a person may not press: what is disabled, or stands behind a dialog. */
const off =
  ":disabled, [aria-disabled=true], :is([inert], [aria-hidden=true]), :is([inert], [aria-hidden=true]) *";

/** What a person can see and press, of an element and those below it; not what is too far away to be laid out. */
export function offered(root: Element): readonly Element[] {
  return [root, ...root.querySelectorAll(interactive)].filter(
    (element) =>
      element.matches(interactive) &&
      !element.matches(off) &&
      element.checkVisibility({
        visibilityProperty: true,
        opacityProperty: true,
        contentVisibilityAuto: true,
      }),
  );
}

/** An element and its labels: whatever presses it. */
export function partsOf(element: Element): readonly Element[] {
  const isLabelled =
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement;
  return [element, ...((isLabelled && element.labels) || [])];
}

/** Whether a press at a point goes to an element. */
export function isPressedAt(x: number, y: number, element: Element): boolean {
  const hit = document.elementFromPoint(x, y);
  const nearest = hit?.closest(interactive);
  return partsOf(element).some((part) => part.contains(hit)) && (!nearest || nearest === element);
}
