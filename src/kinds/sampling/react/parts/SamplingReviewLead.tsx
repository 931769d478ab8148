"use client";

import type { ComponentProps, ReactNode } from "react";
import { usePromptContext } from "../../../../prompt/PromptContext.js";
import { cx } from "../../../../ui/cx.js";
import { useVisibleText } from "../../../../ui/hidden-text/useVisibleText.js";
import { useServerName } from "../../../../ui/useServerName.js";
import { useSamplingSettings } from "../approval/useSamplingSettings.js";
import { useSamplingContext } from "../SamplingContext.js";
import { useSamplingMessages } from "../useSamplingMessages.js";

/** Shows below the title which model runs, who gets the response, and that nothing was sent yet. Renders a `<p>` element, or nothing. */
export function SamplingReviewLead({
  className,
  ...props
}: Omit<ComponentProps<"p">, "children">): ReactNode {
  const { domId } = usePromptContext();
  const text = useLead();
  if (text === undefined) return null;
  return (
    <p {...props} id={`${domId}-message`} className={cx("mcp-sampling-lead", className)}>
      {text}
    </p>
  );
}

function useLead(): string | undefined {
  const words = useSamplingMessages();
  const { sampling } = useSamplingContext();
  const { reviewsResponses } = useSamplingSettings();
  const { name: model, provider } = sampling.model;
  const server = useServerName(sampling.question.session);
  const visible = useVisibleText();
  switch (sampling.stage) {
    case "request-review": {
      const facts = {
        server,
        limit: words.limit({ tokens: sampling.prompt.maxTokens }),
        review: reviewsResponses ? "first" : "none",
      };
      if (model === undefined) return words.requestLead(facts);
      const by = { ...facts, model: visible(model) };
      return provider === undefined
        ? words.requestLeadBy(by)
        : words.requestLeadAt({ ...by, provider: visible(provider) });
    }
    case "generating":
      return reviewsResponses ? words.generatingLead : words.generatingLeadUnseen({ server });
    case "response-review":
      if (sampling.response.by === "person") return words.responseLeadOwn;
      return model === undefined ? words.responseLead : words.responseLeadBy({ model });
    default:
      return undefined;
  }
}
