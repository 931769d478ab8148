"use client";

import type { ComponentProps, ReactNode } from "react";
import type { Messages } from "../../../../messages/messages.js";
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
    "request-review": requestLead(
      words,
      {
        server,
        limit: words.limit({ tokens }),
        review: reviewsResponses ? "first" : "none",
      },
      name === undefined ? undefined : visible(name),
      provider === undefined ? undefined : visible(provider),
    ),
    generating: reviewsResponses ? words.generatingLead : words.generatingLeadUnseen,
    "response-review": responseLead(words, model, sampling.detail.response?.by ?? "model"),
  };
  return (
    <p {...props} id={`${domId}-message`} className={cx("mcp-sampling-lead", className)}>
      {texts[sampling.stage]}
    </p>
  );
}

function requestLead(
  words: Messages["sampling"],
  facts: { readonly server: string; readonly limit: string; readonly review: "first" | "none" },
  model: string | undefined,
  provider: string | undefined,
): string {
  if (model === undefined) return words.requestLead(facts);
  return provider === undefined
    ? words.requestLeadBy({ ...facts, model })
    : words.requestLeadAt({ ...facts, model, provider });
}

function responseLead(
  words: Messages["sampling"],
  model: string | undefined,
  by: "model" | "person",
): string {
  if (by === "person") return words.responseLeadOwn;
  return model === undefined ? words.responseLead : words.responseLeadBy({ model });
}
