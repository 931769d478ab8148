"use client";

import type { ComponentProps, ReactNode } from "react";
import { useRequestPart, useResets } from "../hooks/useRequestPart.js";
import { useSamplingContext } from "../SamplingContext.js";
import { useRequestMessages } from "../useRequestMessages.js";
import { TextSetting } from "./TextSetting.js";

/** The props of `SamplingReview.Temperature`. */
export type SamplingReviewTemperatureProps = Omit<ComponentProps<"div">, "children">;

/** The temperature: the variety of the model's words. Renders a `<div>` element. */
export function SamplingReviewTemperature(props: SamplingReviewTemperatureProps): ReactNode {
  const words = useRequestMessages();
  const { draft } = useSamplingContext();
  return (
    <TextSetting
      {...props}
      key={useResets(draft)}
      label={words.temperature}
      hint={words.temperatureHint}
      problem={words.temperatureInvalid}
      keyboard="decimal"
      initial={String(useRequestPart(draft, "temperature") ?? "")}
      onText={(text) => {
        const temperature = Number(text.replace(",", "."));
        if (text.trim() === "") draft.remove("temperature");
        else if (Number.isFinite(temperature)) draft.change({ temperature });
        else return false;
        return true;
      }}
    />
  );
}
