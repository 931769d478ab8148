import type { Preview } from "@storybook/react-vite";
import { locales } from "../stories/support/locales.ts";
import { initialLook, themes } from "./look.ts";

/** What the toolbar holds until somebody chooses. */
export const initialGlobals: NonNullable<Preview["initialGlobals"]> = {
  ...initialLook,
  locale: "en",
  direction: "auto",
};

/** The menus of the toolbar. */
export const globalTypes: NonNullable<Preview["globalTypes"]> = {
  theme: menu("Theme", "paintbrush", themes),
  scheme: menu("Scheme", "mirror", { light: "Light", dark: "Dark" }),
  density: menu("Density", "component", { comfortable: "Comfortable", compact: "Compact" }),
  locale: menu(
    "Language",
    "globe",
    Object.fromEntries(Object.entries(locales).map(([tag, [title]]) => [tag, title])),
  ),
  direction: menu("Direction", "transfer", {
    auto: "As the language is written",
    ltr: "Left to right",
    rtl: "Right to left",
  }),
  motion: menu("Motion", "lightning", { full: "Motion", none: "No motion" }),
};

type Menu = NonNullable<Preview["globalTypes"]>[string];
type Icon = NonNullable<NonNullable<Menu["toolbar"]>["icon"]>;

function menu(title: string, icon: Icon, choices: Readonly<Record<string, string>>): Menu {
  const items = Object.entries(choices).map(([value, choice]) => ({ value, title: choice }));
  return { description: title, toolbar: { title, icon, items, dynamicTitle: true } };
}
