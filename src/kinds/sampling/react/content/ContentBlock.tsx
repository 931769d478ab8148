"use client";

import type { ReactNode } from "react";
import { createSizes } from "../../../../messages/createSizes.js";
import { useVisibleText } from "../../../../ui/hidden-text/useVisibleText.js";
import { ServerText } from "../../../../ui/ServerText.js";
import { useMessages } from "../../../../ui/useMessages.js";
import type {
  EmbeddedResource,
  MessageContent,
  ResourceLink,
  ToolResultContent,
  ToolUseContent,
} from "../../core/protocol/samplingContent.js";
import type { SamplingTool } from "../../core/protocol/samplingRequest.js";
import { useBlockMessages, useContentMessages } from "../useSamplingMessages.js";
import { EditableText } from "./EditableText.js";
import { FoldedText } from "./FoldedText.js";
import { Extras, JsonText } from "./JsonText.js";
import { MediaBlock } from "./MediaBlock.js";
import { InputIssues } from "./ResponseIssues.js";

/** A block of a message, of a response, or of a tool's result. */
export type AnyBlock = MessageContent | EmbeddedResource | ResourceLink;

/** The props of `ContentBlock`. */
export interface ContentBlockProps<Block extends AnyBlock = AnyBlock> {
  readonly block: Block;
  /** Names the block, as part of a sentence. */
  readonly place: string;
  /** Who sent it. */
  readonly by: "server" | "model";
  /** The tools of the request. */
  readonly tools?: readonly SamplingTool[] | undefined;
  /** The names of the tools, by the ids of their uses. */
  readonly uses?: ReadonlyMap<string, string> | undefined;
  /** Takes the edited block; without it the block is read-only. */
  readonly onChange?: ((block: Block) => void) | undefined;
}

/** One block of any kind; one of an unknown kind as data. Renders one or more elements. */
export function ContentBlock(props: ContentBlockProps): ReactNode {
  const { block, place, onChange } = props;
  switch (block.type) {
    case "text":
      return (
        <>
          <BlockText
            place={place}
            text={block.text}
            onChange={onChange && ((text) => onChange({ ...block, text }))}
          />
          <Extras of={block} shown={["type", "text"]} />
        </>
      );
    case "image":
    case "audio":
      return (
        <>
          <MediaBlock data={block.data} type={block.mimeType} kind={block.type} by={props.by} />
          <Extras of={block} shown={["type", "data", "mimeType"]} />
        </>
      );
    case "tool_use":
      return <ToolUse {...props} block={block} />;
    case "tool_result":
      // oxlint-disable-next-line bounds/recursion -- a tool result holds no tool results.
      return <ToolResult {...props} block={block} />;
    case "resource":
      return <Resource {...props} block={block} />;
    case "resource_link":
      return <LinkedResource block={block} />;
    default:
      return <UnknownBlock block={block} />;
  }
}

/** A plain text of a block. */
function BlockText({
  place,
  text,
  onChange,
}: {
  readonly place: string;
  readonly text: string;
  readonly onChange: ((text: string) => void) | undefined;
}): ReactNode {
  const change = (next: string) => {
    onChange?.(next);
    return undefined;
  };
  return <EditableText place={place} text={text} onTextChange={onChange && change} />;
}

function ToolUse({ block, place, tools, onChange }: ContentBlockProps<ToolUseContent>): ReactNode {
  const words = useBlockMessages();
  const visible = useVisibleText();
  const { name, id, input } = block;
  return (
    <div className="mcp-message-card">
      <p className="mcp-message-title">{words.toolUse({ name: visible(name) })}</p>
      <p className="mcp-step-hint">{words.toolId({ id: visible(id) })}</p>
      <p className="mcp-message-label">{words.input}</p>
      <JsonText
        value={input}
        label={place}
        onValueChange={onChange && ((next) => onChange({ ...block, input: next }))}
      />
      <InputIssues tool={tools?.find((tool) => tool.name === name)} input={input} />
      <Extras of={block} shown={["type", "id", "name", "input"]} />
    </div>
  );
}

function ToolResult({
  block,
  uses,
  onChange,
  ...props
}: ContentBlockProps<ToolResultContent>): ReactNode {
  const words = useBlockMessages();
  const visible = useVisibleText();
  const { toolUseId, content, structuredContent, isError } = block;
  const name = uses?.get(toolUseId);
  const id = visible(toolUseId);
  return (
    <div className="mcp-message-card">
      <p className="mcp-message-title">
        {name === undefined
          ? words.toolResultOf({ id })
          : words.toolResult({ name: visible(name) })}
        {isError && <span className="mcp-badge mcp-message-failed">{words.toolFailed}</span>}
      </p>
      {name !== undefined && <p className="mcp-step-hint">{words.toolId({ id })}</p>}
      {content.length === 0 && structuredContent === undefined && (
        <p className="mcp-step-hint">{words.noResult}</p>
      )}
      {content.map((inner, index) => (
        // oxlint-disable-next-line bounds/recursion -- a tool result holds no tool results.
        <ContentBlock
          {...props}
          // The number and the kinds of the blocks of a result never change.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={index}
          block={inner}
          onChange={
            onChange &&
            ((next) =>
              // `ContentBlock` hands back a block of the same kind, which a result may hold.
              onChange({ ...block, content: content.with(index, next as typeof inner) }))
          }
        />
      ))}
      {structuredContent !== undefined && (
        <>
          <p className="mcp-message-label">{words.structured}</p>
          <JsonText
            value={structuredContent}
            label={props.place}
            onValueChange={onChange && ((next) => onChange({ ...block, structuredContent: next }))}
          />
        </>
      )}
      <Extras of={block} shown={["type", "toolUseId", "content", "structuredContent", "isError"]} />
    </div>
  );
}

function Resource({ block, place, by, onChange }: ContentBlockProps<EmbeddedResource>): ReactNode {
  const words = useBlockMessages();
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
        <BlockText
          place={place}
          text={text}
          onChange={
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

/** A resource that is only named: its address is text, never a link. */
function LinkedResource({ block }: { readonly block: ResourceLink }): ReactNode {
  const words = useBlockMessages();
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

function UnknownBlock({ block }: { readonly block: { readonly type?: unknown } }): ReactNode {
  const words = useContentMessages();
  const label = words.unknown({ type: String(block.type) });
  return (
    <>
      <p className="mcp-message-title">{label}</p>
      <JsonText value={block} label={label} />
    </>
  );
}
