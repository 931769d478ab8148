"use client";

import { createContext } from "react";
import type { PrivateValue } from "../../../../safety/redaction/privateValue.js";

/** What of the texts around looks private, and what of that goes out as it is. */
export interface MarkedValues {
  readonly values: readonly PrivateValue[];
  /** The placeholders of what goes out as it is. */
  readonly kept: readonly string[];
}

export const RedactionContext: React.Context<MarkedValues | undefined> = createContext<
  MarkedValues | undefined
>(undefined);
