/** Finds the text before the place in an element that was pressed; `undefined` where the browser cannot tell. */
export function textBeforePress(
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
  read: Element,
): string | undefined {
  const at = document.caretPositionFromPoint?.(clientX, clientY);
  if (!at || !read.contains(at.offsetNode)) return undefined;
  const range = document.createRange();
  range.setStart(read, 0);
  range.setEnd(at.offsetNode, at.offset);
  return range.toString();
}
