import bootstrap from "bootstrap/dist/css/bootstrap-reboot.css?raw";
import tailwind4 from "tailwindcss/preflight.css?raw";
import tailwind3 from "tailwindcss-3/lib/css/preflight.css?raw";
import { onTestFinished } from "vitest";

/** What host apps put before everything else, as it reaches the browser. */
export const resets: readonly (readonly [name: string, css: string])[] = [
  ["Tailwind 3", withDefaults(tailwind3)],
  ["Tailwind 4", `@layer base { ${withDefaults(tailwind4)} }`],
  ["Tailwind 4, unlayered", withDefaults(tailwind4)],
  ["Bootstrap", bootstrap],
];

/** Puts a reset into the page, after our own styles: where two rules weigh the same, it wins. */
export function applyReset(css: string): HTMLStyleElement {
  const style = document.createElement("style");
  style.textContent = css;
  document.head.append(style);
  onTestFinished(() => style.remove());
  return style;
}

/** Tailwind's compiler fills `theme()` in; without a theme of the app's own it takes what stands as the fallback. */
function withDefaults(css: string): string {
  return css.replace(/(?:--)?theme\(\s*[^,]+,\s*([^)]*)\)/g, "$1");
}
