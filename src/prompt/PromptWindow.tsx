"use client";

import * as Dialog from "@radix-ui/react-dialog";
import { type ComponentProps, type ReactNode, useCallback } from "react";
import { assignRef } from "../ui/assignRef.js";
import { cx } from "../ui/cx.js";
import { useSurfaceAttributes } from "../ui/useSurfaceAttributes.js";
import { CoverNotice } from "./CoverNotice.js";
import { ignoreEscape } from "./ignoreEscape.js";
import { PromptContext } from "./PromptContext.js";
import { useModalWindow } from "./useModalWindow.js";
import type { PromptFrame } from "./usePromptFrame.js";

/** The props of `PromptWindow`. */
export interface PromptWindowProps extends ComponentProps<"div"> {
  readonly frame: PromptFrame;
}

/** The dialog around one question. Renders a `<div>` element with the role `dialog`. */
export function PromptWindow({
  frame: { context, guard },
  ref,
  className,
  children,
  ...props
}: PromptWindowProps): ReactNode {
  const { question, leaving, domId } = context;
  const attributes = useSurfaceAttributes();
  const events = {
    onEscape(event: KeyboardEvent) {
      if (guard.admits(event)) leaving.leave();
    },
    onPressOutside(press: PointerEvent) {
      const isUntouched = leaving.step === "answer" && !leaving.isTouched();
      if (isUntouched && guard.admits(press)) leaving.leave();
    },
  };
  const attach = useCallback(
    (element: HTMLDivElement | null) => {
      guard.attach(element);
      assignRef(ref, element);
    },
    [ref, guard],
  );
  const { frame, overlay } = useModalWindow(events, attach);
  return (
    <PromptContext.Provider value={context}>
      <div ref={overlay} className="mcp-prompt-overlay" />
      <Dialog.Content
        {...attributes}
        aria-describedby={undefined}
        {...props}
        {...guard.props}
        ref={frame}
        className={cx("mcp-prompt", className)}
        data-phase={question.phase}
        aria-labelledby={`${domId}-title`}
        onOpenAutoFocus={prevent}
        onCloseAutoFocus={prevent}
        onInteractOutside={prevent}
        onEscapeKeyDown={ignoreEscape}
      >
        <div key={question.id} className="mcp-question">
          {children}
        </div>
        <CoverNotice guard={guard} />
      </Dialog.Content>
    </PromptContext.Provider>
  );
}

/** Keeps Radix from moving the focus, and from closing what only an answer closes. */
function prevent(event: Event): void {
  event.preventDefault();
}
