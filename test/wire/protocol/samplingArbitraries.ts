import fc, { wireJson } from "../../support/fc.js";

/** Any JSON, with the names that trip up careless code. */
const json = wireJson({ maxDepth: 2 });
const name = fc.oneof(
  fc.constantFrom("__proto__", "constructor", "", "x-vendor", "a.b[0]"),
  fc.string({ maxLength: 8 }),
);
// `fromEntries` defines own properties, so a key called `__proto__` stays a key, as `JSON.parse` makes it.
const object = fc
  .array(fc.tuple(name, json), { maxLength: 3 })
  .map((entries) => Object.fromEntries(entries));
const base64 = fc.base64String({ maxLength: 16 });
const share = fc.double({ min: 0, max: 1, noNaN: true, noDefaultInfinity: true }).map((n) => n + 0);
const words = fc.string({ unit: "binary", maxLength: 20 });

const extras = { _meta: object, annotations: object, "x-unknown": json };

/** Some of the optional keys. */
function record(
  required: Record<string, fc.Arbitrary<unknown>>,
  optional: Record<string, fc.Arbitrary<unknown>> = {},
): fc.Arbitrary<Record<string, unknown>> {
  return fc.record({ ...required, ...optional }, { requiredKeys: Object.keys(required) });
}

const text = record({ type: fc.constant("text"), text: words }, extras);
const image = record(
  { type: fc.constant("image"), data: base64, mimeType: fc.constantFrom("image/png", "image/x") },
  extras,
);
const audio = record(
  { type: fc.constant("audio"), data: base64, mimeType: fc.constant("audio/wav") },
  extras,
);
const toolUse = (id: string) =>
  record(
    { type: fc.constant("tool_use"), id: fc.constant(id), name: words, input: object },
    { _meta: object },
  );
const embedded = record(
  {
    type: fc.constant("resource"),
    resource: fc.oneof(
      record({ uri: words, text: words }, { mimeType: words, _meta: object }),
      record({ uri: words, blob: base64 }, { mimeType: words, _meta: object }),
    ),
  },
  extras,
);
const link = record(
  { type: fc.constant("resource_link"), uri: words, name: words },
  { title: words, description: words, mimeType: words, size: fc.nat(), ...extras },
);
const toolResult = (id: string) =>
  record(
    {
      type: fc.constant("tool_result"),
      toolUseId: fc.constant(id),
      content: fc.array(fc.oneof(text, image, audio, embedded, link), { maxLength: 3 }),
    },
    { structuredContent: object, isError: fc.boolean(), _meta: object },
  );

const plain = fc.oneof(text, image, audio);
const turn = (role: "user" | "assistant", content: fc.Arbitrary<unknown>) =>
  record({ role: fc.constant(role), content }, { _meta: object });
const role = fc.constantFrom("user" as const, "assistant" as const);

/** One plain message: revision 2025-06-18 knows single blocks only. */
const single = role.chain((who) => turn(who, plain)).map((message) => [message]);
const several = role
  .chain((who) => turn(who, fc.array(plain, { maxLength: 3 })))
  .map((message) => [message]);
/** Tool uses, beside other content, and the message with exactly their results. */
const toolRound = fc
  .tuple(
    fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 }),
    plain,
  )
  .chain(([ids, beside]) =>
    fc.tuple(
      turn("assistant", fc.tuple(fc.constant(beside), ...ids.map(toolUse))),
      turn("user", fc.tuple(...ids.toReversed().map(toolResult))),
    ),
  );

const common = {
  systemPrompt: words,
  modelPreferences: record(
    {},
    {
      hints: fc.array(record({}, { name: words }), { maxLength: 3 }),
      costPriority: share,
      speedPriority: share,
      intelligencePriority: share,
    },
  ),
  includeContext: fc.constantFrom("none", "thisServer", "allServers"),
  temperature: share,
  stopSequences: fc.array(words, { maxLength: 2 }),
  metadata: object,
  _meta: object,
};
const maxTokens = fc.integer({ min: 1, max: 100_000 });
const tool = record(
  {
    name: words,
    inputSchema: object.map((schema) => ({ ...schema, type: "object" })),
  },
  { title: words, description: words, annotations: object, _meta: object },
);

const request = (
  messages: fc.Arbitrary<readonly Record<string, unknown>[]>,
  more: Record<string, fc.Arbitrary<unknown>> = {},
) =>
  record(
    { messages: fc.array(messages, { maxLength: 4 }).map((rounds) => rounds.flat()), maxTokens },
    { ...common, ...more },
  );

const withTools = {
  tools: fc.array(tool, { maxLength: 2 }),
  toolChoice: record({}, { mode: fc.constantFrom("auto", "required", "none") }),
};

/** A request that requires a tool has one. */
const isPossible = ({ toolChoice, tools }: Record<string, unknown>): boolean =>
  Object(toolChoice).mode !== "required" || (Array.isArray(tools) && tools.length > 0);

/** The params of valid requests, by the revision that knows them. */
export const requestsByRevision: readonly (readonly [string, fc.Arbitrary<object>])[] = [
  ["2025-06-18", request(single)],
  ["2025-11-25", request(fc.oneof(single, several, toolRound), withTools).filter(isPossible)],
  [
    "2026-07-28",
    request(fc.oneof(single, several, toolRound), { ...withTools, "x-unknown": json }).filter(
      isPossible,
    ),
  ],
];

/** What models answer where the request has tools, as a list or as one block. */
export const answerContent: fc.Arbitrary<unknown> = fc.oneof(
  plain,
  fc.array(plain, { maxLength: 3 }),
  toolUse("use-1"),
  fc.tuple(plain, toolUse("use-1"), toolUse("use-2")),
);
