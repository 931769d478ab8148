/** Makes a text area of one row as high as its text where the browser cannot do so by itself. */
export function fitArea(area: HTMLTextAreaElement): void {
  if (getComputedStyle(area).getPropertyValue("field-sizing") === "content") return;
  area.style.blockSize = "auto";
  area.style.blockSize = `${area.scrollHeight}px`;
}
