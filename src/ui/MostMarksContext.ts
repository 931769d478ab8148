"use client";

import { type Context, createContext } from "react";

/** How many marks of hidden text one text gets, where many texts stand together. */
export const MostMarksContext: Context<number> = createContext(40);
