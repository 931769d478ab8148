"use client";

import type { ReactNode } from "react";
import type { KindWords, RequestFact } from "../../react/kind.js";
import { ServerText } from "../../ui/ServerText.js";
import { useLocale } from "../../ui/useLocale.js";
import { shorten } from "../InboxText.js";
import type { ComparedFact } from "./compareFacts.js";
import { useSelectionMessages } from "./useSelectionMessages.js";

const mostValues = 4;
/** Even what is to be seen whole is shortened beyond this: a kind does not let it be allowed here. */
const longestWhole = 500;

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
        {facts.map(({ name, values, isWhole }) => {
          const shown = isWhole ? values : values.slice(0, mostValues);
          return (
            <div key={name} className="mcp-selection-fact">
              <dt>{labels[name] ?? name}</dt>
              {shown.map(({ value, count }) => (
                <dd key={JSON.stringify(value)}>
                  <FactText value={value} isWhole={isWhole} />
                  {values.length > 1 && <Times count={count} />}
                </dd>
              ))}
              {values.length > shown.length && (
                <dd>{more({ count: values.length - shown.length })}</dd>
              )}
            </div>
          );
        })}
      </dl>
    </div>
  );
}

function FactText({ value, isWhole }: Pick<RequestFact, "value" | "isWhole">): ReactNode {
  const { none } = useSelectionMessages();
  const locale = useLocale();
  if (typeof value === "number") return new Intl.NumberFormat(locale).format(value);
  const written =
    typeof value === "string" ? value : new Intl.ListFormat(locale, { type: "unit" }).format(value);
  const text = isWhole && written.length <= longestWhole ? written : shorten(written);
  return text === "" ? none : <ServerText>{text}</ServerText>;
}

function Times({ count }: { readonly count: number }): ReactNode {
  return (
    <span className="mcp-selection-times">{` × ${new Intl.NumberFormat(useLocale()).format(count)}`}</span>
  );
}
