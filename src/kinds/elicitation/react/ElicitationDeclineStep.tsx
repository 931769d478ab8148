"use client";

import type { ReactNode } from "react";
import { DeclineStep } from "../../../prompt/actions/DeclineStep.js";
import { useMessages } from "../../../ui/useMessages.js";
import { useServerName } from "../../../ui/useServerName.js";
import { useSendsReason } from "./hooks/useSendsReason.js";
import type { OpenElicitationView } from "./hooks/viewElicitation.js";

/** The props of `ElicitationDeclineStep`. */
export interface ElicitationDeclineStepProps {
  readonly elicitation: OpenElicitationView;
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
