/**
 * Opens a page in a new browsing context that knows neither who opened it nor from where (SPEC 28); false if the
 * browser blocked it. `window.open` with `noopener` cannot tell, so a blank page is opened first and cut loose.
 */
export function openInNewTab(url: string): boolean {
  const page = window.open("about:blank", "_blank");
  if (!page) return false;
  const link = page.document.createElement("a");
  link.href = url;
  link.rel = "noreferrer";
  page.document.documentElement.append(link);
  page.opener = null;
  link.click();
  return true;
}
