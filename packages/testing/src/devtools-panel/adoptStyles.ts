import css from "./devtools.css?inline";

/**
 * Gives a document the looks of the panel, which come with its code: an app's build for production has none of them, and a
 * strict policy for styles is about elements and attributes. Returns a function that takes them back.
 */
export function adoptStyles(document: Document): () => void {
  const Sheet = document.defaultView?.CSSStyleSheet;
  // Absent where there is no layout either.
  if (!Sheet || !("adoptedStyleSheets" in document)) return () => {};
  const sheet = new Sheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}
