"use client";

import { createContext } from "react";

/** The fields that nested data may still show without being asked to: all that one field of the form holds takes from the same. */
export interface Room {
  left: number;
}

/** Where a field is in nested data. */
export interface Nesting {
  /** 0 for a field of the form itself. */
  readonly depth: number;
  /** Absent at depth 0. */
  readonly room?: Room;
}

export const NestingContext: React.Context<Nesting> = createContext<Nesting>({ depth: 0 });
