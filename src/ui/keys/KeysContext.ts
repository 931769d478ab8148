"use client";

import { createContext } from "react";

/** Whether single letters work around here: below a card or an inbox, unless they are turned off. */
export const KeysContext: React.Context<boolean> = createContext(false);
