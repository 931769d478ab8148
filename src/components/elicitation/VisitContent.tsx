"use client";

import type { ReactNode } from "react";
import { ElicitationActions } from "./ElicitationActions.js";
import { ElicitationAddress } from "./ElicitationAddress.js";
import { ElicitationBody } from "./ElicitationBody.js";
import { ElicitationIntro } from "./ElicitationIntro.js";
import { ElicitationNotice } from "./ElicitationNotice.js";
import { ElicitationVisit } from "./ElicitationVisit.js";

/** A request to visit a page: where it leads, how far the visit got, and the controls that open it. */
export function VisitContent(): ReactNode {
  return (
    <div className="mcp-elicitation-content">
      <ElicitationBody>
        <ElicitationIntro />
        <ElicitationNotice />
        <ElicitationAddress />
      </ElicitationBody>
      <ElicitationActions>
        <ElicitationVisit />
      </ElicitationActions>
    </div>
  );
}
