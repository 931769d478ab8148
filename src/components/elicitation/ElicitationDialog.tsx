"use client";

import * as Dialog from "@radix-ui/react-dialog";
import { type ReactNode, type RefObject, useId } from "react";
import { useHostSettings } from "../../hooks/HostContext.js";
import { useLeaving } from "../../hooks/useLeaving.js";
import { usePressGuard } from "../../hooks/usePressGuard.js";
import type { ElicitationView } from "../../hooks/viewElicitation.js";
import { Button } from "../shared/Button.js";
import { Icon } from "../shared/Icon.js";
import { useMessages } from "../shared/useMessages.js";
import { useSurfaceAttributes } from "../shared/useSurfaceAttributes.js";
import { ElicitationPanel } from "./ElicitationPanel.js";

/** The props of `ElicitationDialog`. */
export interface ElicitationDialogProps {
  /** The question to show. */
  readonly elicitation: ElicitationView | undefined;
  /** How many questions wait behind it. */
  readonly waiting: number;
  /** Where the focus goes back to. */
  readonly cameFrom: RefObject<Element | null>;
}

/** A dialog that shows one elicitation after another without closing in between. */
export function ElicitationDialog({ elicitation, ...props }: ElicitationDialogProps): ReactNode {
  const { container } = useHostSettings();
  return (
    <Dialog.Root open={elicitation !== undefined}>
      <Dialog.Portal container={container}>
        <div className="mcp-prompt-overlay" />
        {elicitation && <DialogContent {...props} elicitation={elicitation} />}
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function DialogContent({
  elicitation,
  waiting,
  cameFrom,
}: ElicitationDialogProps & { elicitation: ElicitationView }): ReactNode {
  const { prompt } = useMessages();
  const attributes = useSurfaceAttributes();
  const { id, phase, request } = elicitation;
  const leaving = useLeaving(elicitation);
  const guard = usePressGuard(`${id} ${phase}`);
  const domId = useId();

  return (
    <Dialog.Content
      {...attributes}
      className="mcp-prompt"
      data-phase={phase}
      aria-labelledby={`${domId}-title`}
      aria-describedby={request.message === "" ? undefined : `${domId}-message`}
      {...guard.props}
      onOpenAutoFocus={(event) => event.preventDefault()}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
      }}
      onEscapeKeyDown={(event) => {
        event.preventDefault();
        if (guard.isArmed() && !event.isComposing) leaving.leave();
      }}
      onPointerDownOutside={(event) => {
        event.preventDefault();
        const isMainButton = event.detail.originalEvent.button === 0;
        const isUntouched = leaving.step === "answer" && !leaving.isTouched();
        if (isMainButton && isUntouched && guard.isArmed()) leaving.leave();
      }}
    >
      <ElicitationPanel
        key={id}
        elicitation={elicitation}
        leaving={leaving}
        waiting={waiting}
        heading="h2"
        domId={domId}
        takesFocus
        controls={
          <Button
            weight="quiet"
            className="mcp-close"
            aria-label={prompt.close}
            onClick={leaving.leave}
          >
            <Icon name="close" />
          </Button>
        }
      />
    </Dialog.Content>
  );
}
