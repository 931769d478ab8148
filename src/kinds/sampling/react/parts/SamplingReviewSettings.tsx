"use client";

import type { ComponentProps, ReactNode } from "react";
import { Fold } from "../../../../ui/Fold.js";
import { useMessages } from "../../../../ui/useMessages.js";
import { useSamplingContext } from "../SamplingContext.js";
import { RequestFields } from "../settings/RequestFields.js";
import { useSamplingMessages } from "../useSamplingMessages.js";

/** Everything in a request beside its texts, in one line that unfolds into fields. Renders a `<details>` element, or nothing at other stages. */
export function SamplingReviewSettings(
  props: Omit<ComponentProps<"details">, "children">,
): ReactNode {
  const words = useSamplingMessages();
  const { locale } = useMessages();
  const { sampling } = useSamplingContext();
  const { maxTokens, temperature, tools = [] } = sampling.prompt;
  if (sampling.stage !== "request-review") return null;
  const decimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 20 });
  const facts = [
    words.limit({ tokens: maxTokens }),
    ...(temperature === undefined
      ? []
      : [words.temperatureOf({ value: decimal.format(temperature) })]),
    ...(tools.length === 0 ? [] : [words.toolCount({ tools: tools.length })]),
  ];
  const summary = (
    <>
      <span className="mcp-fold-name">{words.settings}</span>
      <span className="mcp-fold-excerpt">{facts.join(" · ")}</span>
    </>
  );
  return (
    <Fold {...props} summary={summary}>
      <RequestFields review={sampling} />
    </Fold>
  );
}
