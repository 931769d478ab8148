import { type ReactNode, useEffect, useRef, useState } from "react";
import { contrastBetween, leastContrast } from "./contrast.ts";
import type { Token } from "./readTokens.ts";

/** The props of {@link ContrastList}. */
export interface ContrastListProps {
  readonly tokens: readonly Token[];
}

/** Lists the pairs of colours that are too close to each other where it is put. */
export function ContrastList({ tokens }: ContrastListProps): ReactNode {
  const section = useRef<HTMLElement>(null);
  const [low, setLow] = useState<readonly string[]>([]);
  useEffect(() => {
    const place = section.current;
    if (place) setLow(findLow(place, tokens));
  }, [tokens]);
  return (
    <section ref={section} aria-label="Contrast">
      <p role="status">
        {low.length === 0
          ? "Every pair of colours has the contrast that WCAG 2.2 AA asks for."
          : `${low.length} pairs of colours are too close to each other:`}
      </p>
      <ul>
        {low.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

function findLow(place: Element, tokens: readonly Token[]): readonly string[] {
  return tokens.flatMap(({ name, contrast }) =>
    (contrast?.on ?? []).flatMap((ground) => {
      const least = leastContrast[contrast?.as ?? "text"];
      const is = contrastBetween(place, name, ground);
      return is >= least ? [] : [`${name} on ${ground}: ${is.toFixed(2)} of ${least}`];
    }),
  );
}
