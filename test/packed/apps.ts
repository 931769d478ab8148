import { installedBy, minimalApp, nextApp, readSource } from "./exampleApps.ts";
import type { FreshApp } from "./freshApp.ts";
import { type Scheme, schemes, unsaid } from "./schemes.ts";

/** An app whose looks are compared, built and in development. */
export interface LookedAt {
  readonly name: string;
  readonly make: () => Promise<FreshApp>;
  /** The button that lets its server ask. */
  readonly button: string;
  /** The ways in which it may be light or dark. */
  readonly ways: readonly Scheme[];
  /** What a dialog is made of in it; without it the app has a palette of its own. */
  readonly surface?: Readonly<Record<"light" | "dark", string>>;
  /** Whether it waits for `npm run test:deep`: another app has the same way to its stylesheets. */
  readonly isDeep?: boolean;
}

const ask = "Let the server ask me something";
const neutral = { light: "rgb(255, 255, 255)", dark: "rgb(27, 29, 34)" };
const primer = { light: "rgb(255, 255, 255)", dark: "rgb(13, 17, 23)" };

/** How apps turn a page light or dark, after the system or after a class. */
const ownWays = `
.dark { color-scheme: dark }
.light { color-scheme: light }
.system { color-scheme: light dark }
@layer app { .layered { color-scheme: dark } }
`;

const palette = readSource("stories/theming/shadcn.css");
const slate = readSource("test/browser/themes/shadcnSlate.css");
/** The same palette as bare channels, as projects on Tailwind 3 have it. */
const channels = slate.replaceAll(/hsl\(([^)]*)\)/g, "$1");

const withTailwind4 = {
  "vite.config.js": `
    import tailwindcss from "@tailwindcss/vite";
    export default { plugins: [tailwindcss()] };
  `,
};
const withTailwind3 = {
  "vite.config.js": `
    import tailwindcss from "tailwindcss-3";
    export default { css: { postcss: { plugins: [tailwindcss({ content: ["./main.tsx"] })] } } };
  `,
};

/** What is compared. */
export const apps: readonly LookedAt[] = [
  {
    name: "examples/minimal",
    // Installed as README says.
    make: () => minimalApp({ dependencies: installedBy("README.md", "vite") }),
    button: ask,
    ways: unsaid,
    surface: neutral,
  },
  // Built twice by Next.js, for a minute and more; `test/e2e/nextApp.spec.ts` opens it built with every change.
  deep({
    name: "examples/next-app",
    make: nextApp,
    button: "Book a trip",
    ways: unsaid,
    surface: neutral,
  }),
  styled("an app with schemes of its own", ["styles.css"], "", neutral),
  deep(styled("an app with the theme primer", ["styles.css", "themes/primer.css"], "", primer)),
  styled(
    "an app in layers on Tailwind 4",
    ["styles.layer.css", "themes/contrast.css layer(mcp-ui)"],
    '@import "tailwindcss";',
    { light: "rgb(255, 255, 255)", dark: "rgb(0, 0, 0)" },
    withTailwind4,
  ),
  deep(
    styled(
      "an app on Tailwind 4 and shadcn/ui",
      ["styles.css", "themes/shadcn.css"],
      `@import "tailwindcss"; ${palette}`,
      undefined,
      withTailwind4,
    ),
  ),
  deep(
    styled(
      "an app on Tailwind 3 and shadcn/ui",
      ["styles.css", "themes/shadcn-3.css"],
      `@tailwind base; ${channels}`,
      undefined,
      withTailwind3,
    ),
  ),
];

function deep(app: LookedAt): LookedAt {
  return { ...app, isDeep: true };
}

/** An app of `examples/minimal` with sheets of ours, css of its own and every way to be light or dark. */
function styled(
  name: string,
  sheets: readonly string[],
  css: string,
  surface: LookedAt["surface"],
  files?: Readonly<Record<string, string>>,
): LookedAt {
  const imports = sheets.map((sheet) => {
    const [path, ...layer] = sheet.split(" ");
    return `@import "mcp-host-ui/${path}" ${layer.join(" ")};`;
  });
  // Imports stand before everything else.
  const [, first = "", rest = ""] = /^((?:@import [^;]+;)?)(.*)$/s.exec(css) ?? [];
  const whole = [first, ...imports, rest, ownWays].join("\n");
  const make = () => minimalApp({ css: whole, ...(files && { files }) });
  return { name, make, button: ask, ways: schemes, ...(surface && { surface }) };
}
