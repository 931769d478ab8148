"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import { cx } from "../../../../ui/cx.js";
import type { ModelReason } from "../../core/settings/pickModel.js";
import { useSamplingContext } from "../SamplingContext.js";
import { useSamplingMessages } from "../useSamplingMessages.js";

/** The model that answers, why the host picked it, and the choice of another one. Renders a `<div>` element, or nothing at other stages. */
export function SamplingReviewModel({
  className,
  ...props
}: Omit<ComponentProps<"div">, "children">): ReactNode {
  const words = useSamplingMessages();
  const { sampling } = useSamplingContext();
  const { id: model, automatic, reason, choices } = sampling.model;
  const text = useReason(reason);
  const id = useId();
  if (sampling.stage !== "request-review") return null;
  return (
    <div {...props} className={cx("mcp-sampling-field", className)}>
      <label className="mcp-sampling-label" htmlFor={id}>
        {words.model}
      </label>
      {choices.length > 0 && (
        <select
          id={id}
          className="mcp-form-select"
          aria-describedby={`${id}-reason`}
          value={reason.code === "person" ? model : ""}
          onChange={({ currentTarget: { value } }) => sampling.pickModel(value || undefined)}
        >
          <option value="">
            {automatic === undefined
              ? words.modelAutomatic
              : words.modelAutomaticBy({ model: automatic })}
          </option>
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.name ?? choice.id}
            </option>
          ))}
        </select>
      )}
      <p id={`${id}-reason`} className="mcp-form-hint">
        {text}
      </p>
    </div>
  );
}

function useReason(reason: ModelReason): string {
  const words = useSamplingMessages();
  switch (reason.code) {
    case "person":
      return words.pickedByPerson;
    case "server":
      return words.pickedForServer;
    case "default":
      return words.pickedByDefault;
    case "none":
      return words.pickedByApp;
    case "hint":
      return words.pickedByHint;
    case "priorities":
      return words.pickedByPriorities(reason.params);
    case "first":
      return reason.params.among === 1 ? words.pickedAsOnly : words.pickedAsFirst;
  }
}
