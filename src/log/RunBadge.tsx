"use client";

import type { ReactNode } from "react";
import type { LoggedRun } from "../host/log/logEntry.js";
import { useLocale } from "../ui/useLocale.js";
import { useLogMessages } from "./useLogMessages.js";

/** Shows how a run ended, and how long it took. Renders `<span>` elements. */
export function RunBadge({ run: { outcome, duration } }: { readonly run: LoggedRun }): ReactNode {
  const { runs } = useLogMessages();
  const number = new Intl.NumberFormat(useLocale(), { maximumFractionDigits: 1 });
  return (
    <>
      <span
        className="mcp-badge"
        data-tone={outcome === "done" ? "success" : undefined}
        data-outcome={outcome}
      >
        {runs[outcome]}
      </span>{" "}
      <span>{runs.seconds({ seconds: number.format(duration / 1_000) })}</span>
    </>
  );
}
