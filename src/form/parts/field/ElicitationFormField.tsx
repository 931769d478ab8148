"use client";

import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
} from "react";
import type { Field } from "../../../schema/field.js";
import { assignRef } from "../../../ui/assignRef.js";
import { submitAround } from "../../../ui/Form.js";
import { mergeProps } from "../../../ui/mergeProps.js";
import { chooseControl, isGroup } from "../../controls/chooseControl.js";
import { hasOwnControl } from "../../controls/own/ownControl.js";
import { useElicitationFieldFindings } from "../../react/useElicitationFieldFindings.js";
import { useFieldIssues } from "../../react/useFieldIssues.js";
import { useFieldState } from "../../react/useFieldState.js";
import { useFormContext } from "../FormContext.js";
import { isComposing } from "../isComposing.js";
import { useFieldHint } from "../words/useFieldHint.js";
import { useFieldLabel } from "../words/useFieldLabel.js";
import { ElicitationFormClear } from "./ElicitationFormClear.js";
import { ElicitationFormControl } from "./ElicitationFormControl.js";
import { ElicitationFormDescription } from "./ElicitationFormDescription.js";
import { ElicitationFormError } from "./ElicitationFormError.js";
import { ElicitationFormHint } from "./ElicitationFormHint.js";
import { ElicitationFormLabel } from "./ElicitationFormLabel.js";
import { ElicitationFormOptional } from "./ElicitationFormOptional.js";
import { ElicitationFormWarning } from "./ElicitationFormWarning.js";
import { FieldContext, fieldIds } from "./FieldContext.js";

/** The props of `ElicitationForm.Field`. */
export interface ElicitationFormFieldProps extends ComponentProps<"div"> {
  /** The name of the property. */
  readonly name: string;
}

const defaultParts = (
  <>
    <ElicitationFormLabel />
    <ElicitationFormOptional />
    <ElicitationFormDescription />
    <ElicitationFormHint />
    <ElicitationFormWarning />
    <ElicitationFormControl />
    <ElicitationFormClear />
    <ElicitationFormError />
  </>
);

const oneTapParts = (
  <>
    <ElicitationFormLabel />
    <ElicitationFormDescription />
    <ElicitationFormHint />
    <ElicitationFormWarning />
  </>
);

/** One field of the form. Renders a `<div>` element, or nothing if the server asks for no such property. */
export function ElicitationFormField({ name, ...props }: ElicitationFormFieldProps): ReactNode {
  const field = useFormContext().control.fieldNamed(name);
  return field && <FoundField {...props} field={field} />;
}

function FoundField({
  field,
  children,
  ...props
}: Omit<ElicitationFormFieldProps, "name"> & { field: Field }): ReactNode {
  const { control, controls, fieldControls, fieldContent: Content, oneTap } = useFormContext();
  const issues = useFieldIssues(control, field);
  const label = useFieldLabel(control, field);
  const hint = useFieldHint(control, field, oneTap);
  const findings = useElicitationFieldFindings(control, field);
  const isOwn = hasOwnControl(field, controls, fieldControls);
  const ours = chooseControl(field);
  const hasOwnParts = !children && !oneTap && Content !== undefined;
  const ownParts = Content ? <Content /> : defaultParts;
  const context = {
    field,
    label,
    hint,
    findings,
    ids: fieldIds(control.domId, field),
    isGroup: oneTap || (!isOwn && isGroup(ours)),
    isOwn,
    issues,
  };
  const own = {
    className: "mcp-form-field",
    onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
      const isShortcut = event.key === "Enter" && (event.ctrlKey || event.metaKey);
      if (!isShortcut || event.isDefaultPrevented() || event.repeat || isComposing(event)) return;
      event.preventDefault();
      if (control.isChanged(field)) submitAround(event.currentTarget);
    },
  };
  return (
    <FieldContext.Provider value={context}>
      <Box
        {...mergeProps(own, props)}
        field={field}
        data-kind={field.kind}
        data-control={isOwn || hasOwnParts ? "own" : ours}
        data-required={field.required || undefined}
        data-invalid={issues.length > 0 || undefined}
      >
        {children ?? (oneTap ? oneTapParts : ownParts)}
      </Box>
    </FieldContext.Provider>
  );
}

/** Hears of the entry in place of the field, whose parts need not render with it. */
function Box({ field, ref, ...props }: ComponentProps<"div"> & { field: Field }) {
  const { control } = useFormContext();
  const isEmpty = useFieldState(control, field, () => control.entryOf(field) === null);
  const box = useRef<HTMLDivElement>(null);
  const attach = useCallback(
    (element: HTMLDivElement | null) => {
      box.current = element;
      assignRef(ref, element);
    },
    [ref],
  );
  useEffect(() => {
    if (box.current && field.default !== undefined) return control.sight.watch(field, box.current);
  }, [control, field]);
  return <div {...props} ref={attach} data-empty={isEmpty || undefined} />;
}
