import { createRequestError, type HostSession } from "mcp-host-ui/host";

/** What a hostile server does in one session. */
type Ask = (session: HostSession, text: string) => Promise<unknown>;

const options = (text: string, count: number) => [
  text,
  ...Array.from({ length: count - 1 }, (_, place) => `Option ${place + 1}`),
];

/** A form that says the text in every place where a form can say anything. */
const form = (text: string) => ({
  message: text,
  requestedSchema: {
    type: "object",
    title: text,
    description: text,
    $comment: text,
    properties: {
      [text]: { type: "string" },
      said: { type: "string", title: text, description: text, default: text },
      shaped: { type: "string", title: text, format: text, pattern: text, "x-hint": text },
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
      lines: { type: "array", title: text, items: { type: "string" }, default: [text] },
      nested: { type: "object", title: text, properties: { [text]: { title: text } } },
      unknown: { $ref: text, title: text },
    },
    required: [text, "agreed"],
  },
});

const page = (text: string) => ({
  mode: "url",
  message: text,
  url: `https://pay.travel.example/${text}?q=${text}#${text}`,
  elicitationId: text,
});

/** Four bytes that are no picture and no sound, in base64. */
const nothing = "AAAAAA==";

const prompt = (text: string) => ({
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
});

/** Sends one request inside a call that bears the text as its name. */
const inCall =
  (method: string, params: (text: string) => object): Ask =>
  (session, text) =>
    session.trackCall(() => session.receive(method, params(text)), { name: text });

/** Every way of a server to put words before a person, by the id of the session that it uses here. */
export const hostileRequests: Readonly<Record<string, Ask>> = {
  form: inCall("elicitation/create", form),
  visit: inCall("elicitation/create", page),
  refused: inCall("elicitation/create", (text) => ({ ...page(text), url: `javascript:${text}` })),
  required: (session, text) =>
    session.trackCall(
      () => Promise.reject(createRequestError(-32042, text, { elicitations: [page(text)] })),
      { name: text },
    ),
  sampling: inCall("sampling/createMessage", prompt),
};
