"use client";

import { type ReactNode, useState } from "react";
import { excerptOf } from "../../../../form/parts/words/excerptOf.js";
import { Button } from "../../../../ui/Button.js";
import { cx } from "../../../../ui/cx.js";
import { LazyLongText } from "../../../../ui/long-text/LazyLongText.js";
import { useMessages } from "../../../../ui/useMessages.js";
import { useToolMessages } from "../useToolMessages.js";

/** The props of `TextValue`. */
export interface TextValueProps {
  readonly text: string;
  /** Whether it is shown in monospace. @default false */
  readonly isCode?: boolean;
  /** Whether the whole text is shown at first. @default false */
  readonly isWhole?: boolean;
}

/** A text with its hidden characters marked. A long one is folded and says how long it is. Renders a `<div>` element. */
export function TextValue({ text, isCode = false, isWhole = false }: TextValueProps): ReactNode {
  const { form } = useMessages();
  const words = useToolMessages();
  const [isOpen, setOpen] = useState(isWhole);
  const excerpt = excerptOf(text);
  return (
    <div className={cx("mcp-tool-text", isCode ? "mcp-text-code" : undefined)}>
      <LazyLongText text={text} excerpt={excerpt} isOpen={isOpen} />
      {excerpt !== text && (
        <span className="mcp-tool-more">
          <Button
            weight="quiet"
            data-leaves=""
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? form.less : form.more}
          </Button>{" "}
          <span className="mcp-step-hint">{words.characters({ count: text.length })}</span>
        </span>
      )}
    </div>
  );
}
