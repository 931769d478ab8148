import type { ReactNode } from "react";
import { Links } from "./Links.tsx";
import type { ReferenceIndexData } from "./page.ts";
import { Words } from "./Words.tsx";
import "./reference.css";

/** The props of {@link ReferenceIndex}. */
export interface ReferenceIndexProps {
  readonly page: ReferenceIndexData;
}

/** A page that lists others, each with its first sentence. */
export function ReferenceIndex({
  page: { heading, about, groups, hrefs },
}: ReferenceIndexProps): ReactNode {
  return (
    <article className="reference">
      <h1>{heading}</h1>
      <p className="reference-about">
        <Words text={about} hrefs={hrefs} />
      </p>
      {groups.map((group) => (
        <Links key={group.heading} {...group} />
      ))}
    </article>
  );
}
