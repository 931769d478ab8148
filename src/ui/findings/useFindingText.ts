"use client";

import type { Finding } from "../../safety/finding.js";
import { useFindingMessages } from "./useFindingMessages.js";

/** Returns the function that says a finding in the language of the nearest `HostProvider`. */
export function useFindingText(): (finding: Finding) => string {
  const { found, other } = useFindingMessages();
  return ({ code, params }) => found[code]?.(params) ?? other;
}
