"use client";

import { type FocusEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { flushSync } from "react-dom";
import type { Field } from "../../../schema/field.js";
import { useVisibleText } from "../../../ui/hidden-text/useVisibleText.js";
import { useMessages } from "../../../ui/useMessages.js";
import { useFormContext } from "../FormContext.js";
import { ElicitationFormField } from "../field/ElicitationFormField.js";
import { useFieldLabels } from "../words/useFieldLabel.js";
import { useNearby } from "./useNearby.js";

/** The props of `FieldGroup`. */
export interface FieldGroupProps {
  readonly fields: readonly Field[];
  /** Whether it is there from the first moment on. */
  readonly isFirst: boolean;
}

/**
 * Some fields of a long form, which are there while they are near what can be seen. Out of there it keeps their labels
 * for find-in-page, and is a button to assistive technology; that, Tab, a link in the summary or a found label bring the
 * fields back. What they hold is the form's. Renders a `<div>` element.
 */
export function FieldGroup({ fields, isFirst }: FieldGroupProps): ReactNode {
  const { control } = useFormContext();
  const { form } = useMessages();
  const visible = useVisibleText();
  const ref = useRef<HTMLDivElement>(null);
  const { isNearby, bringNear } = useNearby(ref, isFirst);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || isNearby) return;
    // React has no name for this value in all versions that are supported.
    element.setAttribute("hidden", "until-found");
    // Once all groups are hidden: asked in between, the browser would work out the page's styles again for each.
    queueMicrotask(() => {
      // Some styles of an app take every hidden element out of the page: out of there it would never come near.
      if (!element.checkVisibility()) element.removeAttribute("hidden");
    });
    return () => element.removeAttribute("hidden");
  }, [isNearby]);

  useEffect(() => {
    const element = ref.current;
    if (!element || isNearby) return;
    const show = () => flushSync(bringNear);
    const stopWaiting = control.awaited((field) => {
      if (fields.includes(field)) bringNear();
    });
    element.addEventListener("beforematch", show);
    return () => {
      stopWaiting();
      element.removeEventListener("beforematch", show);
    };
  }, [isNearby, control, fields, bringNear]);

  const labelOf = useFieldLabels(control);
  if (isNearby)
    return (
      <div ref={ref} className="mcp-form-group">
        {fields.map(({ id, name }) => (
          <ElicitationFormField key={id} name={name} />
        ))}
      </div>
    );

  const enter = (entered: Field | undefined) => {
    flushSync(bringNear);
    if (entered) control.focus(entered);
  };
  const labels = fields.map((field) => visible(labelOf(field)));
  // Tab brings its fields back, and so does a screen reader, in whose lists of fields and of buttons it stands for them.
  const reached = {
    role: "button",
    "aria-label": form.showFields({ first: labels[0] ?? "", last: labels.at(-1) ?? "" }),
    tabIndex: 0,
    onClick: () => enter(fields[0]),
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
      const isFromBelow =
        relatedTarget instanceof Node &&
        Boolean(
          currentTarget.compareDocumentPosition(relatedTarget) & Node.DOCUMENT_POSITION_FOLLOWING,
        );
      enter(isFromBelow ? fields.at(-1) : fields[0]);
    },
  };
  return (
    <div {...reached} ref={ref} className="mcp-form-group">
      {labels.join("\n")}
    </div>
  );
}
