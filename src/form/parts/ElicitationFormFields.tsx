"use client";

import { type ComponentProps, type ReactNode, useEffect, useMemo } from "react";
import { useHost } from "../../react/useHost.js";
import type { Field } from "../../schema/field.js";
import { cx } from "../../ui/cx.js";
import { MostMarksContext } from "../../ui/MostMarksContext.js";
import { useGrowing } from "../../ui/useGrowing.js";
import { allowanceOf, formLimitsKey } from "../model/formLimits.js";
import { ElicitationFormField } from "./ElicitationFormField.js";
import { FieldGroup } from "./FieldGroup.js";
import { useFormContext } from "./FormContext.js";
import { slicesOf } from "./slicesOf.js";
import { canRest } from "./useNearby.js";

/** From this many fields on, those out of sight are laid out when they come into it. */
const longForm = 40;

/** From this many fields on, those far out of sight are not there at all. */
const veryLongForm = 100;

/** So many plain fields come and go together. */
const fieldsInGroup = 20;

/** A text shows at most so many runs, of which every other is a mark of hidden text. */
const mostRuns = 40;
/** One mark, with the text before it. */
const leastRuns = 2;

/** The props of `ElicitationForm.Fields`. */
export type ElicitationFormFieldsProps = ComponentProps<"div">;

/** Every field that the server asks for, in its order. Renders a `<div>` element, or nothing if there are none. */
export function ElicitationFormFields({
  className,
  ...props
}: ElicitationFormFieldsProps): ReactNode {
  const { control } = useFormContext();
  const { fields } = control;
  const { hiddenMarks } = allowanceOf(useHost().read(formLimitsKey)).limits;
  const rests = fields.length >= veryLongForm && canRest();
  const slices = useMemo(() => slicesOf(fields), [fields]);
  const turn = useGrowing(rests ? 1 : slices.length, 1);
  const count = slices[turn - 1] ?? 0;
  const all = useMemo(
    () =>
      rests
        ? groupsOf(fields).map((group, index) => (
            <FieldGroup key={group[0]?.id} fields={group} isFirst={index === 0} />
          ))
        : fields.map((field) => <ElicitationFormField key={field.id} name={field.name} />),
    [fields, rests],
  );
  useEffect(() => {
    control.sight.expect(fields.filter((field) => field.default !== undefined));
  }, [control, fields]);
  if (fields.length === 0) return null;
  const runs = Math.min(mostRuns, Math.max(leastRuns, Math.floor(hiddenMarks / fields.length)));
  return (
    <MostMarksContext.Provider value={runs}>
      <div
        {...props}
        className={cx("mcp-form-fields", className)}
        data-long={fields.length >= longForm || undefined}
      >
        {rests || count >= all.length ? all : all.slice(0, count)}
      </div>
    </MostMarksContext.Provider>
  );
}

function groupsOf(fields: readonly Field[]): readonly (readonly Field[])[] {
  const ends = slicesOf(fields, fieldsInGroup);
  return ends.map((end, index) => fields.slice(ends[index - 1] ?? 0, end));
}
