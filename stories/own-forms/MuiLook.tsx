import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { createTheme, ThemeProvider } from "@mui/material/styles";
import rtlPlugin from "@mui/stylis-plugin-rtl";
import { type ReactNode, useContext } from "react";
import { ToolbarContext } from "../support/ToolbarContext.ts";
import "./mui.css";

declare module "@mui/material/styles" {
  interface CssThemeVariables {
    enabled: true;
  }
}

const looks = {
  ltr: { theme: themeOf("ltr"), cache: createCache({ key: "mui" }) },
  rtl: {
    theme: themeOf("rtl"),
    cache: createCache({ key: "mui-rtl", stylisPlugins: [rtlPlugin] }),
  },
};

function themeOf(direction: "ltr" | "rtl") {
  return createTheme({
    direction,
    // Its red on a surface that is lighter than MUI's own.
    colorSchemes: { light: true, dark: { palette: { error: { main: "#f6685e" } } } },
    cssVariables: { colorSchemeSelector: ".%s" },
  });
}

/** What an app on MUI has around everything, as MUI's documentation has it: its theme, light or dark, left to right or right to left as the page. */
export function MuiLook({ children }: { readonly children: ReactNode }): ReactNode {
  const { dir } = useContext(ToolbarContext);
  const { theme, cache } = looks[dir === "rtl" ? "rtl" : "ltr"];
  // The page chooses light or dark, by a class of its root element; MUI would choose for it.
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} colorSchemeNode={null}>
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
