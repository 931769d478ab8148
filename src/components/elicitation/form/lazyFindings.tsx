"use client";

import { type ComponentType, lazy } from "react";
import type { FindingsProps } from "../../safety/Findings.js";
import type { FindingTextProps } from "../../safety/FindingText.js";
import { useMessages } from "../../shared/useMessages.js";

/** Findings in plain words; loaded once there are any. Where that fails, it says that there are. */
export const LazyFindings: ComponentType<FindingsProps> = lazy(() =>
  import("../../safety/Findings.js").then(
    ({ Findings }) => ({ default: Findings }),
    () => ({ default: Suspicious }),
  ),
);

/** What was found about one thing, in one text; loaded and replaced in the same way. */
export const LazyFindingText: ComponentType<FindingTextProps> = lazy(() =>
  import("../../safety/FindingText.js").then(
    ({ FindingText }) => ({ default: FindingText }),
    () => ({ default: Suspicious }),
  ),
);

function Suspicious() {
  return useMessages().form.suspicious;
}
