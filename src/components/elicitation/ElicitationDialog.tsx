"use client";

import * as Dialog from "@radix-ui/react-dialog";
import type { ComponentProps, ReactNode, RefObject } from "react";
import { useHostSettings } from "../../hooks/HostContext.js";
import { useScrollMark } from "../../hooks/useScrollMark.js";
import type { ElicitationView } from "../../hooks/viewElicitation.js";
import { cx } from "../shared/cx.js";
import { useSurfaceAttributes } from "../shared/useSurfaceAttributes.js";
import { ElicitationContent } from "./ElicitationContent.js";
import { ElicitationContext } from "./ElicitationContext.js";
import { closesList } from "./form/closesList.js";
import { useElicitationSurface } from "./useElicitationSurface.js";

/** The props of the dialog. */
export interface ElicitationDialogProps extends ComponentProps<"div"> {
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
  useScrollMark(elicitation !== undefined);
  return (
    <Dialog.Root open={elicitation !== undefined}>
      <Dialog.Portal container={container}>
        <div className="mcp-prompt-layer">
          <div className="mcp-prompt-overlay" />
          {elicitation && <DialogContent {...props} elicitation={elicitation} />}
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function DialogContent({
  elicitation,
  waiting,
  cameFrom,
  className,
  children = <ElicitationContent />,
  ...props
}: ElicitationDialogProps & { elicitation: ElicitationView }): ReactNode {
  const { id, phase, request } = elicitation;
  const attributes = useSurfaceAttributes();
  const { context, guard } = useElicitationSurface(elicitation, waiting, "dialog");
  const { leaving, domId } = context;
  return (
    <ElicitationContext.Provider value={context}>
      <Dialog.Content
        {...attributes}
        {...props}
        {...guard.props}
        className={cx("mcp-prompt", className)}
        data-phase={phase}
        aria-labelledby={`${domId}-title`}
        aria-describedby={request.message === "" ? undefined : `${domId}-message`}
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
        }}
        onEscapeKeyDown={(event) => {
          event.preventDefault();
          if (guard.isArmed() && !event.isComposing && !closesList(event)) leaving.leave();
        }}
        onPointerDownOutside={(event) => {
          event.preventDefault();
          const isMainButton = event.detail.originalEvent.button === 0;
          const isUntouched = leaving.step === "answer" && !leaving.isTouched();
          if (isMainButton && isUntouched && guard.isArmed()) leaving.leave();
        }}
      >
        <div key={id} className="mcp-elicitation">
          {children}
        </div>
      </Dialog.Content>
    </ElicitationContext.Provider>
  );
}
