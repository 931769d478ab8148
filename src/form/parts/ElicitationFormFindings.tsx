"use client";

import type { ReactNode } from "react";
import { useHostSettings } from "../../react/HostContext.js";
import type { FindingsProps } from "../../ui/findings/Findings.js";
import { useElicitationFormInspection } from "../react/useElicitationFormInspection.js";
import { useFormContext } from "./FormContext.js";
import { LazyFindings } from "./lazyFindings.js";

/** The props of `ElicitationForm.Findings`. */
export type ElicitationFormFindingsProps = Omit<FindingsProps, "findings">;

/**
 * Explains what is suspicious about a form as a whole: hidden text, say. Renders a `<section>` element, or nothing; where
 * the form could not be inspected, a `<button>` element too, which tries again.
 */
export function ElicitationFormFindings(props: ElicitationFormFindingsProps): ReactNode {
  const { inspector } = useHostSettings();
  const { control } = useFormContext();
  const { phase, rest } = useElicitationFormInspection(control);
  if (rest.length === 0) return null;
  const inspectAgain = () => void control.inspect(inspector);
  return (
    <LazyFindings
      {...props}
      findings={rest}
      onRetry={phase === "failed" ? inspectAgain : undefined}
    />
  );
}
