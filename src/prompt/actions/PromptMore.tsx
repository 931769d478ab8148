"use client";

import type { ReactNode } from "react";
import { Button } from "../../ui/Button.js";
import { Icon } from "../../ui/Icon.js";
import { useMessages } from "../../ui/useMessages.js";
import { menuButtonId } from "../frame/usePromptMenu.js";
import { usePromptContext } from "../PromptContext.js";

/** Opens and closes the menu of an open question. Renders a `<button>` element. */
export function PromptMore(): ReactNode {
  const { prompt } = useMessages();
  const { menu, domId } = usePromptContext();
  return (
    <Button
      data-leaves=""
      weight="quiet"
      id={menuButtonId(domId)}
      className="mcp-question-tool"
      aria-label={prompt.more}
      aria-expanded={menu.isOpen}
      onClick={menu.toggle}
    >
      <Icon name="more" />
    </Button>
  );
}
