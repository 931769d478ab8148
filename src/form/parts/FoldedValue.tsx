"use client";

import { type ReactNode, useState } from "react";
import { Button } from "../../ui/Button.js";
import { LazyLongText } from "../../ui/long-text/LazyLongText.js";
import { useMessages } from "../../ui/useMessages.js";
import { excerptOf } from "./words/excerptOf.js";

/** The props of `FoldedValue`. */
export interface FoldedValueProps {
  readonly text: string;
}

/** A value to read. A long value shows its beginning, and a button for the whole. Renders `<bdi>` elements and a `<button>` element. */
export function FoldedValue({ text }: FoldedValueProps): ReactNode {
  const { form } = useMessages();
  const [isOpen, setOpen] = useState(false);
  const excerpt = excerptOf(text);
  return (
    <>
      <LazyLongText text={text} excerpt={excerpt} isOpen={isOpen} />
      {excerpt !== text && (
        <Button weight="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? form.less : form.more}
        </Button>
      )}
    </>
  );
}
