"use client";

import type { ReactNode } from "react";
import type { Outcome } from "../../host/outcome.js";
import { useVisibleText } from "../../ui/hidden-text/useVisibleText.js";
import { useMessages } from "../../ui/useMessages.js";
import { withdrawalWords } from "./withdrawalWords.js";

/** The server's own words on why it took its question back. Renders a `<p>` element, or nothing if it said nothing. */
export function WithdrawalMessage({ outcome }: { readonly outcome: Outcome }): ReactNode {
  const { ending } = useMessages();
  const visible = useVisibleText();
  const words = withdrawalWords(outcome);
  if (words === undefined) return null;
  const message = visible(words);
  return <p className="mcp-notice-text">{ending.withdrawalMessage({ message })}</p>;
}
