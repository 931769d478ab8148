import contrast from "mcp-host-ui/themes/contrast.css?inline";
import poster from "mcp-host-ui/themes/poster.css?inline";
import shadcn from "mcp-host-ui/themes/shadcn.css?inline";
import { onTestFinished } from "vitest";
import neutralPalette from "../../../stories/theming/shadcn.css?inline";
import slatePalette from "./shadcnSlate.css?inline";

/** Every theme, with what an app declares besides. */
export const themes: readonly (readonly [name: string, ...css: string[]])[] = [
  ["neutral"],
  ["contrast", contrast],
  ["poster", poster],
  ["shadcn", shadcn, neutralPalette],
  ["shadcn in slate", shadcn, slatePalette],
];

/** Puts stylesheets into the page, as imports do. */
export function applyStyles(...sheets: readonly string[]): void {
  for (const css of sheets) {
    const style = document.head.appendChild(document.createElement("style"));
    style.textContent = css;
    onTestFinished(() => style.remove());
  }
}

/** Turns the page light or dark, in each of the ways that apps do it. */
export function applyScheme(scheme: "light" | "dark"): void {
  const page = document.documentElement;
  page.style.colorScheme = scheme;
  page.classList.toggle("dark", scheme === "dark");
  onTestFinished(() => {
    page.removeAttribute("style");
    page.classList.remove("dark");
  });
}
