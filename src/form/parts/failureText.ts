import type { CoreMessages } from "../../messages/core.js";
import type { FormFailure } from "../react/elicitationFormStore.js";

/** Explains in one sentence why an attempt to send failed. */
export function failureText(
  { form, prompt }: CoreMessages,
  { fields, issues, receipt }: FormFailure,
): string {
  if (fields.length > 0) return form.summary({ count: fields.length });
  if (issues.length > 0) return form.summaryWhole;
  const rejection = receipt?.done === false ? receipt.rejection : undefined;
  if (rejection === "settled") return form.settled;
  return rejection === "lost" ? prompt.maybeSent : form.notSent;
}
