import { type Context, createContext } from "react";

/** What the toolbar holds, as the address of a story says it: `theme:poster;scheme:dark`. */
export const GlobalsContext: Context<string> = createContext("");
