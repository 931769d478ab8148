"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import type { Finding } from "../../safety/finding.js";
import { Announcement } from "../Announcement.js";
import { Icon } from "../Icon.js";
import { mergeProps } from "../mergeProps.js";
import { byGravity, levelOf } from "./levelOf.js";
import { useFindingMessages } from "./useFindingMessages.js";
import { useFindingText } from "./useFindingText.js";

/** The props of `Findings`. */
export interface FindingsProps extends Omit<ComponentProps<"section">, "children"> {
  /** The findings. */
  readonly findings: readonly Finding[];
}

/**
 * Explains in plain words what was found in what a server sent, the gravest as its heading. Notices are a line; warnings
 * a box; dangers a banner that is announced. Renders a `<section>` element, or nothing without findings.
 */
export function Findings({ findings, ...props }: FindingsProps): ReactNode {
  const { levels, headings } = useFindingMessages();
  const textOf = useFindingText();
  const heading = useId();
  const [gravest] = byGravity(findings);
  const texts = [...new Set(byGravity(findings).map(textOf))];
  const warned = gravest && headingOf(headings, gravest.code);
  const [worst, ...others] = warned === undefined ? texts : [warned, ...texts];
  if (!gravest || worst === undefined) return null;
  const level = levelOf(gravest);
  return (
    <section
      // A list of warnings is no landmark, of which a page with two questions would have two of one name.
      role="group"
      {...mergeProps({ "aria-labelledby": heading, className: "mcp-findings" }, props)}
      data-level={level}
      data-severity={gravest.severity}
    >
      <Icon name={level} />
      <p id={heading} className="mcp-findings-heading">
        <span className="mcp-visually-hidden">{`${levels[level]}:`}</span> {worst}
      </p>
      {others.length === 1 && <p className="mcp-findings-text">{others}</p>}
      {others.length > 1 && (
        <ul className="mcp-findings-list">
          {others.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {level === "danger" && <Announcement>{`${levels.danger}: ${worst}`}</Announcement>}
    </section>
  );
}

function headingOf(headings: Readonly<Record<string, string>>, code: string): string | undefined {
  return Object.hasOwn(headings, code) ? headings[code] : undefined;
}
