/** What a finding calls an element. */
export function nameOf(element: Element): string {
  return `${element.localName}.${element.getAttribute("class") ?? ""}`;
}
