import type { Decorator } from "@storybook/react-vite";
import { type ReactNode, useLayoutEffect, useMemo } from "react";
import { locales } from "../stories/support/locales.ts";
import { ToolbarContext } from "../stories/support/ToolbarContext.ts";
import { applyLook, type Look, lookOf } from "./look.ts";

/** Puts the toolbar's choices where an app has them: on the page's root element and in its `HostProvider`. */
export const onPage: Decorator = (story, { globals }) => (
  <Page
    locale={String(globals.locale)}
    direction={String(globals.direction)}
    look={lookOf(globals)}
  >
    {story()}
  </Page>
);

interface PageProps {
  readonly look: Look;
  readonly locale: string;
  readonly direction: string;
  readonly children: ReactNode;
}

function Page({ look, locale, direction, children }: PageProps): ReactNode {
  const messages = locales[locale]?.[1];
  const dir = direction === "ltr" || direction === "rtl" ? direction : directionOf(locale);
  useLayoutEffect(() => {
    applyLook(look);
    document.documentElement.lang = locale;
    document.documentElement.dir = dir;
  });
  const settings = useMemo(() => ({ ...(messages && { messages }), dir }), [messages, dir]);
  return <ToolbarContext.Provider value={settings}>{children}</ToolbarContext.Provider>;
}

function directionOf(locale: string): "ltr" | "rtl" {
  return /^(ar|fa|he|ur)\b/.test(locale) ? "rtl" : "ltr";
}
