"use client";

import type { ReactNode } from "react";
import type { TextContent } from "../../core/protocol/samplingContent.js";
import type { BlockProps } from "./BlockProps.js";
import { EditableText } from "./EditableText.js";
import { Extras } from "./Extras.js";

/** A text of a message, of a response or of a tool's result. Renders `<div>` elements. */
export function TextBlock({ block, asked, place, onChange }: BlockProps<TextContent>): ReactNode {
  return (
    <>
      <EditableText
        place={place}
        text={block.text}
        asked={asked?.text}
        onTextChange={onChange && ((text) => onChange({ ...block, text }))}
      />
      <Extras of={block} shown={["type", "text"]} />
    </>
  );
}
