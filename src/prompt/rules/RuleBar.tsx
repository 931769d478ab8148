"use client";

import { type ReactNode, useContext } from "react";
import { createPortal } from "react-dom";
import { useHostSettings } from "../../react/HostContext.js";
import { BarsContext } from "../banner/BarsContext.js";
import { MadeRules } from "./MadeRules.js";
import { useNewRules } from "./useNewRules.js";

/** Tells among the bars that rules were made. Renders a `<section>` element, or nothing. */
export function RuleBar(): ReactNode {
  const rules = useNewRules();
  const bars = useContext(BarsContext);
  const { container } = useHostSettings();
  if (!rules) return null;
  return createPortal(
    <MadeRules rules={rules} className="mcp-bar" />,
    bars ?? container ?? document.body,
  );
}
