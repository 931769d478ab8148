"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import type { Finding } from "../../safety/finding.js";
import { mergeProps } from "../mergeProps.js";
import { useFindingMessages } from "./useFindingMessages.js";
import { useFindingText } from "./useFindingText.js";

/** The props of `Findings`. */
export interface FindingsProps extends Omit<ComponentProps<"section">, "children"> {
  /** The findings. */
  readonly findings: readonly Finding[];
}

/** Explains in plain words what was found in what a server sent. Renders a `<section>` element, or nothing without findings. */
export function Findings({ findings, ...props }: FindingsProps): ReactNode {
  const messages = useFindingMessages();
  const textOf = useFindingText();
  const heading = useId();
  const texts = [...new Set(findings.map(textOf))];
  if (texts.length === 0) return null;
  return (
    <section
      // A list of warnings is no landmark, of which a page with two questions would have two of one name.
      role="group"
      {...mergeProps({ "aria-labelledby": heading, className: "mcp-findings" }, props)}
      data-severity={gravest(findings)}
    >
      <p id={heading} className="mcp-findings-heading">
        {messages.heading({ count: texts.length })}
      </p>
      <ul className="mcp-findings-list">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}

const order = ["notice", "warning", "danger", "refuse"] as const;

function gravest(findings: readonly Finding[]): Finding["severity"] {
  const ranks = findings.map(({ severity }) => order.indexOf(severity));
  return order[ranks.reduce((gravest, rank) => Math.max(gravest, rank), 0)] ?? "notice";
}
