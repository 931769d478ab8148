/**
 * Opens a page in a new browsing context that knows neither who opened it nor from where (SPEC 28), nor what this page
 * keeps for its own tab; false if the browser blocked it. `window.open` with `noopener` cannot tell, so a blank page is
 * opened first and cut loose.
 */
export function openInNewTab(url: string): boolean {
  const page = window.open("about:blank", "_blank");
  if (!page) return false;
  forgetSession(page);
  const link = page.document.createElement("a");
  link.href = url;
  link.rel = "noreferrer";
  page.document.documentElement.append(link);
  page.opener = null;
  link.click();
  return true;
}

/** A browser copies the session storage into a tab that it opens, with drafts in it (html, creating an auxiliary browsing context). */
function forgetSession(page: Window): void {
  try {
    page.sessionStorage.clear();
  } catch {
    // Without a session storage there is nothing to forget.
  }
}
