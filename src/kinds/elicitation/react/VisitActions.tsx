"use client";

import type { ReactNode } from "react";
import { levelOf } from "../../../ui/findings/levelOf.js";
import { ElicitationActions } from "./ElicitationActions.js";
import { useElicitationContext } from "./ElicitationContext.js";
import { ElicitationVisit } from "./ElicitationVisit.js";
import { useUrlInspection } from "./hooks/useUrlInspection.js";

/** All that a person can do about a page to visit; where its address is dangerous, declining comes first. Renders a `<footer>` element. */
export function VisitActions(): ReactNode {
  const { elicitation } = useElicitationContext();
  const { inspection } = useUrlInspection({ question: elicitation });
  const isDangerous = inspection?.findings.some((finding) => levelOf(finding) === "danger");
  return (
    <ElicitationActions dangerous={isDangerous ?? false}>
      <ElicitationVisit />
    </ElicitationActions>
  );
}
