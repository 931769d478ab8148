/** How the page around a story looks. */
export interface Look {
  readonly theme: string;
  readonly scheme: string;
  readonly density: string;
  readonly motion: string;
}

/** How a page looks until somebody chooses. */
export const initialLook: Look = {
  theme: "neutral",
  scheme: "light",
  density: "comfortable",
  motion: "full",
};

/** Every theme that the toolbar offers, by the value of `data-mcp-theme`. */
export const themes: Readonly<Record<string, string>> = {
  neutral: "Neutral",
  shadcn: "shadcn/ui",
  contrast: "High contrast",
  vscode: "VS Code",
  primer: "Primer",
  radix: "Radix",
  material: "Material",
};

/** The look in what the toolbar holds. */
export function lookOf(globals: Readonly<Record<string, unknown>>): Look {
  return {
    theme: String(globals.theme),
    scheme: String(globals.scheme),
    density: String(globals.density),
    motion: String(globals.motion),
  };
}

/** Gives the page a look, as apps do: by attributes of its root element, and by the class that shadcn/ui has for the dark. */
export function applyLook({ theme, scheme, density, motion }: Look): void {
  const { dataset, classList } = document.documentElement;
  dataset.mcpTheme = theme;
  dataset.mcpDensity = density;
  dataset.scheme = scheme;
  dataset.motion = motion;
  classList.toggle("dark", scheme === "dark");
}
