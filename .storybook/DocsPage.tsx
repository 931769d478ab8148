import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import {
  type PropsWithChildren,
  type ReactNode,
  useLayoutEffect,
  useSyncExternalStore,
} from "react";
import { themes } from "storybook/theming";
import { GlobalsContext } from "../stories/reference/GlobalsContext.ts";
import { type Globals, listenToGlobals, readGlobals } from "./globals.ts";
import { applyLook, lookOf } from "./look.ts";
import { initialGlobals } from "./toolbar.ts";

/** A page of documentation, light or dark as the toolbar says; so are the stories in its frames. */
export function DocsPage({ children, ...props }: PropsWithChildren<DocsContainerProps>): ReactNode {
  const globals = useSyncExternalStore(listenToGlobals, readGlobals);
  const look = lookOf(globals);
  const query = queryOf(globals);
  // Where Storybook's own frames find their stories.
  Object.assign(globalThis, {
    PREVIEW_URL: `iframe.html?${new URLSearchParams({ globals: query })}`,
  });
  useLayoutEffect(() => applyLook(look));
  return (
    <GlobalsContext.Provider value={query}>
      <DocsContainer
        {...props}
        key={query}
        theme={look.scheme === "dark" ? themes.dark : themes.light}
      >
        <main>{children}</main>
      </DocsContainer>
    </GlobalsContext.Provider>
  );
}

function queryOf(globals: Globals): string {
  return Object.keys(initialGlobals)
    .map((name) => `${name}:${String(globals[name])}`)
    .join(";");
}
