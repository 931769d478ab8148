/** What of a story is ours: its dialogs, cards and bars, without the app around them. */
export function ours(): Element[] {
  return [...document.querySelectorAll('[class*="mcp-"]')].filter(
    (element) => !element.parentElement?.closest('[class*="mcp-"]'),
  );
}
