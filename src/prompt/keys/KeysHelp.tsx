"use client";

import { type ReactNode, useId } from "react";
import { useHostSettings } from "../../react/HostContext.js";
import { Button } from "../../ui/Button.js";
import { useMessages } from "../../ui/useMessages.js";
import { useStayFocus } from "../../ui/useStayFocus.js";
import { useKeysMessages } from "./useKeysMessages.js";

/** The props of `KeysHelp`. */
export interface KeysHelpProps {
  /** The keys that work here, by what they do. */
  readonly keys: readonly { readonly key: string; readonly text: string }[];
  readonly onClose: () => void;
}

/** Lists the single letters that work where it stands, and turns them off. Renders a `<div>` element with the role `group`. */
export function KeysHelp({ keys, onClose }: KeysHelpProps): ReactNode {
  const words = useKeysMessages();
  const { prompt } = useMessages();
  const { keys: isOn, onKeysChange } = useHostSettings().questions;
  const id = useId();
  const box = useStayFocus<HTMLDivElement>("button");
  return (
    <div
      ref={box}
      role="group"
      aria-labelledby={`${id}-title`}
      className="mcp-keys"
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onClose();
      }}
    >
      <p id={`${id}-title`} className="mcp-keys-title">
        {words.title}
      </p>
      <dl className="mcp-keys-list">
        {keys.map(({ key, text }) => (
          <div key={key} className="mcp-keys-row">
            <dt>
              <kbd className="mcp-keys-key">{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {onKeysChange && (
        <div className="mcp-keys-use">
          <input
            id={`${id}-use`}
            type="checkbox"
            className="mcp-form-checkbox"
            checked={isOn}
            onChange={({ currentTarget }) => onKeysChange(currentTarget.checked)}
          />
          <label htmlFor={`${id}-use`}>{words.use}</label>
        </div>
      )}
      <div className="mcp-actions">
        <Button weight="quiet" data-leaves="" onClick={onClose}>
          {prompt.close}
        </Button>
      </div>
    </div>
  );
}
