"use client";

import type { Finding } from "../../safety/finding.js";
import { useMessages } from "../useMessages.js";
import { findingText } from "./findingText.js";
import { useFindingMessages } from "./useFindingMessages.js";

/** Returns the function that says a finding in the language of the nearest `HostProvider`. */
export function useFindingText(): (finding: Finding) => string {
  const messages = useFindingMessages();
  const { locale } = useMessages();
  return (finding) => findingText(messages, locale, finding);
}
