"use client";

import type { ComponentProps, ReactNode } from "react";
import { Extras } from "../content/Extras.js";
import { useRequestPart } from "../hooks/useRequestPart.js";
import { useSamplingContext } from "../SamplingContext.js";
import { useRequestMessages } from "../useRequestMessages.js";
import { ChoiceSetting } from "./ChoiceSetting.js";

/** The props of `SamplingReview.ToolChoice`. */
export type SamplingReviewToolChoiceProps = Omit<ComponentProps<"div">, "children">;

/** Whether the model uses tools (client/sampling); shown where the request has some. Renders a `<div>` element, one more for what else the server says, or nothing. */
export function SamplingReviewToolChoice(props: SamplingReviewToolChoiceProps): ReactNode {
  const words = useRequestMessages();
  const { sampling, draft } = useSamplingContext();
  const choice = useRequestPart(draft, "toolChoice");
  if (!sampling.request.tools && !sampling.request.toolChoice) return null;
  return (
    <>
      <ChoiceSetting
        {...props}
        label={words.toolChoice}
        unsaid={words.unsaid}
        options={{
          auto: words.toolsAuto,
          required: words.toolsRequired,
          none: words.toolsNone,
        }}
        value={choice?.mode}
        onValueChange={(mode) => {
          if (mode) draft.change({ toolChoice: { ...choice, mode } });
          else draft.remove("toolChoice");
        }}
      />
      <Extras of={choice ?? {}} shown={["mode"]} />
    </>
  );
}
