"use client";

import { createContext } from "react";

/** The depth of a field in nested data; 0 for a field of the form itself. */
export const NestingContext: React.Context<number> = createContext(0);
