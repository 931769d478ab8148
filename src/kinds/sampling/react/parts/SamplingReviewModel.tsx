"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import { cx } from "../../../../ui/cx.js";
import { useSamplingPick } from "../hooks/useSamplingPick.js";
import { useSamplingSettings } from "../hooks/useSamplingSettings.js";
import { useSamplingContext } from "../SamplingContext.js";
import { useReason } from "../useReason.js";
import { useSamplingMessages } from "../useSamplingMessages.js";

/** The props of `SamplingReview.Model`. */
export type SamplingReviewModelProps = Omit<ComponentProps<"div">, "children">;

/** Which model is to answer and why that one, and the choice of another one. Renders a `<div>` element. */
export function SamplingReviewModel({ className, ...props }: SamplingReviewModelProps): ReactNode {
  const words = useSamplingMessages();
  const { sampling, draft } = useSamplingContext();
  const { models } = useSamplingSettings();
  const { automatic, pick } = useSamplingPick(sampling, draft);
  const reason = useReason(pick.reason);
  const id = useId();
  const nameOf = (model: string | undefined) =>
    models.find((known) => known.id === model)?.name ?? model;
  const automaticName = nameOf(automatic.model);
  const automatically = sampling.pick.reason.code === "person" ? null : undefined;
  return (
    <div {...props} className={cx("mcp-sampling-field", className)}>
      <label className="mcp-sampling-label" htmlFor={id}>
        {words.model}
      </label>
      {models.length > 0 && (
        <select
          id={id}
          className="mcp-form-select"
          aria-describedby={`${id}-reason`}
          value={pick.reason.code === "person" ? pick.model : ""}
          onChange={({ currentTarget: { value } }) => draft.pickModel(value || automatically)}
        >
          <option value="">
            {automaticName === undefined
              ? words.modelAutomatic
              : words.modelAutomaticBy({ model: automaticName })}
          </option>
          {models.map((model) => (
            <option key={model.id} value={model.id}>
              {model.name ?? model.id}
            </option>
          ))}
        </select>
      )}
      <p id={`${id}-reason`} className="mcp-form-hint">
        {reason}
      </p>
    </div>
  );
}
