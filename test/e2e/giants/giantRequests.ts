import { worstForm } from "./worstForm.ts";

/** The largest request of its kind that the limits admit. */
export interface GiantRequest {
  readonly what: string;
  /** The request of the server; a tool call comes from the page's own assistant. */
  readonly method: "elicitation/create" | "sampling/createMessage" | "tools/call";
  /** Whether the user presses "Show all" before they answer. */
  readonly opens?: true;
  /** What the answer says that the server gets in the end. */
  readonly ends: "accept" | "decline" | "assistant" | "allow" | "limits.addressCharacters";
  /** Made when it is needed. */
  readonly params: () => object;
}

const list = <Item>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => item(index));
const named = (count: number, property: (index: number) => object) =>
  Object.fromEntries(
    list(count, (index) => [`p${index}`, { title: `Field ${index}`, ...property(index) }]),
  );
const sentence = "The quick brown fox jumps over the lazy dog. ";
const prose = (characters: number) =>
  sentence.repeat(Math.ceil(characters / sentence.length)).slice(0, characters);
/** So many characters that nobody sees, each apart from the next. */
const hidden = (runs: number) => "a\u200b".repeat(runs);

const form = (
  what: string,
  properties: () => object,
  more: () => object = () => ({}),
): GiantRequest => ({
  what,
  ends: /required|data fields|can’t be shown/.test(what) ? "decline" : "accept",
  method: "elicitation/create",
  params: () => ({
    message: `A form with ${what}`,
    requestedSchema: { type: "object", properties: properties(), ...more() },
  }),
});
const sample = (
  what: string,
  messages: () => object[],
  more: () => object = () => ({}),
): GiantRequest => ({
  what,
  ends: "assistant",
  method: "sampling/createMessage",
  params: () => ({ messages: messages(), maxTokens: 100, ...more() }),
});

/** A call of a tool that takes the arguments as lists of objects. */
const tool = (what: string, values: () => object): GiantRequest => ({
  what,
  ends: "allow",
  method: "tools/call",
  params: () => {
    const items = { type: "object", properties: { a: { type: "string" }, b: { type: "string" } } };
    const properties = { rows: { type: "array", items }, text: { type: "string" } };
    const inputSchema = { type: "object", properties };
    return { tool: { name: "import", inputSchema }, arguments: values() };
  },
});

/** A form with one long message. The user looks at the whole message. */
const message = (what: string, text: () => string): GiantRequest => ({
  what,
  opens: true,
  ends: "accept",
  method: "elicitation/create",
  params: () => ({
    message: text(),
    requestedSchema: { type: "object", properties: named(1, () => ({ type: "string" })) },
  }),
});
/** The same text as the description of the only field. */
const description = (what: string, text: () => string): GiantRequest => ({
  ...form(what, () => named(1, () => ({ type: "string", description: text() }))),
  opens: true,
});

/** Giants that are admitted, one that is refused, and a form of one field beside them. */
export const giantRequests: readonly GiantRequest[] = [
  {
    what: "an address of ten million characters, which is refused",
    ends: "limits.addressCharacters",
    method: "elicitation/create",
    params: () => ({
      mode: "url",
      message: "Please look",
      elicitationId: "e",
      url: `https://shop.example/${"x".repeat(10_000_000)}`,
    }),
  },
  form("one field", () => named(1, () => ({ type: "string" }))),
  form(
    "a root of one-key members",
    () => named(1, () => ({ type: "string" })),
    () => ({
      allOf: list(9_999, (index) => ({ [`k${index}`]: 1 })),
    }),
  ),
  form("999 fields", () => named(999, () => ({ type: "string" }))),
  form(
    "999 required fields",
    () => named(999, () => ({ type: "string" })),
    () => ({
      required: list(999, (index) => `p${index}`),
    }),
  ),
  form("999 suggestions", () => named(999, () => ({ type: "string", default: "yes" }))),
  form("999 fields that hide text", () =>
    named(999, () => ({ type: "string", description: hidden(130) })),
  ),
  form("a long suggested text", () => named(1, () => ({ type: "string", default: prose(10_000) }))),
  form("a long suggested line", () =>
    named(1, () => ({ type: "string", maxLength: 60_000, default: "x".repeat(10_000) })),
  ),
  form("a long suggested list", () =>
    named(1, () => ({
      type: "array",
      items: { type: "string" },
      default: list(500, (index) => `Item ${index}`),
    })),
  ),
  form("39 suggested texts of many lines", () =>
    named(39, () => ({ type: "string", default: "a\n".repeat(12_300) })),
  ),
  form("39 suggested texts in Devanagari", () =>
    named(39, () => ({ type: "string", default: "नमस्ते\n".repeat(3_500) })),
  ),
  form("90 suggested lists", () =>
    named(90, () => ({
      type: "array",
      items: { type: "string" },
      default: list(490, (index) => `Item ${index}`),
    })),
  ),
  form("thousands of options", () =>
    named(1, () => ({
      type: "array",
      items: { type: "string", enum: list(9_999, (index) => `Option ${index}`) },
      default: list(500, (index) => `Option ${index}`),
    })),
  ),
  form("ten thousand options of one choice", () =>
    named(1, () => ({ type: "string", enum: list(10_000, (index) => `Option ${index}`) })),
  ),
  message("a message of a million characters", () => prose(990_000)),
  message("a message in Devanagari without a space", () => "नमस्ते".repeat(165_000)),
  message("a message of half a million lines", () => "a\n".repeat(495_000)),
  message("a message of hidden characters", () => hidden(495_000)),
  description("a description of a million characters", () => prose(990_000)),
  description("a description in Devanagari without a space", () => "नमस्ते".repeat(165_000)),
  description("a description of half a million lines", () => "a\n".repeat(495_000)),
  form("titles of a million characters", () =>
    named(1, () => ({
      type: "string",
      title: prose(300_000),
      oneOf: [
        { const: "a", title: prose(300_000) },
        { const: "b", title: prose(300_000) },
      ],
    })),
  ),
  form("a title without a space", () =>
    named(1, () => ({ type: "string", title: "x".repeat(990_000) })),
  ),
  description("a description of hidden text", () => hidden(490_000)),
  form("250 fields of 20 checkboxes", () =>
    named(250, () => ({ type: "array", items: { type: "string", enum: list(20, String) } })),
  ),
  form("999 data fields", () => named(999, () => ({ type: "object" }))),
  form("9,999 properties that can’t be shown", () =>
    Object.fromEntries(list(9_999, (index) => [`p${index}`, false])),
  ),
  tool("a tool call with lists of objects", () => ({
    rows: list(9_000, (index) => ({ a: `${index}`, b: "x" })),
  })),
  tool("a tool call of 999 arguments", () =>
    Object.fromEntries(list(999, (index) => [`p${index}`, [{ a: index }]])),
  ),
  {
    ...tool("a tool call in Devanagari without a space", () => ({ text: "नमस्ते".repeat(165_000) })),
    opens: true,
  },
  sample(
    "8,000 tools",
    () => [{ role: "user", content: { type: "text", text: "Hi" } }],
    () => ({
      tools: list(8_000, (index) => ({ name: `tool_${index}`, inputSchema: { type: "object" } })),
    }),
  ),
  sample(
    "metadata of ten million characters",
    () => [{ role: "user", content: { type: "text", text: "Hi" } }],
    () => ({
      metadata: { note: prose(9_000_000) },
    }),
  ),
  sample(
    "a system prompt of ten million characters",
    () => [{ role: "user", content: { type: "text", text: "Hi" } }],
    () => ({
      systemPrompt: prose(9_000_000),
    }),
  ),
  sample(
    "9,999 hints",
    () => [{ role: "user", content: { type: "text", text: "Hi" } }],
    () => ({
      modelPreferences: { hints: list(9_999, (index) => ({ name: `model-${index}` })) },
      stopSequences: list(9_999, String),
    }),
  ),
  sample("500 blocks", () => [
    { role: "user", content: list(500, (index) => ({ type: "text", text: `Block ${index}` })) },
  ]),
  sample("2,000 messages", () =>
    list(2_000, (index) => ({ role: "user", content: { type: "text", text: `Message ${index}` } })),
  ),
  sample("2,000 blocks in four messages", () =>
    list(4, (message) => ({
      role: "user",
      content: list(500, (index) => ({ type: "text", text: `Block ${message} ${index}` })),
    })),
  ),
  {
    ...sample("a text of ten million characters that hides some", () => [
      { role: "user", content: { type: "text", text: hidden(4_999_000) } },
    ]),
    opens: true,
  },
  sample(
    "metadata of 49,000 values",
    () => [{ role: "user", content: { type: "text", text: "Hi" } }],
    () => ({ metadata: { all: list(7, () => list(3_499, (index) => ({ index }))) } }),
  ),
  {
    ...sample("a text of ten million characters", () => [
      { role: "user", content: { type: "text", text: prose(9_999_000) } },
    ]),
    opens: true,
  },
];

/** The giant of this name. */
export function giantNamed(name: string): GiantRequest {
  const seed = /^the worst form, seed (\d+)$/.exec(name)?.[1];
  if (seed !== undefined) return worstForm(Number(seed));
  const giant = giantRequests.find(({ what }) => what === name);
  if (!giant) throw new Error(`There is no giant "${name}".`);
  return giant;
}
