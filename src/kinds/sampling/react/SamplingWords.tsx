"use client";

import type { ReactNode } from "react";
import type { BarWordsProps, QuestionWordsProps } from "../../../prompt/questionKind.js";
import { useServerName } from "../../../ui/useServerName.js";
import type { SamplingView } from "./hooks/samplingView.js";
import { useModelName } from "./useModelName.js";
import { useSamplingMessages } from "./useSamplingMessages.js";

/** Names a sampling request by the host's names for the server and the model, and by what happens now. */
export function SamplingWords({ view, children }: QuestionWordsProps<SamplingView>): ReactNode {
  return children({ title: useTitle(view) });
}

/** The words of the bar in which sampling requests wait. */
export function SamplingBarWords({ children }: BarWordsProps): ReactNode {
  return children(useSamplingMessages());
}

function useTitle(view: SamplingView): string {
  const words = useSamplingMessages();
  const server = useServerName(view.session);
  const model = useModelName(view.pick.model);
  if (view.phase === "settled") return words.ended({ server });
  switch (view.stage) {
    case "request-review":
      return words.asks({ server });
    case "generating":
      return model === undefined
        ? words.generating({ server })
        : words.generatingBy({ server, model });
    case "response-review":
      return words.reviewing({ server });
    case "failed":
      return words.failed({ server });
  }
}
