"use client";

import { createContext } from "react";
import type { PrivateValue } from "../../../../safety/redaction/privateValue.js";

/** The values in the texts around that look private, and those of them that go out as they are. */
export interface MarkedValues {
  readonly values: readonly PrivateValue[];
  /** The placeholders of what goes out as it is. */
  readonly kept: ReadonlySet<string>;
}

export const RedactionContext: React.Context<MarkedValues | undefined> = createContext<
  MarkedValues | undefined
>(undefined);
