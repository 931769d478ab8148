"use client";

import { lazy, type ReactNode, Suspense } from "react";
import { PromptBody } from "../prompt/PromptBody.js";
import { ElicitationActions } from "./ElicitationActions.js";
import { ElicitationIntro } from "./ElicitationIntro.js";
import { ElicitationNotice } from "./ElicitationNotice.js";

// Most servers ask to fill in forms: what judges and opens addresses loads with the first one.
const Address = lazy(async () => ({
  default: (await import("./ElicitationAddress.js")).ElicitationAddress,
}));
const Visit = lazy(async () => ({
  default: (await import("./ElicitationVisit.js")).ElicitationVisit,
}));

/** A request to visit a page: where it leads, how far the visit got, and the controls that open it. */
export function VisitContent(): ReactNode {
  return (
    <div className="mcp-question-content">
      <PromptBody>
        <ElicitationIntro />
        <ElicitationNotice />
        <Suspense fallback={null}>
          <Address />
        </Suspense>
      </PromptBody>
      <ElicitationActions>
        <Suspense fallback={null}>
          <Visit />
        </Suspense>
      </ElicitationActions>
    </div>
  );
}
