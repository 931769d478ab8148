import { type Context, createContext } from "react";

/** What the toolbar holds, as the address of a story says it: `theme:primer;scheme:dark`. */
export const GlobalsContext: Context<string> = createContext("");
