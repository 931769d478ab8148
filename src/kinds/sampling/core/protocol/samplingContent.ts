import type { Json, JsonObject } from "../../../../wire/protocol/json.js";
import {
  anyObject,
  byType,
  flag,
  listOf,
  number,
  objectOf,
  optional,
  text,
  type WireShape,
} from "../../../../wire/protocol/wireShape.js";

/** Members that any content block may have beside its content. */
export interface Block {
  /** For whom it is and how much it matters, as the server claims. */
  readonly annotations?: JsonObject;
  /** Metadata for machines, from the protocol or a server. */
  readonly _meta?: JsonObject;
}

/** Text. */
export interface TextContent extends Block {
  readonly type: "text";
  readonly text: string;
}

/** A picture or a sound. */
export interface Media extends Block {
  /** The bytes, in base64. */
  readonly data: string;
  /** Its media type, as the server claims. */
  readonly mimeType: string;
}

/** A picture. */
export interface ImageContent extends Media {
  readonly type: "image";
}

/** A sound. */
export interface AudioContent extends Media {
  readonly type: "audio";
}

/** A model's wish to use a tool (revisions 2025-11-25 and later). */
export interface ToolUseContent {
  readonly type: "tool_use";
  /** Names this use; its result refers to it. */
  readonly id: string;
  /** The name of the tool. */
  readonly name: string;
  /** The tool's input. */
  readonly input: JsonObject;
  readonly _meta?: JsonObject;
}

/** The output of a tool (revisions 2025-11-25 and later). */
export interface ToolResultContent {
  readonly type: "tool_result";
  /** The id of the tool use that it answers. */
  readonly toolUseId: string;
  readonly content: readonly ToolResultBlock[];
  /** The same as data; any JSON from revision 2026-07-28 on, an object before. */
  readonly structuredContent?: Json;
  /** Whether the tool failed. */
  readonly isError?: boolean;
  readonly _meta?: JsonObject;
}

/** A resource that is there in full. */
export interface EmbeddedResource extends Block {
  readonly type: "resource";
  readonly resource: {
    readonly uri: string;
    readonly mimeType?: string;
    /** The text of it, if it is text. */
    readonly text?: string;
    /** Its bytes in base64, where it is none. */
    readonly blob?: string;
    readonly _meta?: JsonObject;
  };
}

/** A resource that is only pointed at; never fetched on its own. */
export interface ResourceLink extends Block {
  readonly type: "resource_link";
  readonly uri: string;
  readonly name: string;
  readonly title?: string;
  readonly description?: string;
  readonly mimeType?: string;
  /** In bytes. */
  readonly size?: number;
}

/** A block that a tool result may hold. */
export type ToolResultBlock =
  | TextContent
  | ImageContent
  | AudioContent
  | EmbeddedResource
  | ResourceLink;

/** A block that a message may hold. */
export type MessageContent =
  | TextContent
  | ImageContent
  | AudioContent
  | ToolUseContent
  | ToolResultContent;

/** Base64; looked for by what it may not hold, which takes linear time whatever a server sends. */
const base64: WireShape = (value, path) =>
  text(value, path) ?? (/[^\w+/=\s-]/.test(String(value)) ? `${path} must be base64` : undefined);

const extras = { annotations: optional(anyObject), _meta: optional(anyObject) };
const media = objectOf({ data: base64, mimeType: text, ...extras });
const plain = {
  text: objectOf({ text, ...extras }),
  image: media,
  audio: media,
};
const toolUse = objectOf({ id: text, name: text, input: anyObject, _meta: extras._meta });

const embedded: WireShape = (value, path) =>
  objectOf({
    uri: text,
    mimeType: optional(text),
    text: optional(text),
    blob: optional(base64),
    _meta: extras._meta,
  })(value, path) ??
  (typeof Object(value).text === "string" || typeof Object(value).blob === "string"
    ? undefined
    : `${path} must have a text or a blob`);

const toolResult = objectOf({
  toolUseId: text,
  content: listOf(
    byType({
      ...plain,
      resource: objectOf({ resource: embedded, ...extras }),
      resource_link: objectOf({
        uri: text,
        name: text,
        title: optional(text),
        description: optional(text),
        mimeType: optional(text),
        size: optional(number()),
        ...extras,
      }),
    }),
  ),
  isError: optional(flag),
  _meta: extras._meta,
});

/** One block, or a list of them. */
function oneOrMany(block: WireShape): WireShape {
  const list = listOf(block);
  return (value, path) => (Array.isArray(value) ? list : block)(value, path);
}

/** The shape of what a server may put into a message. */
export const requestContent: WireShape = oneOrMany(
  byType({ ...plain, tool_use: toolUse, tool_result: toolResult }),
);

/** The shape of what a model may answer. */
export const responseContent: WireShape = oneOrMany(byType({ ...plain, tool_use: toolUse }));
