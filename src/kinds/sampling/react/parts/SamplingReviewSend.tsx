"use client";

import { type ReactNode, useSyncExternalStore } from "react";
import { Button, type ButtonProps } from "../../../../ui/Button.js";
import { mergeProps } from "../../../../ui/mergeProps.js";
import { useServerName } from "../../../../ui/useServerName.js";
import type { ResponseContent } from "../../core/protocol/samplingResult.js";
import { useSamplingContext } from "../SamplingContext.js";
import { useSamplingMessages } from "../useSamplingMessages.js";

/** Sends the response as it stands there, unless it says nothing. Renders a `<button>` element, or nothing at another stage. */
export function SamplingReviewSend({ children, ...props }: ButtonProps): ReactNode {
  const words = useSamplingMessages();
  const { sampling, draft, act } = useSamplingContext();
  const server = useServerName(sampling.session);
  const read = () => draft.isResponseChanged(sampling);
  const changed = useSyncExternalStore(draft.subscribe, read, read);
  if (sampling.stage !== "response-review") return null;
  const send = () => {
    const content = draft.contentOf(sampling);
    if (content.every(isBlank)) return "empty";
    return sampling.approve(draft.isResponseChanged(sampling) ? content : undefined);
  };
  return (
    <Button weight="main" shortcut="A" {...mergeProps({ onClick: () => act(send) }, props)}>
      {children ?? (changed ? words.sendChanged : words.send({ server }))}
    </Button>
  );
}

function isBlank(block: ResponseContent): boolean {
  return block.type === "text" && block.text.trim() === "";
}
