import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";

/** Every colour that a page is drawn in, and where its marks point. */
export interface Look {
  /** What each documented token comes to, where dialogs are put. */
  readonly tokens: Readonly<Record<string, string>>;
  /** The colours of every element, in the page's order. */
  readonly elements: readonly string[];
  /** Where the marks of a fold and of a list of choices would point in the dialog. */
  readonly marks: readonly string[];
}

const tokenSheet = join("node_modules", "mcp-host-ui", "dist", "tokens.css");

/** Reads the {@link Look} of a page as it stands. */
export function readLook(page: Page): Promise<Look> {
  return page.evaluate(lookHere, colourTokens());
}

/** The tokens that hold a colour, as the tarball documents them. */
function colourTokens(): readonly string[] {
  const css = readFileSync(join(process.env.PACKED_HOUSE ?? "", tokenSheet), "utf8");
  const declared = [...css.matchAll(/^ {2}(--mcp-[\w-]+): (?:light-dark\(|var\(--mcp-accent\))/gm)];
  const names = declared.map(([, name = ""]) => name);
  if (names.length < 15) throw new Error(`tokens.css declares ${names.length} colours only.`);
  return names;
}

function lookHere(tokens: readonly string[]): Look {
  const properties = [
    "color",
    "background-color",
    "background-image",
    "border-top-color",
    "border-right-color",
    "border-bottom-color",
    "border-left-color",
    "outline-color",
    "box-shadow",
    "accent-color",
    "caret-color",
    "text-decoration-color",
    "fill",
    "stroke",
  ];
  const drawn = ["", "::before", "::after", "::placeholder", "::backdrop"];
  const elements = [...document.querySelectorAll("html, body, body *")]
    .filter((element) => !element.matches("script, style, nextjs-portal, next-route-announcer"))
    .flatMap((element) =>
      drawn.map((part) => {
        const style = getComputedStyle(element, part);
        const colours = properties.map((name) => `${name}: ${style.getPropertyValue(name)}`);
        return `${element.localName}.${element.className}${part} { ${colours.join("; ")} }`;
      }),
    );
  const probe = document.body.appendChild(document.createElement("i"));
  const values = tokens.map((name) => {
    probe.style.backgroundColor = `var(${name})`;
    return [name, getComputedStyle(probe).backgroundColor];
  });
  probe.remove();
  const surface = document.querySelector("[lang][dir]:not(html)") ?? document.body;
  const fold = surface.appendChild(document.createElement("summary"));
  fold.className = "mcp-fold-summary";
  const list = surface.appendChild(document.createElement("select"));
  list.className = "mcp-form-select";
  const marks = [
    `fold: ${getComputedStyle(fold, "::before").rotate}`,
    `list: ${getComputedStyle(list).backgroundPosition}`,
  ];
  fold.remove();
  list.remove();
  return { elements, tokens: Object.fromEntries(values), marks };
}
