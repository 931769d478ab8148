/** The Zod types that a question cannot have, and what to write instead of each. */
const waysOut = {
  null: [
    "may be null",
    "Write .optional() instead of .nullable(): what has no answer is left out.",
  ],
  object: ["is an object", "Ask for its parts as fields of their own."],
  list: [
    "is a list without options",
    "Offer options, z.array(z.enum([…])), or ask for one text and split it.",
  ],
  union: [
    "is one of several types",
    'Ask with two fields, or offer options: z.union([z.literal("a").meta({ title: "A" }), …]).',
  ],
  options: [
    "has fixed values that are not texts",
    "Offer texts with z.enum([…]), and turn the answer into what you need.",
  ],
  pattern: [
    "has a pattern",
    "Say the rule in .describe(), and check it in a .refine(), which stays with the server.",
  ],
  format: [
    "has a format that the protocol does not know",
    "Write z.email(), z.url(), z.iso.date() or z.iso.datetime(), or check it in a .refine(), which stays with the server.",
  ],
  exclusive: [
    "excludes its own bound",
    "Write .min() and .max() with numbers that are allowed, or z.int() for whole numbers.",
  ],
  multipleOf: [
    "wants multiples of a number",
    "Write z.int() for whole numbers, or check it in a .refine(), which stays with the server.",
  ],
  rule: [
    "has a rule that the protocol does not know",
    "Check it in a .refine(), which stays with the server.",
  ],
  type: [
    "is of a type that the protocol does not know",
    "Write z.string(), z.number(), z.int(), z.boolean(), z.enum([…]) or z.array(z.enum([…])); a day is z.iso.date().",
  ],
} as const;

/** Why a field has no place in a question. */
export type Fault = keyof typeof waysOut;

/** The error for a field that a question cannot have. */
export function placeless(name: string, fault: Fault, cause?: unknown): TypeError {
  const [what, wayOut] = waysOut[fault];
  const sentence = `fromZod: the field ${JSON.stringify(name)} ${what}, and a requestedSchema has no place for that. ${wayOut}`;
  return new TypeError(sentence, cause === undefined ? {} : { cause });
}
