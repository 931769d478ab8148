"use client";

import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import type { Receipt } from "../../host/command.js";
import { Button } from "../../ui/Button.js";
import { useMessages } from "../../ui/useMessages.js";
import { usePromptContext } from "../PromptContext.js";
import { BlockButton } from "./BlockButton.js";

/** The props of `MenuActions`. */
export interface MenuActionsProps {
  /** Leaves without a choice, after asking; absent where leaving asks nothing. */
  readonly cancel: (() => Promise<Receipt>) | undefined;
  /** Asks whether to block the server; absent where the button for that stands elsewhere. */
  readonly onBlock: (() => void) | undefined;
  /** The kind's own actions. */
  readonly children: ReactNode;
}

/** The rarer ways out of an open question, in its menu. Renders a `<div>` element there, or nothing while the menu is closed. */
export function MenuActions({ cancel, onBlock, children }: MenuActionsProps): ReactNode {
  const { prompt } = useMessages();
  const { menu, question, discardGuard } = usePromptContext();
  if (!menu.isOpen || !menu.place) return null;
  return createPortal(
    <div className="mcp-menu-list">
      {children}
      {cancel && (
        <Button data-leaves="" weight="quiet" onClick={discardGuard.leave}>
          {prompt.cancel}
        </Button>
      )}
      {question.stopCall && !question.callOver && (
        <Button data-leaves="" weight="quiet" className="mcp-call-stop" onClick={discardGuard.stop}>
          {prompt.stopCall}
        </Button>
      )}
      {onBlock && (
        <BlockButton
          onBlock={() => {
            menu.close();
            onBlock();
          }}
        />
      )}
    </div>,
    menu.place,
  );
}
