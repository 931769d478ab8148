/** A request that the protocol allows, larger than any that is meant, and the limit that it exceeds. */
export interface Giant {
  readonly what: string;
  readonly limit: string;
  readonly method: "elicitation/create" | "sampling/createMessage";
  /** Whether SDKs let it through without a tap: its schema is of the protocol's own subset. */
  readonly isPlain: boolean;
  /** Whether it sends a person to a page, which SDK v1 1.22 refuses. */
  readonly isVisit?: boolean;
  /** Made when it is needed: together they would be a hundred megabytes. */
  readonly params: () => object;
}

const text = (characters: number) => "x".repeat(characters);
const list = <Item>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => item(index));

/** A form with these properties. */
export function formOf(properties: object, more: object = {}): object {
  return { mode: "form", message: "?", requestedSchema: { type: "object", properties, ...more } };
}

/** So many properties. */
export function propertiesOf(count: number, property: (index: number) => object): object {
  return Object.fromEntries(list(count, (index) => [`p${index}`, property(index)]));
}

const conversation = (content: unknown) => ({
  messages: [{ role: "user", content }],
  maxTokens: 10,
});

const form = (what: string, limit: string, params: () => object): Giant => ({
  what,
  limit,
  method: "elicitation/create",
  isPlain: !/alternative|data|list|one-key/.test(what),
  params,
});
const visit = (what: string, limit: string, parts: () => object): Giant => ({
  ...form(what, limit, () => ({ mode: "url", message: "?", elicitationId: "e", ...parts() })),
  isVisit: true,
});
const sample = (what: string, limit: string, content: () => unknown): Giant => ({
  what,
  limit,
  method: "sampling/createMessage",
  isPlain: true,
  params: () => conversation(content()),
});

/** Every giant that is refused as it comes. */
export const giants: readonly Giant[] = [
  form("a suggested text of 200 kB", "defaultCharacters", () =>
    formOf({ it: { type: "string", default: text(200_000) } }),
  ),
  form("a suggested text of 1 MB in an alternative", "defaultCharacters", () =>
    formOf({ it: { anyOf: [{ type: "string", default: text(900_000) }, { type: "null" }] } }),
  ),
  form("suggested data of 200 kB", "defaultCharacters", () =>
    formOf({ it: { type: "object", default: { note: text(200_000) } } }),
  ),
  form("a suggested list of 30,000 items", "members", () =>
    formOf({ it: { type: "array", items: { type: "string" }, default: list(30_000, String) } }),
  ),
  form("a suggested list of 9,000 items", "defaultItems", () =>
    formOf({ it: { type: "array", items: { type: "string" }, default: list(9_000, String) } }),
  ),
  form("40,000 options, all of them suggested", "defaultItems", () =>
    formOf({
      it: {
        type: "array",
        items: { type: "string", enum: list(40_000, String) },
        default: list(40_000, String),
      },
    }),
  ),
  form("a root of 30,000 one-key members", "members", () =>
    formOf({}, { allOf: list(30_000, (index) => ({ [`k${index}`]: 1 })) }),
  ),
  form("a schema of 100,000 values", "values", () =>
    formOf(propertiesOf(20, () => ({ type: "string", enum: list(5_000, String) }))),
  ),
  form("descriptions of 2 MB", "formCharacters", () =>
    formOf(propertiesOf(200, () => ({ type: "string", description: text(10_000) }))),
  ),
  form("names of 2 MB", "formCharacters", () =>
    formOf(
      Object.fromEntries(list(200, (index) => [`${index}${text(10_000)}`, { type: "string" }])),
    ),
  ),
  form("a message of 2 MB", "formCharacters", () => ({
    message: text(2_000_000),
    requestedSchema: { type: "object", properties: {} },
  })),
  visit("an address of 10 MB", "addressCharacters", () => ({
    url: `https://shop.example/${text(10_000_000)}`,
  })),
  visit("an id of 10 MB", "addressCharacters", () => ({
    url: "https://shop.example/",
    elicitationId: text(10_000_000),
  })),
  visit("a visit's message of 10 MB", "formCharacters", () => ({
    url: "https://shop.example/",
    message: text(10_000_000),
  })),
  sample("20,000 blocks in one message", "members", () =>
    list(20_000, (index) => ({ type: "text", text: `Block ${index}` })),
  ),
  sample("5,000 blocks in one message", "blocks", () =>
    list(5_000, (index) => ({ type: "text", text: `Block ${index}` })),
  ),
  {
    ...sample("8,000 messages", "conversationBlocks", () => ""),
    params: () => ({
      messages: list(8_000, (index) => ({
        role: "user",
        content: { type: "text", text: `Message ${index}` },
      })),
      maxTokens: 10,
    }),
  },
  {
    ...sample("3,000 blocks in ten messages", "conversationBlocks", () => ""),
    params: () => ({
      messages: list(10, () => ({
        role: "user",
        content: list(300, (index) => ({ type: "text", text: `Block ${index}` })),
      })),
      maxTokens: 10,
    }),
  },
  sample("a picture of 20 MB", "characters", () => ({
    type: "image",
    mimeType: "image/png",
    data: "A".repeat(20_000_000),
  })),
];
