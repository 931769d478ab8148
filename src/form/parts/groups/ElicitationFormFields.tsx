"use client";

import { type ComponentProps, type ReactNode, useEffect, useMemo } from "react";
import { useHost } from "../../../react/useHost.js";
import type { Field } from "../../../schema/field.js";
import { cx } from "../../../ui/cx.js";
import { MostMarksContext } from "../../../ui/MostMarksContext.js";
import { useGrowing } from "../../../ui/useGrowing.js";
import { allowanceOf, formLimitsKey } from "../../model/formLimits.js";
import { useFormContext } from "../FormContext.js";
import { ElicitationFormField } from "../field/ElicitationFormField.js";
import { FieldGroup } from "./FieldGroup.js";
import { groupsOf, lengthOf } from "./groupsOf.js";
import { canRest } from "./useNearby.js";

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
  const { control, fieldsContent: Content, oneTap } = useFormContext();
  const { fields } = control;
  const { hiddenMarks } = allowanceOf(useHost().read(formLimitsKey)).limits;
  const { isLong, isVeryLong } = useMemo(() => lengthOf(fields), [fields]);
  const rests = isVeryLong && canRest();
  const groups = useMemo(() => (isLong ? groupsOf(fields) : []), [fields, isLong]);
  const count = useGrowing(rests ? 1 : groups.length, 1);
  const all = useMemo(
    () =>
      isLong
        ? groups.map((group, index) =>
            rests ? (
              <FieldGroup key={group[0]?.id} fields={group} isFirst={index === 0} />
            ) : (
              <div key={group[0]?.id} className="mcp-form-group">
                {group.map(renderField)}
              </div>
            ),
          )
        : fields.map(renderField),
    [fields, groups, isLong, rests],
  );
  useEffect(() => {
    control.sight.expect(fields.filter((field) => field.default !== undefined));
  }, [control, fields]);
  if (fields.length === 0) return null;
  const runs = Math.min(mostRuns, Math.max(leastRuns, Math.floor(hiddenMarks / fields.length)));
  const shown = (
    <MostMarksContext.Provider value={runs}>
      <div {...props} className={cx("mcp-form-fields", className)} data-long={isLong || undefined}>
        {isLong && !rests ? all.slice(0, count) : all}
      </div>
    </MostMarksContext.Provider>
  );
  return Content && !oneTap ? <Content>{shown}</Content> : shown;
}

function renderField({ id, name }: Field): ReactNode {
  return <ElicitationFormField key={id} name={name} />;
}
