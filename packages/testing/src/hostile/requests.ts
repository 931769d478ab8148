/** A request of a hostile server, as `server.request` of `startServer` takes it. */
export interface HostileRequest {
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/**
 * Something that a server may ask: a form, a page to visit, a response of the host's model. `schema` is a form of more
 * than the protocol allows, which SDKs refuse before the host sees it: for `session.receive`.
 */
export type HostilePlace = "form" | "schema" | "visit" | "sampling";

/** Writes a text into every place where a request can say anything. */
export const requestsSaying: Readonly<Record<HostilePlace, (text: string) => HostileRequest>> = {
  form: (text) => elicit({ message: text, requestedSchema: formOf(text, fields(text)) }),
  schema: (text) =>
    elicit({
      message: text,
      requestedSchema: formOf(text, { ...fields(text), ...beyond(text) }),
    }),
  visit: (text) =>
    elicit({
      mode: "url",
      message: text,
      url: `https://pay.travel.example/${text}?q=${text}#${text}`,
      elicitationId: text,
    }),
  sampling: (text) => ({ method: "sampling/createMessage", params: prompt(text) }),
};

/** Asks for a form of some texts, all required. */
export function askFor(
  message: string,
  properties: Readonly<Record<string, object>>,
): HostileRequest {
  const required = Object.keys(properties);
  return elicit({ message, requestedSchema: { type: "object", properties, required } });
}

function elicit(params: HostileRequest["params"]): HostileRequest {
  return { method: "elicitation/create", params };
}

function formOf(text: string, properties: object): object {
  return {
    type: "object",
    title: text,
    description: text,
    $comment: text,
    properties,
    required: [text, "agreed"],
  };
}

/** Fields of every kind that the protocol has. */
function fields(text: string): object {
  return {
    [text]: { type: "string" },
    said: { type: "string", title: text, description: text, default: text },
    amount: { type: "number", title: text, description: text },
    agreed: { type: "boolean", title: text, description: text },
    ticked: { type: "boolean", title: text, default: true },
    few: {
      type: "string",
      title: text,
      default: text,
      oneOf: [
        { const: text, title: text, description: text },
        { const: "other", title: `${text} or not` },
      ],
    },
    old: { type: "string", title: text, enum: ["a", "b"], enumNames: [text, "B"] },
    some: { type: "string", title: text, enum: options(text, 8) },
    many: { type: "string", title: text, enum: options(text, 120) },
    several: { type: "array", title: text, items: { type: "string", enum: options(text, 4) } },
  };
}

/** Fields that JSON Schema has, and the protocol has not. */
function beyond(text: string): object {
  return {
    shaped: { type: "string", title: text, format: text, pattern: text, "x-hint": text },
    lines: { type: "array", title: text, items: { type: "string" }, default: [text] },
    nested: { type: "object", title: text, properties: { [text]: { title: text } } },
    unknown: { $ref: text, title: text },
  };
}

function options(text: string, count: number): readonly string[] {
  return [text, ...Array.from({ length: count - 1 }, (_, place) => `Option ${place + 1}`)];
}

/** Four bytes that are no picture and no sound, in base64. */
const nothing = "AAAAAA==";

function prompt(text: string): HostileRequest["params"] {
  return {
    messages: [
      { role: "user", content: [{ type: "text", text }] },
      {
        role: "assistant",
        content: [{ type: "tool_use", id: "1", name: text, input: { [text]: text } }],
      },
      {
        role: "user",
        content: [
          {
            type: "tool_result",
            toolUseId: "1",
            content: [
              { type: "text", text },
              { type: "resource_link", uri: text, name: text, description: text, mimeType: text },
              { type: "resource", resource: { uri: text, mimeType: text, text } },
            ],
          },
        ],
      },
      {
        role: "user",
        content: [
          { type: "image", data: nothing, mimeType: text },
          { type: "image", data: nothing, mimeType: `image/${text}` },
          { type: "audio", data: nothing, mimeType: text },
        ],
      },
    ],
    systemPrompt: text,
    maxTokens: 500,
    modelPreferences: { hints: [{ name: text }] },
    stopSequences: [text],
    metadata: { [text]: text },
    tools: [
      {
        name: text,
        title: text,
        description: text,
        inputSchema: { type: "object", properties: { [text]: { description: text } } },
      },
    ],
  };
}
