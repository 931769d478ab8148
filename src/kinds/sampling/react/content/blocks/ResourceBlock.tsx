"use client";

import type { ReactNode } from "react";
import type { EmbeddedResource } from "../../../core/protocol/samplingContent.js";
import type { BlockProps } from "../BlockProps.js";
import { EditableText } from "../EditableText.js";
import { Extras } from "../Extras.js";
import { FoldedText } from "../FoldedText.js";
import { useSamplingBlockMessages } from "../useSamplingBlockMessages.js";
import { MediaBlock } from "./MediaBlock.js";

/** A resource that is there in full, as text or as bytes. Renders a `<div>` element. */
export function ResourceBlock({
  block,
  asked,
  place,
  by,
  onChange,
}: BlockProps<EmbeddedResource>): ReactNode {
  const words = useSamplingBlockMessages();
  const { resource } = block;
  const { uri, text, blob, mimeType = "" } = resource;
  return (
    <div className="mcp-message-card">
      <p className="mcp-message-title">{words.resource}</p>
      <FoldedText isCode text={uri} label={words.resource} />
      {mimeType !== "" && blob === undefined && (
        <FoldedText isCode text={mimeType} label={words.resource} />
      )}
      {text !== undefined && (
        <EditableText
          place={place}
          text={text}
          asked={asked?.resource.text}
          onTextChange={
            onChange && ((next) => onChange({ ...block, resource: { ...resource, text: next } }))
          }
        />
      )}
      {blob !== undefined && (
        <MediaBlock
          data={blob}
          type={mimeType}
          kind={mimeType.startsWith("audio/") ? "audio" : "image"}
          by={by}
        />
      )}
      <Extras of={resource} shown={["uri", "text", "blob", "mimeType"]} />
      <Extras of={block} shown={["type", "resource"]} />
    </div>
  );
}
