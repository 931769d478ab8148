import { Fragment, type ReactNode } from "react";
import { PageAnchor } from "./PageAnchor.tsx";

/** The props of {@link Words} and {@link TypeText}. */
export interface WordsProps {
  readonly text: string;
  /** Where the names are explained that the text mentions. */
  readonly hrefs: Readonly<Record<string, string>>;
}

/** A docstring: what stands between backticks, or in a link, is code, and a link where it is known. */
export function Words({ text, hrefs }: WordsProps): ReactNode {
  const parts = text.replace(/\{@link\s+([^}|\s]+)[^}]*\}/g, "`$1`").split("`");
  return keyed(parts, (part, place) =>
    place % 2 === 0 ? part : <code>{linked(part, part.replace(/[<>]/g, ""), hrefs)}</code>,
  );
}

/** A type: the names that are explained somewhere lead there. */
export function TypeText({ text, hrefs }: WordsProps): ReactNode {
  const parts = text.split(/([A-Za-z_$][\w$.]*)/);
  return <code>{keyed(parts, (part) => linked(part, part, hrefs))}</code>;
}

function linked(text: string, name: string, hrefs: WordsProps["hrefs"]): ReactNode {
  const href = Object.hasOwn(hrefs, name) ? hrefs[name] : undefined;
  return href === undefined ? text : <PageAnchor href={href}>{text}</PageAnchor>;
}

/** No part of a text is ever moved: its place is what tells it from the others. */
function keyed(
  parts: readonly string[],
  show: (part: string, place: number) => ReactNode,
): ReactNode {
  return parts.map((part, place) => {
    const key = `${place} ${part}`;
    return <Fragment key={key}>{show(part, place)}</Fragment>;
  });
}
