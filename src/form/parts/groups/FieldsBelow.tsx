"use client";

import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useMessages } from "../../../ui/useMessages.js";
import { useFormContext } from "../FormContext.js";
import { lengthOf } from "./groupsOf.js";
import { watchFieldsBelow } from "./watchFieldsBelow.js";

/** The props of `FieldsBelow`. */
export interface FieldsBelowProps {
  /** The element that holds both the fields and this, as a selector. @default "form" */
  readonly within?: string;
  /** The element whose children are the fields, as a selector. @default ".mcp-form-fields" */
  readonly list?: string;
}

/**
 * Tells people who look at a form, or at what leaves of it, how many fields are below, beside what sends it: there it lies
 * over nothing that is asked. Whoever uses keys or hears the form comes to its fields anyway. Renders a `<span>` element,
 * whose place stays once it was needed, so that no button moves while the form scrolls.
 */
export function FieldsBelow({
  within = "form",
  list = ".mcp-form-fields",
}: FieldsBelowProps): ReactNode {
  const { form } = useMessages();
  const { control } = useFormContext();
  const place = useRef<HTMLSpanElement>(null);
  const [count, setCount] = useState<number>();
  const { fields: all } = control;
  // The fields of a very long form come and go, so they are not counted.
  const isCounted = useMemo(() => all.length > 1 && !lengthOf(all).isVeryLong, [all]);
  useEffect(() => {
    const fields = place.current?.closest(within)?.querySelector(list);
    const told = (below: number) =>
      setCount((before) => (below === 0 && before === undefined ? undefined : below));
    return fields && isCounted ? watchFieldsBelow(fields, told) : undefined;
  }, [isCounted, within, list]);
  return (
    <span ref={place} className="mcp-form-below" hidden={count === undefined} aria-hidden="true">
      {count ? form.fieldsBelow({ count }) : null}
    </span>
  );
}
