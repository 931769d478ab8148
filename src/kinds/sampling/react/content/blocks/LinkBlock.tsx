"use client";

import type { ReactNode } from "react";
import { createSizes } from "../../../../../messages/createSizes.js";
import { ServerText } from "../../../../../ui/ServerText.js";
import { useMessages } from "../../../../../ui/useMessages.js";
import type { ResourceLink } from "../../../core/protocol/samplingContent.js";
import { Extras } from "../Extras.js";
import { FoldedText } from "../FoldedText.js";
import { useSamplingBlockMessages } from "../useSamplingBlockMessages.js";

/** A resource that is only named: its address is text, never a link. Renders a `<div>` element. */
export function LinkBlock({ block }: { readonly block: ResourceLink }): ReactNode {
  const words = useSamplingBlockMessages();
  const { locale } = useMessages();
  const { uri, name, title, description, mimeType, size } = block;
  return (
    <div className="mcp-message-card">
      <p className="mcp-message-title">{words.link}</p>
      {title !== undefined && <FoldedText text={title} label={words.link} />}
      <FoldedText text={name} label={words.link} />
      <FoldedText isCode text={uri} label={words.link} />
      {description !== undefined && <FoldedText text={description} label={words.link} />}
      <p className="mcp-step-hint">
        {mimeType !== undefined && <ServerText>{mimeType}</ServerText>}{" "}
        {size !== undefined && words.claimedSize({ size: createSizes(locale)(size) })}
      </p>
      <p className="mcp-step-hint">{words.linkHint}</p>
      <Extras
        of={block}
        shown={["type", "uri", "name", "title", "description", "mimeType", "size"]}
      />
    </div>
  );
}
