"use client";

import { type ReactNode, useSyncExternalStore } from "react";
import { useHostSettings } from "../../react/HostContext.js";
import type { Finding } from "../../safety/finding.js";
import type { FindingsProps } from "../../ui/findings/Findings.js";
import { type FormInspection, isDanger } from "../model/inspectForm.js";
import { useFormContext } from "./FormContext.js";
import { LazyFindings } from "./lazyFindings.js";

/** The props of `ElicitationForm.Findings`. */
export type ElicitationFormFindingsProps = Omit<FindingsProps, "findings">;

/**
 * Explains what is suspicious about a form as a whole, hidden text, say, and what is dangerous in any field of it. Renders
 * a `<section>` element, or nothing; where the form could not be inspected, a `<button>` element too, which tries again.
 */
export function ElicitationFormFindings(props: ElicitationFormFindingsProps): ReactNode {
  const { inspector } = useHostSettings().safety;
  const { control } = useFormContext();
  const { subscribe, getState } = control.inspection;
  const read = () => somethingIn(getState());
  const found = useSyncExternalStore(subscribe, read, read);
  if (!found) return null;
  const { phase } = found;
  const inspectAgain = () => void control.inspect(inspector);
  return (
    <LazyFindings
      {...props}
      findings={findingsIn(found)}
      onRetry={phase === "failed" ? inspectAgain : undefined}
    />
  );
}

/** Most forms have nothing to say, and need not render to say it. */
function somethingIn(inspection: FormInspection): FormInspection | undefined {
  return findingsIn(inspection).length > 0 ? inspection : undefined;
}

/** Shows a danger for the whole form, before anybody comes to its field; whatever else is found stands beside its field alone. */
function findingsIn({ byField, rest }: FormInspection): readonly Finding[] {
  return [...[...byField.values()].flat().filter(isDanger), ...rest];
}
