"use client";

import type { ReactNode } from "react";
import { useVisibleText } from "../../../ui/hidden-text/useVisibleText.js";
import { useLocale } from "../../../ui/useLocale.js";
import type { Binary } from "./readBinary.js";
import { useToolMessages } from "./useToolMessages.js";

/** Shows the type, the size, and the digest of data that is no text. Renders a `<span>` element. */
export function BinaryValue({ type, bytes, digest }: Binary): ReactNode {
  const words = useToolMessages();
  const locale = useLocale();
  const visible = useVisibleText();
  const size = new Intl.NumberFormat(locale, { style: "unit", unit: "byte" }).format(bytes);
  return (
    <span className="mcp-tool-binary">
      {words.binary({ type: visible(type), size, digest: digest.slice(0, 16) })}
    </span>
  );
}
