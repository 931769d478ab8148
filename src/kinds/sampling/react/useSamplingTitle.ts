"use client";

import { useServerName } from "../../../ui/useServerName.js";
import type { SamplingView } from "./hooks/samplingView.js";
import { useModelName } from "./useModelName.js";
import { useSamplingMessages } from "./useSamplingMessages.js";

/** Names the surface of a sampling request: by the host's names for the server and the model, and by what happens now. */
export function useSamplingTitle(view: SamplingView): string {
  const words = useSamplingMessages();
  const server = useServerName(view.session);
  const model = useModelName(view.pick.model);
  if (view.phase === "settled") return words.ended({ server });
  switch (view.stage) {
    case "request-review":
      return words.asks({ server });
    case "generating":
      return words.generating({ server, model });
    case "response-review":
      return words.reviewing({ server });
    case "failed":
      return words.failed({ server });
  }
}
