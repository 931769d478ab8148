"use client";

import type { ReactNode } from "react";
import type { BarWordsProps, QuestionWordsProps } from "../../../prompt/questionKind.js";
import { useServerName } from "../../../ui/useServerName.js";
import type { SamplingView } from "./approval/samplingViews.js";
import { useSamplingSettings } from "./approval/useSamplingSettings.js";
import { useSamplingMessages } from "./useSamplingMessages.js";

/** Names a sampling request by the host's names for the server and the model, and by its stage. */
export function SamplingWords({ view, children }: QuestionWordsProps<SamplingView>): ReactNode {
  const words = useSamplingMessages();
  const server = useServerName(view.session);
  const { models } = useSamplingSettings();
  const { stage, pick } = view.detail;
  const model = models.find(({ id }) => id === pick.model)?.name ?? pick.model;
  const titles = {
    "request-review": words.asks,
    generating: words.generating,
    "response-review": words.reviewing,
    failed: words.failed,
  };
  if (view.phase === "settled") return children({ title: words.ended({ server }) });
  const isNamed = stage === "generating" && model !== undefined;
  return children({
    title: isNamed ? words.generatingBy({ server, model }) : titles[stage]({ server }),
  });
}

/** The words of the bar in which sampling requests wait. */
export function SamplingBarWords({ children }: BarWordsProps): ReactNode {
  return children(useSamplingMessages());
}
