/** Whether an open popover lies over a point of an element outside of it: that is no fault, for the popover can be left. */
export function isUnderPopover(x: number, y: number, element: Element): boolean {
  const popover = document.elementFromPoint(x, y)?.closest(":popover-open");
  return popover ? !popover.contains(element) : false;
}
