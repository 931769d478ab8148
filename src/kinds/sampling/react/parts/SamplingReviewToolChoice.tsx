"use client";

import type { ReactNode } from "react";
import { Extras } from "../content/Extras.js";
import { useRequestPart } from "../hooks/useRequestPart.js";
import { useSamplingContext } from "../SamplingContext.js";
import { useRequestMessages } from "../useRequestMessages.js";
import { ChoiceSetting } from "./ChoiceSetting.js";

/** Whether the model uses tools (client/sampling); shown where the request has some. Renders a `<div>` element, one more for what else the server says, or nothing. */
export function SamplingReviewToolChoice(): ReactNode {
  const words = useRequestMessages();
  const { sampling, draft } = useSamplingContext();
  const choice = useRequestPart(draft, "toolChoice");
  if (!sampling.request.tools && !sampling.request.toolChoice) return null;
  return (
    <>
      <ChoiceSetting
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
