"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import { fieldLabel } from "../../../form/parts/words/fieldLabel.js";
import { Announcement } from "../../../ui/Announcement.js";
import { Fold } from "../../../ui/Fold.js";
import { useVisibleText } from "../../../ui/hidden-text/useVisibleText.js";
import { Icon } from "../../../ui/Icon.js";
import { mergeProps } from "../../../ui/mergeProps.js";
import { useMessages } from "../../../ui/useMessages.js";
import type { ToolRiskCause } from "../core/toolCall.js";
import { fieldsOf } from "./arguments/argumentFields.js";
import { LazyDifference } from "./arguments/LazyDifference.js";
import { useToolContext } from "./ToolContext.js";
import { useToolMessages } from "./useToolMessages.js";
import { useToolNames } from "./useToolNames.js";

/** The props of `ToolCall.Risk`. */
export type ToolRiskProps = Omit<ComponentProps<"section">, "children">;

/**
 * Shows each cause of the high risk, and what the server changed about the tool since the user allowed it. Announces the
 * first cause. Renders a `<section>` element, or nothing without causes.
 */
export function ToolRiskNotice(props: ToolRiskProps): ReactNode {
  const words = useToolMessages();
  const view = useToolContext();
  const textOf = useCauseText();
  const heading = useId();
  const { causes } = view.risk;
  const before = view.question.detail.allowedBefore;
  if (causes.length === 0 || view.status === "settled") return null;
  const own = {
    "aria-labelledby": heading,
    className: "mcp-findings mcp-question-danger mcp-tool-risk",
  };
  return (
    <section role="group" {...mergeProps(own, props)} data-level="danger" data-severity="danger">
      <Icon name="danger" />
      <p id={heading} className="mcp-findings-heading">
        {words.risk.heading}
      </p>
      <ul className="mcp-findings-list">
        {causes.map((cause) => (
          <li key={JSON.stringify(cause)}>{textOf(cause)}</li>
        ))}
      </ul>
      {before && (
        <Fold summary={words.changes}>
          <LazyDifference before={written(before)} after={written(view.tool)} />
        </Fold>
      )}
      <Announcement>{causes[0] ? textOf(causes[0]) : ""}</Announcement>
    </section>
  );
}

function written(definition: object): string {
  return JSON.stringify(definition, null, 2);
}

/** Returns the function that puts a cause into a sentence. */
function useCauseText(): (cause: ToolRiskCause) => string {
  const { risk, claims } = useToolMessages();
  const { form } = useMessages();
  const visible = useVisibleText();
  const view = useToolContext();
  const { assistant, server } = useToolNames(view);
  const labelOf = (argument: string) => {
    const field = fieldsOf(view.question.request).find(({ name }) => name === argument);
    return visible(fieldLabel(field ?? { name: argument }) || form.unnamed);
  };
  return (cause) => {
    switch (cause.code) {
      case "destructive":
        return claims.destructive({ server });
      case "credential":
        return risk.credential({
          secret: risk.secrets[cause.secret],
          server,
          argument: labelOf(cause.argument),
        });
      case "look-alike":
        return risk[cause.of]({ name: visible(cause.name), like: visible(cause.like) });
      case "hidden-text":
        return cause.argument === undefined
          ? risk.hiddenDefinition
          : risk.hidden({ argument: labelOf(cause.argument) });
      case "changed":
        return risk.changed({ server });
      case "careful":
        return risk.careful({ assistant });
    }
  };
}
