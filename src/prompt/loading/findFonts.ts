/** The sizes and weights of what a question says. */
const sizes = ["--mcp-font-size", "--mcp-font-size-small", "--mcp-font-size-large"];
const weights = [400, 600];

/**
 * Has the browser find the fonts of questions, by the tokens of the page's root, so that the first question need not wait
 * for that. Text is measured for a canvas that is in no page: that lays out nothing.
 */
export function findFonts(): void {
  const tokens = getComputedStyle(document.documentElement);
  const canvas = document.createElement("canvas").getContext("2d");
  if (!canvas) return;
  for (const size of sizes)
    for (const weight of weights) {
      // What is no font, as where our styles are missing, changes nothing.
      canvas.font = `${weight} ${tokens.getPropertyValue(size)} ${tokens.getPropertyValue("--mcp-font")}`;
      canvas.measureText("“A question?” …");
    }
}
