"use client";

import type { ReactNode } from "react";
import type { KindWords, RequestFact } from "../../react/kind.js";
import { ServerText } from "../../ui/ServerText.js";
import { useLocale } from "../../ui/useLocale.js";
import { shorten } from "../InboxText.js";
import type { ComparedFact } from "./compareFacts.js";
import { useSelectionMessages } from "./useSelectionMessages.js";

const mostValues = 4;

/** The props of `FactList`. */
export interface FactListProps {
  readonly title: string;
  readonly facts: readonly ComparedFact[];
  readonly labels: KindWords["facts"];
}

/** Facts about several requests, with all their values. Renders a `<div>` element, or nothing if there are none. */
export function FactList({ title, facts, labels = {} }: FactListProps): ReactNode {
  const { more } = useSelectionMessages();
  if (facts.length === 0) return null;
  return (
    <div className="mcp-selection-facts">
      <p className="mcp-selection-subtitle">{title}</p>
      <dl className="mcp-selection-list">
        {facts.map(({ name, values }) => (
          <div key={name} className="mcp-selection-fact">
            <dt>{labels[name] ?? name}</dt>
            {values.slice(0, mostValues).map(({ value, count }) => (
              <dd key={JSON.stringify(value)}>
                <FactText value={value} />
                {values.length > 1 && <Times count={count} />}
              </dd>
            ))}
            {values.length > mostValues && <dd>{more({ count: values.length - mostValues })}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}

function FactText({ value }: Pick<RequestFact, "value">): ReactNode {
  const { none } = useSelectionMessages();
  const locale = useLocale();
  if (typeof value === "number") return new Intl.NumberFormat(locale).format(value);
  const text =
    typeof value === "string"
      ? shorten(value)
      : shorten(new Intl.ListFormat(locale, { type: "unit" }).format(value));
  return text === "" ? none : <ServerText>{text}</ServerText>;
}

function Times({ count }: { readonly count: number }): ReactNode {
  return (
    <span className="mcp-selection-times">{` × ${new Intl.NumberFormat(useLocale()).format(count)}`}</span>
  );
}
