"use client";

import type { ReactNode } from "react";
import { Fold, type FoldProps } from "../../../../ui/Fold.js";
import { useMessages } from "../../../../ui/useMessages.js";
import { useRequestPart } from "../hooks/useRequestPart.js";
import { laterParts } from "../lazyParts.js";
import { useSamplingContext } from "../SamplingContext.js";
import { Loaded } from "../stages/Loaded.js";
import { useSamplingMessages } from "../useSamplingMessages.js";
import { settingsSummary } from "./settingsSummary.js";

/** The props of `SamplingReview.Settings`. */
export type SamplingReviewSettingsProps = Omit<FoldProps, "summary">;

/** The settings of a model beside the messages: one line that unfolds into fields. Renders a `<details>` element. */
export function SamplingReviewSettings({
  children,
  ...props
}: SamplingReviewSettingsProps): ReactNode {
  const words = useSamplingMessages();
  const { locale } = useMessages();
  const { draft } = useSamplingContext();
  const tokens = useRequestPart(draft, "maxTokens");
  const temperature = useRequestPart(draft, "temperature");
  const tools = useRequestPart(draft, "tools")?.length ?? 0;
  const summary = (
    <>
      <span className="mcp-fold-name">{words.settings}</span>
      <span className="mcp-fold-excerpt">
        {settingsSummary(words, locale, { tokens, temperature, tools })}
      </span>
    </>
  );
  return (
    <Fold {...props} summary={summary}>
      {children ?? <Loaded chunk={laterParts}>{({ SettingFields }) => <SettingFields />}</Loaded>}
    </Fold>
  );
}
