"use client";

import type { ReactNode } from "react";
import { useHost } from "../../react/useHost.js";
import { Button, type ButtonProps } from "../../ui/Button.js";
import { cx } from "../../ui/cx.js";
import { Icon } from "../../ui/Icon.js";
import { mergeProps } from "../../ui/mergeProps.js";
import { useMessages } from "../../ui/useMessages.js";
import { usePromptContext } from "../PromptContext.js";
import { useQueuePlace } from "./useQueuePlace.js";

/**
 * Tells the place of the question in its line and shows the next one there, after the last the first; nothing is answered
 * by it, and what was entered is kept. Renders a `<button>` element, or `null` while no other question waits.
 */
export function PromptNext(props: ButtonProps): ReactNode {
  const { prompt } = useMessages();
  const host = useHost();
  const { question } = usePromptContext();
  const queue = useQueuePlace(question.id);
  if (question.phase !== "open" || !queue) return null;
  const { position, count, next } = queue;
  const own = {
    className: cx("mcp-question-tool", "mcp-question-next"),
    "data-leaves": "",
    "aria-label": prompt.showNext({ position, count }),
    onClick: () => void host.send({ type: "resume", id: next }),
  };
  return (
    <Button weight="quiet" shortcut="J" {...mergeProps(own, props)}>
      {props.children ?? (
        <>
          {prompt.placeOf({ position, count })}
          <Icon name="next" />
        </>
      )}
    </Button>
  );
}
