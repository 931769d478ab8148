"use client";

import * as Dialog from "@radix-ui/react-dialog";
import type { ComponentProps, ReactNode } from "react";
import { closesList } from "../shared/closesList.js";
import { cx } from "../shared/cx.js";
import { useSurfaceAttributes } from "../shared/useSurfaceAttributes.js";
import { PromptContext } from "./PromptContext.js";
import type { PromptFrame } from "./usePromptFrame.js";

/** The props of `PromptWindow`. */
export interface PromptWindowProps extends ComponentProps<"div"> {
  readonly frame: PromptFrame;
}

/** The dialog around one question. Renders a `<div>` element with the role `dialog`. */
export function PromptWindow({
  frame: { context, guard },
  className,
  children,
  ...props
}: PromptWindowProps): ReactNode {
  const { question, leaving, domId } = context;
  const attributes = useSurfaceAttributes();
  return (
    <PromptContext.Provider value={context}>
      <Dialog.Content
        {...attributes}
        aria-describedby={undefined}
        {...props}
        {...guard.props}
        className={cx("mcp-prompt", className)}
        data-phase={question.phase}
        aria-labelledby={`${domId}-title`}
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        onEscapeKeyDown={(event) => {
          event.preventDefault();
          if (guard.admits(event) && !event.isComposing && !closesList(event)) leaving.leave();
        }}
        onPointerDownOutside={(event) => {
          event.preventDefault();
          const press = event.detail.originalEvent;
          const isUntouched = leaving.step === "answer" && !leaving.isTouched();
          if (press.button === 0 && isUntouched && guard.admits(press)) leaving.leave();
        }}
      >
        <div key={question.id} className="mcp-question">
          {children}
        </div>
      </Dialog.Content>
    </PromptContext.Provider>
  );
}
