"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import { mergeProps } from "../../../../ui/mergeProps.js";
import { Extras } from "../content/Extras.js";
import { useRequestPart, useResets } from "../hooks/useRequestPart.js";
import { readLines, writeLines } from "../lines.js";
import { useSamplingContext } from "../SamplingContext.js";
import { useRequestMessages } from "../useRequestMessages.js";
import { PrioritySetting } from "./PrioritySetting.js";
import { TextSetting } from "./TextSetting.js";

const priorities = ["costPriority", "speedPriority", "intelligencePriority"] as const;

/** The props of `SamplingReview.Preferences`. */
export type SamplingReviewPreferencesProps = Omit<ComponentProps<"div">, "children">;

/** The server's wishes for the model: names, and priorities; shown if it has any. Renders a `<div>` element, or nothing. */
export function SamplingReviewPreferences(props: SamplingReviewPreferencesProps): ReactNode {
  const words = useRequestMessages();
  const { sampling, draft } = useSamplingContext();
  const preferences = useRequestPart(draft, "modelPreferences") ?? {};
  const resets = useResets(draft);
  const heading = useId();
  if (!sampling.request.modelPreferences) return null;
  const labels = {
    costPriority: words.cost,
    speedPriority: words.speed,
    intelligencePriority: words.intelligence,
  };
  const areNames = (preferences.hints ?? []).every((hint) =>
    Object.keys(hint).every((key) => key === "name"),
  );
  const change = (next: typeof preferences) => draft.change({ modelPreferences: next });
  return (
    <div
      role="group"
      {...mergeProps({ "aria-labelledby": heading, className: "mcp-sampling-group" }, props)}
    >
      <p id={heading} className="mcp-sampling-label">
        {words.preferences}
      </p>
      <TextSetting
        key={resets}
        label={words.hints}
        hint={words.hintsHint}
        rows={2}
        initial={writeLines((preferences.hints ?? []).map(({ name = "" }) => name))}
        onText={(text) => {
          change({ ...preferences, hints: readLines(text).map((name) => ({ name })) });
          return true;
        }}
      />
      {priorities.map((priority) => (
        <PrioritySetting
          key={priority}
          label={labels[priority]}
          value={preferences[priority]}
          onValueChange={(value) => change({ ...preferences, [priority]: value })}
        />
      ))}
      <Extras of={preferences} shown={[...priorities, ...(areNames ? ["hints"] : [])]} />
    </div>
  );
}
