"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { useMessages } from "../../ui/useMessages.js";
import { useFormContext } from "./FormContext.js";
import { watchFieldsBelow } from "./watchFieldsBelow.js";

/** Fields of longer forms come and go, and are not counted. */
const mostFields = 100;

/**
 * Tells people who look at a form how many of its fields are below. Whoever uses keys or hears the form comes to its fields
 * anyway; what it lies over can be pressed through it. Renders a `<div>` element, empty while all are in sight.
 */
export function FieldsBelow(): ReactNode {
  const { form } = useMessages();
  const { control } = useFormContext();
  const place = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(0);
  const isCounted = control.fields.length > 1 && control.fields.length < mostFields;
  useEffect(() => {
    const fields = place.current?.parentElement?.querySelector(".mcp-form-fields");
    return fields && isCounted ? watchFieldsBelow(fields, setCount) : undefined;
  }, [isCounted]);
  return (
    <div ref={place} className="mcp-form-below" aria-hidden="true">
      {count > 0 && <span className="mcp-form-below-count">{form.fieldsBelow({ count })}</span>}
    </div>
  );
}
