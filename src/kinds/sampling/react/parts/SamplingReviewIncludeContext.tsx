"use client";

import type { ComponentProps, ReactNode } from "react";
import { useHostValue } from "../../../../react/useHostValue.js";
import { cx } from "../../../../ui/cx.js";
import { passesContextKey } from "../../core/samplingKeys.js";
import { useRequestPart } from "../hooks/useRequestPart.js";
import { useSamplingContext } from "../SamplingContext.js";
import { useRequestMessages } from "../useRequestMessages.js";
import { ChoiceSetting } from "./ChoiceSetting.js";

/** The props of `SamplingReview.IncludeContext`. */
export type SamplingReviewIncludeContextProps = Omit<ComponentProps<"div">, "children">;

/** The context that the model gets besides; shown if the server asks for some. Renders a `<div>` element, or nothing. */
export function SamplingReviewIncludeContext(props: SamplingReviewIncludeContextProps): ReactNode {
  const words = useRequestMessages();
  const { sampling, draft } = useSamplingContext();
  const value = useRequestPart(draft, "includeContext");
  const passesContext = useHostValue(passesContextKey) === true;
  const { includeContext: asked } = sampling.request;
  if (asked === undefined || (asked === "none" && !passesContext)) return null;
  if (!passesContext)
    return (
      <div {...props} className={cx("mcp-sampling-field", props.className)}>
        <span className="mcp-sampling-label">{words.includeContext}</span>
        <p>{words.contextIgnored}</p>
      </div>
    );
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
