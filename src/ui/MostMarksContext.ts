"use client";

import { type Context, createContext } from "react";

/** The most marks of hidden text that one text gets, where many texts stand together. */
export const MostMarksContext: Context<number> = createContext(40);
