"use client";

import type { ComponentProps, ReactNode } from "react";
import { usePromptContext } from "../../../../prompt/PromptContext.js";
import { cx } from "../../../../ui/cx.js";
import { useVisibleText } from "../../../../ui/hidden-text/useVisibleText.js";
import { useServerName } from "../../../../ui/useServerName.js";
import { useRequestPart } from "../hooks/useRequestPart.js";
import { useSamplingPick } from "../hooks/useSamplingPick.js";
import { useSamplingSettings } from "../hooks/useSamplingSettings.js";
import { useSamplingContext } from "../SamplingContext.js";
import { useModelName } from "../useModelName.js";
import { useSamplingMessages } from "../useSamplingMessages.js";

/** The props of `SamplingReview.Lead`. */
export type SamplingReviewLeadProps = Omit<ComponentProps<"p">, "children">;

/** Explains under the title where the request would run and who gets the response, then that nothing was sent yet. Renders a `<p>` element, or nothing. */
export function SamplingReviewLead({ className, ...props }: SamplingReviewLeadProps): ReactNode {
  const words = useSamplingMessages();
  const { domId } = usePromptContext();
  const { sampling, draft } = useSamplingContext();
  const { reviewsResponses, models } = useSamplingSettings();
  const { pick, name } = useSamplingPick(sampling, draft);
  const tokens = useRequestPart(draft, "maxTokens");
  const server = useServerName(sampling.session);
  const visible = useVisibleText();
  const model = useModelName(sampling.pick.model);
  if (sampling.phase === "settled" || sampling.stage === "failed") return null;
  const provider = models.find(({ id }) => id === pick.model)?.provider;
  const texts = {
    "request-review": words.requestLead({
      server,
      model: name === undefined ? undefined : visible(name),
      provider: provider === undefined ? undefined : visible(provider),
      tokens,
      unseen: !reviewsResponses,
    }),
    generating: reviewsResponses ? words.generatingLead : words.generatingLeadUnseen,
    "response-review": words.responseLead({ model, by: sampling.detail.response?.by ?? "model" }),
  };
  return (
    <p {...props} id={`${domId}-message`} className={cx("mcp-sampling-lead", className)}>
      {texts[sampling.stage]}
    </p>
  );
}
