"use client";

import type { ComponentProps, ReactNode } from "react";
import type { Messages } from "../../messages/messages.js";
import { cx } from "../../ui/cx.js";
import { useVisibleText } from "../../ui/hidden-text/useVisibleText.js";
import { useGrowing } from "../../ui/useGrowing.js";
import { useMessages } from "../../ui/useMessages.js";
import type { FormProblem } from "../model/readElicitationForm.js";
import { useFormContext } from "./FormContext.js";
import { fieldLabel } from "./words/fieldLabel.js";

/** So many are rendered at once; the rest follow a moment later. */
const atOnce = 100;

/** The props of `ElicitationForm.Problems`. */
export interface ElicitationFormProblemsProps extends Omit<ComponentProps<"div">, "children"> {
  /** Whether to also name the problems that cost the user nothing. @default false */
  readonly notes?: boolean | undefined;
}

/** Names what the server asks for and the form cannot show. Renders a `<div>` element, or nothing. */
export function ElicitationFormProblems({
  notes = false,
  className,
  ...props
}: ElicitationFormProblemsProps): ReactNode {
  const visible = useVisibleText();
  const { answerable, problems } = useFormContext().control;
  const { form, problems: messages } = useMessages();
  const named = problems.filter(
    ({ code, severity }) => notes || severity !== "note" || code === "number-rounded",
  );
  const count = useGrowing(named.length, atOnce);
  if (named.length === 0) return null;
  return (
    <div
      {...props}
      className={cx("mcp-form-problems", className)}
      data-answerable={answerable || undefined}
    >
      <p className="mcp-form-summary-title">{answerable ? form.problems : form.unanswerable}</p>
      <ul className="mcp-form-summary-list">
        {named.slice(0, count).map((problem) => (
          <li key={`${problem.code} ${problem.path.join(" ")}`}>
            {sentenceOf(messages, problem, (name) => visible(fieldLabel({ name }) || form.unnamed))}
          </li>
        ))}
      </ul>
    </div>
  );
}

function sentenceOf(
  messages: Messages["problems"],
  { code, path, severity }: FormProblem,
  labelOf: (name: string) => string,
): string {
  const [name] = path;
  const reason = messages[code];
  if (name === undefined) return reason;
  const label = labelOf(name);
  return severity === "note"
    ? messages.noted({ label, reason })
    : messages.hidden({ label, reason });
}
