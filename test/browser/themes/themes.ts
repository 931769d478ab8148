import contrast from "mcp-host-ui/themes/contrast.css?inline";
import material from "mcp-host-ui/themes/material.css?inline";
import primer from "mcp-host-ui/themes/primer.css?inline";
import radix from "mcp-host-ui/themes/radix.css?inline";
import shadcn from "mcp-host-ui/themes/shadcn.css?inline";
import shadcn3 from "mcp-host-ui/themes/shadcn-3.css?inline";
import vscode from "mcp-host-ui/themes/vscode.css?inline";
import { onTestFinished } from "vitest";
import neutralPalette from "../../../stories/theming/shadcn.css?inline";
import slatePalette from "./shadcnSlate.css?inline";

/** The same palette as bare channels, as projects on Tailwind 3 have it. */
const channelsPalette = slatePalette.replaceAll(/hsl\(([^)]*)\)/g, "$1");

/** Every theme, with what an app declares besides. */
export const themes: readonly (readonly [name: string, ...css: string[]])[] = [
  ["neutral"],
  ["contrast", contrast],
  ["vscode", vscode],
  ["primer", primer],
  ["radix", radix],
  ["material", material],
  ["shadcn", shadcn, neutralPalette],
  ["shadcn in slate", shadcn, slatePalette],
  ["shadcn on Tailwind 3", shadcn3, channelsPalette],
];

/** Puts stylesheets into the page, as imports do. */
export function applyStyles(...sheets: readonly string[]): void {
  for (const css of sheets) {
    const style = document.head.appendChild(document.createElement("style"));
    style.textContent = css;
    onTestFinished(() => style.remove());
  }
}

/** Takes away the stylesheets that the page has: those of other tests stay in it. */
export function withoutStyles(): void {
  for (const sheet of document.styleSheets) {
    if (sheet.disabled) continue;
    sheet.disabled = true;
    onTestFinished(() => {
      sheet.disabled = false;
    });
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
