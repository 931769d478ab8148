"use client";

import { type ReactNode, useEffect, useId, useMemo } from "react";
import { Button } from "../../ui/Button.js";
import { FormContext, useFormContext } from "../parts/FormContext.js";
import { ElicitationFormField } from "../parts/field/ElicitationFormField.js";
import type { NestedForm } from "./createNestedForm.js";

/** The props of `NestedFields`. */
export interface NestedFieldsProps {
  readonly form: NestedForm;
  /** Names it among others of a list. */
  readonly title: string | undefined;
  /** Names the button that removes it; none where it stays. */
  readonly removal: string | undefined;
  readonly onRemove: () => void;
}

const noControls = {};

/** The fields of one nested object, each with what stands by any other field. Renders a `<div>` element. */
export function NestedFields({ form, title, removal, onRemove }: NestedFieldsProps): ReactNode {
  const { controls } = useFormContext();
  const { control, follow } = form;
  const id = useId();
  const context = useMemo(
    () => ({
      control,
      controls,
      fieldControls: noControls,
      fieldContent: undefined,
      fieldsContent: undefined,
      oneTap: false,
    }),
    [control, controls],
  );
  useEffect(follow, [follow]);
  return (
    <div
      className="mcp-form-nested-object"
      {...(title !== undefined && { role: "group", "aria-labelledby": id })}
    >
      {(title !== undefined || removal !== undefined) && (
        <div className="mcp-form-nested-head">
          <span id={id} className="mcp-form-nested-title">
            {title}
          </span>
          {removal !== undefined && (
            <Button weight="quiet" aria-label={removal} onClick={onRemove}>
              <span aria-hidden className="mcp-form-cross" />
            </Button>
          )}
        </div>
      )}
      <FormContext.Provider value={context}>
        {control.fields.map((field) => (
          <ElicitationFormField key={field.id} name={field.name} />
        ))}
      </FormContext.Provider>
    </div>
  );
}
