"use client";

import { createContext } from "react";

/** Where bars stand one above the other; without it each stands by itself. */
export const BarsContext: React.Context<HTMLElement | null> = createContext<HTMLElement | null>(
  null,
);
