import type { ReactElement } from "react";

/** Shows a value as JSON, under a name. Renders a `<figure>` element. */
export function Json({
  label,
  value,
}: {
  readonly label: string;
  readonly value: unknown;
}): ReactElement {
  return (
    <figure className="json">
      <figcaption className="json-label">{label}</figcaption>
      <pre className="json-value" dir="ltr">
        {write(value)}
      </pre>
    </figure>
  );
}

/** Invisible characters, which JSON lets through as they are, are written out. */
function write(value: unknown): string {
  return JSON.stringify(value, undefined, 2).replace(
    /[\p{Cf}\u007f-\u009f\u2028\u2029]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );
}
