"use client";

import type { ReactNode } from "react";
import { DeclineStep } from "../../../prompt/DeclineStep.js";
import { useMessages } from "../../../ui/useMessages.js";
import { useServerName } from "../../../ui/useServerName.js";
import type { ShownOpen } from "./hooks/shownElicitation.js";
import { useSendsReason } from "./hooks/useSendsReason.js";

/** The props of `ElicitationDeclineStep`. */
export interface ElicitationDeclineStepProps {
  readonly elicitation: ShownOpen;
}

/** Asks for a reason and says who would see it, which the host app decides; then declines. Renders a `<div>` element. */
export function ElicitationDeclineStep({ elicitation }: ElicitationDeclineStepProps): ReactNode {
  const { prompt } = useMessages();
  const isSent = useSendsReason(elicitation);
  const server = useServerName(elicitation.session);
  return (
    <DeclineStep
      onDecline={elicitation.decline}
      hint={isSent ? prompt.reasonSentHint({ server }) : prompt.reasonHint}
    />
  );
}
