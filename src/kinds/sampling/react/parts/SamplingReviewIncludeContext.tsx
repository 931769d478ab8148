"use client";

import type { ComponentProps, ReactNode } from "react";
import { useRequestPart } from "../hooks/useRequestPart.js";
import { useSamplingContext } from "../SamplingContext.js";
import { useRequestMessages } from "../useRequestMessages.js";
import { ChoiceSetting } from "./ChoiceSetting.js";

/** The props of `SamplingReview.IncludeContext`. */
export type SamplingReviewIncludeContextProps = Omit<ComponentProps<"div">, "children">;

/** The context that the model gets besides; shown if the server says something about it. Renders a `<div>` element, or nothing. */
export function SamplingReviewIncludeContext(props: SamplingReviewIncludeContextProps): ReactNode {
  const words = useRequestMessages();
  const { sampling, draft } = useSamplingContext();
  const value = useRequestPart(draft, "includeContext");
  if (sampling.request.includeContext === undefined) return null;
  return (
    <ChoiceSetting
      {...props}
      label={words.includeContext}
      unsaid={words.unsaid}
      options={{
        none: words.contextNone,
        thisServer: words.contextThisServer,
        allServers: words.contextAllServers,
      }}
      value={value}
      onValueChange={(includeContext) => {
        if (includeContext) draft.change({ includeContext });
        else draft.remove("includeContext");
      }}
    />
  );
}
