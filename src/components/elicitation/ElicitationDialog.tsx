"use client";

import * as Dialog from "@radix-ui/react-dialog";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useHostSettings } from "../../hooks/HostContext.js";
import { useLeaving } from "../../hooks/useLeaving.js";
import { usePressGuard } from "../../hooks/usePressGuard.js";
import type { ElicitationView } from "../../hooks/viewElicitation.js";
import { Button } from "../shared/Button.js";
import { useMessages } from "../shared/useMessages.js";
import { ElicitationPanel } from "./ElicitationPanel.js";

/** The props of `ElicitationDialog`. */
export interface ElicitationDialogProps {
  /** The question to show. */
  readonly elicitation: ElicitationView | undefined;
  /** How many questions wait behind it. */
  readonly waiting: number;
}

/** A dialog that shows one elicitation after another without closing in between. */
export function ElicitationDialog({ elicitation, waiting }: ElicitationDialogProps): ReactNode {
  const { container } = useHostSettings();
  return (
    <Dialog.Root open={elicitation !== undefined}>
      <Dialog.Portal container={container}>
        <div className="mcp-prompt-overlay" />
        {elicitation && <DialogContent elicitation={elicitation} waiting={waiting} />}
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function DialogContent({
  elicitation,
  waiting,
}: {
  elicitation: ElicitationView;
  waiting: number;
}): ReactNode {
  const { dir } = useHostSettings();
  const { locale, prompt } = useMessages();
  const leaving = useLeaving(elicitation);
  const guard = usePressGuard(elicitation.id);
  const domId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef<Element>(null);
  const { id, phase } = elicitation;

  // What opens, replaces another or ends never leaves the focus on a control of what was there before.
  useEffect(() => {
    if (id && phase) title.current?.focus();
  }, [id, phase]);

  return (
    <Dialog.Content
      dir={dir}
      lang={locale}
      className="mcp-prompt"
      data-phase={phase}
      aria-labelledby={`${domId}-title`}
      aria-describedby={`${domId}-message`}
      {...guard.props}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        before.current = document.activeElement;
        title.current?.focus();
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        if (before.current instanceof HTMLElement) before.current.focus();
      }}
      onEscapeKeyDown={(event) => {
        event.preventDefault();
        if (guard.isArmed() && !event.isComposing) leaving.leave();
      }}
      onInteractOutside={(event) => {
        event.preventDefault();
        if (guard.isArmed() && !leaving.isTouched() && leaving.step === "answer") leaving.leave();
      }}
    >
      <ElicitationPanel
        key={id}
        elicitation={elicitation}
        leaving={leaving}
        waiting={waiting}
        heading="h2"
        domId={domId}
        titleRef={title}
        controls={
          <Button weight="quiet" className="mcp-close" onClick={leaving.leave}>
            {prompt.close}
          </Button>
        }
      />
    </Dialog.Content>
  );
}
