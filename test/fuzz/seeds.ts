import {
  samplings as corpusSamplings,
  visits as corpusVisits,
  forms,
} from "../corpus/readCorpus.ts";

/** Requested schemas to start from: each kind of field, extras that servers send, and the forms of the corpus. */
export const schemas: readonly unknown[] = [
  {
    type: "object",
    title: "Booking",
    properties: {
      confirm: { type: "boolean", title: "Confirm the booking" },
      seat: { type: "string", enum: ["window", "aisle"], enumNames: ["Window", "Aisle"] },
      room: { type: "string", oneOf: [{ const: "sea", title: "Sea view" }, { const: "city" }] },
      extras: {
        type: "array",
        items: {
          anyOf: [
            { const: "meal", title: "Meal" },
            { const: "bag", title: "Bag" },
          ],
        },
        minItems: 1,
        maxItems: 2,
        uniqueItems: true,
      },
      name: { type: "string", minLength: 1, maxLength: 100, pattern: "^[A-Z][a-z]+$" },
      email: { type: "string", format: "email" },
      site: { type: "string", format: "uri", default: "https://example.com" },
      day: { type: "string", format: "date" },
      moment: { type: "string", format: "date-time" },
      age: { type: "integer", minimum: 0, maximum: 120, multipleOf: 1 },
      price: { type: "number", exclusiveMinimum: 0, multipleOf: 0.01, default: 9.99 },
    },
    required: ["confirm", "name"],
  },
  {
    type: "object",
    $defs: { seat: { enum: ["a", "b"] }, self: { $ref: "#/$defs/self" } },
    properties: {
      seat: { $ref: "#/$defs/seat" },
      loop: { $ref: "#/$defs/self" },
      maybe: { anyOf: [{ type: "string" }, { type: "null" }], default: null },
      either: { type: ["string", "null"], const: null },
      tags: { type: "array", items: { type: "string" }, default: ["a"] },
      address: { type: "object", properties: { city: { type: "string" } }, required: ["city"] },
      people: {
        type: "array",
        items: { type: "object", properties: { age: { type: "integer" } } },
      },
      password: { type: "string", format: "password", description: "Your account's password" },
      odd: {
        not: { type: "string" },
        if: { const: 1 },
        else: { maxLength: 3 },
      },
    },
    additionalProperties: false,
    patternProperties: { "^x-": { type: "string" } },
    dependentRequired: { seat: ["loop"] },
  },
  ...forms.map(({ requestedSchema }) => requestedSchema),
];

/** Params of `sampling/createMessage` to start from. */
export const samplings: readonly unknown[] = [
  {
    messages: [
      { role: "user", content: { type: "text", text: "Which flight is best?" } },
      {
        role: "assistant",
        content: [{ type: "tool_use", id: "1", name: "fare", input: { a: 1 } }],
      },
      {
        role: "user",
        content: [
          { type: "tool_result", toolUseId: "1", content: [{ type: "text", text: "9" }] },
          { type: "image", data: "AAAA", mimeType: "image/png" },
          { type: "audio", data: "AAAA", mimeType: "audio/wav" },
        ],
      },
    ],
    systemPrompt: "You are a travel expert.",
    modelPreferences: { hints: [{ name: "claude" }], costPriority: 0.3, speedPriority: 0.2 },
    includeContext: "none",
    temperature: 0.5,
    maxTokens: 1_500,
    stopSequences: ["END"],
    tools: [
      { name: "fare", inputSchema: { type: "object", properties: { a: { type: "number" } } } },
    ],
    toolChoice: { mode: "auto" },
    metadata: { trace: "1" },
  },
  ...corpusSamplings.map(({ params }) => params),
];

/** Params of `elicitation/create` in URL mode to start from. */
export const visits: readonly unknown[] = [
  { mode: "url", message: "Pay here", url: "https://pay.example.com/a?b=c#d", elicitationId: "1" },
  ...corpusVisits,
];

/** Addresses to start from. */
export const addresses: readonly string[] = [
  "https://user:secret@travel.example.co.uk:8443/pay/%7Eme?to=https%3A%2F%2Fevil.example#x",
  "https://xn--80ak6aa92e.com/",
  "http://127.0.0.1:3000/",
  "http://[2001:db8::1]/",
  "http://0x7f.1/",
  "https://раураl.com/login",
  "data:text/html,<b>",
  "mailto:a@b.example",
];
