"use client";

import { type ReactNode, Suspense } from "react";
import { useElicitationFormInspection } from "../../../hooks/elicitation-form/useElicitationFormInspection.js";
import type { FindingsProps } from "../../safety/Findings.js";
import { useFormContext } from "./FormContext.js";
import { LazyFindings } from "./lazyFindings.js";

/** The props of `ElicitationForm.Findings`. */
export type ElicitationFormFindingsProps = Omit<FindingsProps, "findings">;

/** Says what is suspicious about a form as a whole: hidden text, say. Renders a `<section>` element, or nothing. */
export function ElicitationFormFindings(props: ElicitationFormFindingsProps): ReactNode {
  const { rest } = useElicitationFormInspection(useFormContext().control);
  if (rest.length === 0) return null;
  return (
    <Suspense>
      <LazyFindings {...props} findings={rest} />
    </Suspense>
  );
}
