"use client";

import { ServerText } from "mcp-host-ui";
import { beginningOf } from "mcp-host-ui/kind";
import type { ReactNode } from "react";

/** The props of `Facts`. */
export interface FactsProps {
  /** Names and values; one that is not known is left out. */
  readonly facts: readonly (readonly [name: string, value: string | undefined])[];
}

/** Facts with their names. Renders a `<dl>` element. */
export function Facts({ facts }: FactsProps): ReactNode {
  return (
    <dl className="mcp-devtools-facts">
      {facts.map(
        ([name, value]) =>
          value !== undefined && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <ServerText>{beginningOf(value, 500)}</ServerText>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
