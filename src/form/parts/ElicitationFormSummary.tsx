"use client";

import { type ComponentProps, type ReactNode, useSyncExternalStore } from "react";
import { cx } from "../../ui/cx.js";
import { useVisibleText } from "../../ui/hidden-text/useVisibleText.js";
import { useMessages } from "../../ui/useMessages.js";
import type { FormIssue } from "../model/formIssue.js";
import { useElicitationFormProgress } from "../react/useElicitationFormProgress.js";
import { useFormContext } from "./FormContext.js";
import { failureText } from "./failureText.js";
import { focusInView, summaryId } from "./focusInView.js";
import { useFieldLabels } from "./words/useFieldLabel.js";
import { useIssueText } from "./words/useIssueText.js";

const mostListed = 10;

/** The props of `ElicitationForm.Summary`. */
export type ElicitationFormSummaryProps = Omit<ComponentProps<"div">, "children">;

/**
 * Explains why an attempt to send failed, or what the app found wrong itself, and leads to each field that is wrong. A screen reader hears it once for each attempt.
 * Renders a `<div>` element, or nothing.
 */
export function ElicitationFormSummary({
  className,
  ...props
}: ElicitationFormSummaryProps): ReactNode {
  const { control } = useFormContext();
  const messages = useMessages();
  const { form } = messages;
  const visible = useVisibleText();
  const { failure } = useElicitationFormProgress(control);
  const { subscribe, getState } = control.issues;
  const issues = useSyncExternalStore(subscribe, getState, getState);
  const labelOf = useFieldLabels(control);
  const describe = useIssueText(control);
  const wrong = control.fields.filter((field) =>
    failure?.fields.includes(field) ? issues.has(field.id) : isCustom(issues.get(field.id)),
  );
  if (wrong.length === 0 && (!failure || failure.fields.length > 0)) return null;
  return (
    <div {...props} id={summaryId(control)} className={cx("mcp-form-summary", className)}>
      <p key={failure?.attempt} role="alert" className="mcp-form-summary-title">
        {failure ? failureText(messages, failure) : form.summary({ count: wrong.length })}
      </p>
      <ul className="mcp-form-summary-list">
        {wrong.slice(0, mostListed).map((field) => (
          <li key={field.id}>
            <button
              type="button"
              className="mcp-form-summary-link"
              onClick={() => focusInView(control, field)}
            >
              {form.summaryLine({
                label: visible(labelOf(field)),
                issue: describe(field, issues.get(field.id) ?? []),
              })}
            </button>
          </li>
        ))}
        {wrong.length > mostListed && (
          <li>{form.summaryMore({ count: wrong.length - mostListed })}</li>
        )}
      </ul>
    </div>
  );
}

/** Whether the app found something wrong by itself, after an attempt to send or without one. */
function isCustom(issues: readonly FormIssue[] = []): boolean {
  return issues.some(({ code }) => code === "custom");
}
