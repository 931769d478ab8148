"use client";

import { type ReactNode, useContext } from "react";
import { PromptContext } from "../../prompt/PromptContext.js";
import { Button } from "../../ui/Button.js";
import { useMessages } from "../../ui/useMessages.js";
import type { ElicitationFormStore } from "../react/elicitationFormStore.js";

/** The props of `DeclineHere`. */
export interface DeclineHereProps {
  readonly control: ElicitationFormStore;
}

/** Declines in place of sending something dangerous, as the main action of the step. Renders a `<button>` element. */
export function DeclineHere({ control }: DeclineHereProps): ReactNode {
  const { prompt } = useMessages();
  const frame = useContext(PromptContext);
  const decline = frame?.discardGuard.decline ?? (() => void control.decline());
  return (
    <Button data-leaves="" weight="main" onClick={decline}>
      {prompt.decline}
    </Button>
  );
}
