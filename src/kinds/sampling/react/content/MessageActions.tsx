"use client";

import type { ReactNode } from "react";
import { Icon } from "../../../../ui/Icon.js";
import type { MessageEdit } from "../../core/edit/editMessages.js";
import type { SamplingMessage } from "../../core/protocol/samplingMessage.js";
import { useBlockRows } from "./edits/useBlockRows.js";
import { QuietButton } from "./QuietButton.js";
import { useSamplingContentMessages } from "./useSamplingContentMessages.js";

/** The props of `MessageActions`. */
export interface MessageActionsProps {
  /** Names the row. */
  readonly row: string;
  readonly message: SamplingMessage;
  /** Its place in the list, counted from 1. */
  readonly position: number;
  /** Whether it is not the only one. */
  readonly isRemovable: boolean;
  readonly edit: (edit: MessageEdit) => void;
}

/** The actions on a message as a whole, as far as the protocol allows them. Renders a `<span>` element. */
export function MessageActions({
  row,
  message,
  position,
  isRemovable,
  edit,
}: MessageActionsProps): ReactNode {
  const words = useSamplingContentMessages();
  const place = words.message({ position });
  const blocks = useBlockRows(message, message);
  const kinds = blocks.map(({ item }) => item?.type);
  const isRound = kinds.includes("tool_use") || kinds.includes("tool_result");
  return (
    <span className="mcp-message-actions">
      {!kinds.includes("tool_result") && (
        <QuietButton
          data-adds
          className="mcp-quiet-icon"
          aria-label={words.addTextAt({ place })}
          title={words.addTextAt({ place })}
          onClick={() => edit({ type: "addText", message: row })}
        >
          <Icon name="add" />
        </QuietButton>
      )}
      {isRemovable && (
        <QuietButton
          className="mcp-quiet-icon"
          aria-label={words.removeAt({ place })}
          title={isRound ? words.removeTogether : words.removeAt({ place })}
          onClick={() => edit({ type: "remove", message: row })}
        >
          <Icon name="remove" />
        </QuietButton>
      )}
    </span>
  );
}
