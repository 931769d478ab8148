import type { HostProviderProps } from "mcp-host-ui";
import { type Context, createContext } from "react";

/** What the toolbar says about language: for the `HostProvider` of a story. */
export type ToolbarSettings = Pick<HostProviderProps, "messages" | "dir">;

/** Hands the toolbar's language down to the stories. */
export const ToolbarContext: Context<ToolbarSettings> = createContext<ToolbarSettings>({});
