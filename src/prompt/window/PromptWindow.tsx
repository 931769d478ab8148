"use client";

import * as Dialog from "@radix-ui/react-dialog";
import type { ComponentProps, ReactNode } from "react";
import { mergeProps } from "../../ui/mergeProps.js";
import { useRefs } from "../../ui/useRefs.js";
import { useSurfaceAttributes } from "../../ui/useSurfaceAttributes.js";
import { CoverNotice } from "../frame/CoverNotice.js";
import { UnshownStep } from "../frame/UnshownStep.js";
import type { PromptFrame } from "../frame/usePromptFrame.js";
import { PromptContext } from "../PromptContext.js";
import { useModalWindow } from "./useModalWindow.js";

/** The props of `PromptWindow`. */
export interface PromptWindowProps extends ComponentProps<"div"> {
  readonly frame: PromptFrame;
}

/** The dialog around one question. Renders a `<div>` element with the role `dialog`. */
export function PromptWindow({
  frame: { context, guard },
  ref,
  children,
  ...props
}: PromptWindowProps): ReactNode {
  const { question, discardGuard, menu, domId, messageId } = context;
  const attributes = useSurfaceAttributes();
  const leave = (event: KeyboardEvent) => {
    if (menu.isOpen) menu.close();
    else if (guard.admits(event)) discardGuard.leave();
  };
  const attach = useRefs(guard.attach, ref);
  const { frame, overlay } = useModalWindow(leave, attach);
  const own = {
    ...attributes,
    "aria-labelledby": `${domId}-title`,
    "aria-describedby": messageId,
    className: "mcp-prompt",
  };
  return (
    <PromptContext.Provider value={context}>
      <div ref={overlay} className="mcp-prompt-overlay" />
      <Dialog.Content
        // The guard comes before the caller's handlers, which hear of no press that it did not take.
        {...mergeProps(mergeProps(own, props), guard.props)}
        ref={frame}
        data-phase={question.phase}
        onOpenAutoFocus={prevent}
        onCloseAutoFocus={prevent}
        onInteractOutside={prevent}
        onEscapeKeyDown={ignoreEscape}
      >
        <div key={question.id} className="mcp-question">
          {children}
          <UnshownStep />
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

/**
 * Lets an Escape through a layer of Radix that would claim it for itself. Radix prevents the default of every Escape
 * that reaches its uppermost layer; a popup of another copy of Radix, which is above ours without either of them
 * knowing, takes that for a sign that somebody has acted on it, and stays open.
 */
function ignoreEscape(event: KeyboardEvent): void {
  if (event.defaultPrevented) return;
  Object.defineProperty(event, "preventDefault", {
    configurable: true,
    // Radix calls it next; whoever comes after that gets the event's own.
    value: () => Reflect.deleteProperty(event, "preventDefault"),
  });
}
