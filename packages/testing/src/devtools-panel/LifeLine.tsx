"use client";

import { ServerText } from "mcp-host-ui";
import type { ReactNode } from "react";
import type { RecordedEvent } from "../devtools/recording.js";
import { saySpan, sayTime } from "./sayTime.js";

const labels: Readonly<Partial<Record<RecordedEvent["type"], string>>> = {
  hidden: "out of sight",
  aside: "put aside",
  resumed: "taken up again",
  typed: "typed into",
  answered: "answered, and can be taken back",
  "taken-back": "answer taken back",
  ruled: "ruled by",
  "call-over": "its call is over",
};

/** The props of `LifeLine`. */
export interface LifeLineProps {
  /** When it began, where that is no event of its own. */
  readonly askedAt?: number;
  readonly events: readonly RecordedEvent[];
}

/** Each event, in order, and how long after the beginning. Renders an `<ol>` element. */
export function LifeLine({ askedAt, events }: LifeLineProps): ReactNode {
  const asked = askedAt === undefined ? [] : [{ type: "asked" as const, at: askedAt }];
  const all: readonly (RecordedEvent | (typeof asked)[number])[] = [...asked, ...events];
  const start = all[0]?.at ?? 0;
  return (
    <ol aria-label="Life" className="mcp-devtools-life">
      {all.map((event, index) => (
        // Events are added at the end alone.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={index}>
          <span className="mcp-devtools-when">
            {index === 0 ? sayTime(event.at) : `+${saySpan(event.at - start)}`}
          </span>
          {` ${(event.type !== "asked" && labels[event.type]) || event.type} `}
          {"rule" in event && event.rule !== undefined && <ServerText>{event.rule}</ServerText>}
        </li>
      ))}
    </ol>
  );
}
