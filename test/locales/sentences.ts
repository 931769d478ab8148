import type { Messages } from "mcp-host-ui/locales/en";

/** What a sentence is about; sentences take from it what they need. */
export type Sample = Readonly<Record<string, unknown>>;

/** Some texts that a catalogue has: one at a path, or what a function there says for each sample. */
export interface Said {
  readonly path: string;
  readonly kind: string;
  say(sample: Sample): string;
}

/** Every text and function of a catalogue. */
export function sentencesOf(messages: Messages): readonly Said[] {
  return walk(messages, "");
}

function walk(value: unknown, path: string): readonly Said[] {
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => walk(inner, `${path}.${key}`));
  const say = (sample: Sample) => String(typeof value === "function" ? value(sample) : value);
  return [{ path: path.slice(1), kind: typeof value, say }];
}

const named = {
  server: "Aeolia",
  origin: "https://aeolia.example",
  revision: "2025-11-25",
  name: "Borealis",
  version: "1.2.3",
  label: "Cabin",
  first: "Row 21",
  last: "Row 40",
  call: "book_flight",
  view: "Seat map",
  value: "Lisbon",
  reason: "no time",
  message: "no room left",
  rule: "office hours",
  request: "Which seat?",
  action: "§",
  decider: "§",
  issue: "§",
  place: "§",
  what: "§",
  zone: "Europe/Lisbon",
  offset: "+01:00",
  model: "Zephyr",
  hint: "zeph",
  tool: "find_seat",
  type: "image/png",
  id: "call-7",
  root: "Travel",
  other: "Archive",
  servers: ["Aeolia", "Boreas", "Zephyrus"],
  roots: ["Aeolia", "Boreas"],
  example: "/home/me/travel",
  path: "/home/me",
  scheme: "ftp:",
  ascii: "xn--bcher-kva.example",
  unicode: "bücher.example",
  scripts: "Latn, Cyrl",
  domain: "bank.example",
  like: "bark.example",
  address: "127.0.0.1",
  written: "0x7f.1",
  host: "localhost",
  port: "8081",
  sample: "%61",
  opened: "https://bank.example/",
  at: Date.UTC(2026, 6, 28, 12),
  unit: "minute",
  format: "email",
  shape: "object",
  severity: "warning",
  integer: true,
  changed: false,
  by: "model",
  subject: "deployments",
  clause: "§",
  time: "17:00",
  bounds: ["§"],
  names: ["find_seat", "book_flight"],
  media: ["image", "audio", "resource"],
};

/** The parameters that say how many, how much or the how-manieth. */
const counted = [
  ..."count position line column limit longest tokens temperature tools words".split(" "),
  ..."asked among covered used before after bytes width height part max min place".split(" "),
];

const written = /^form\.number$|^issues\.(minimum|maximum|exclusive.*|multipleOf)$|^rootIssues\./;

/** The other shapes that what a sentence is about can take, by the path of the sentence. */
const shapes: readonly (readonly [RegExp, readonly Sample[]])[] = [
  [/^prompt\.claim$/, [{ version: undefined }]],
  [/^form\.(length|choices|items)$/, [{ min: undefined }, { max: undefined }, { min: 1 }]],
  [
    /^form\.number$/,
    [
      { integer: false },
      { min: undefined, above: "3" },
      { max: undefined, below: "7" },
      { min: undefined, max: undefined, step: "2" },
    ],
  ],
  [/^form\.json$/, [{ shape: "array" }, { shape: "any" }]],
  [/^issues\.format$/, ["uri", "date", "date-time", "duration"].map((format) => ({ format }))],
  [/^issues\.multipleOf$/, [{ limit: "1" }]],
  [/^inbox\.findings$/, [{ severity: "notice" }, { severity: "danger" }]],
  [/^roots\.partOf$/, [{ roots: [] }]],
  [/\.(left|ago)$/, ["second", "hour", "day"].map((unit) => ({ unit }))],
  [/inspection-unavailable$/, [{ what: "form" }]],
  [/^sampling\.responseLead$/, [{ by: "person" }, { model: undefined }]],
  [/^sampling\.pickedByPriorities$/, [{ by: "person" }, { by: "server" }]],
  [/^sampling\.approve$/, [{ changed: true, model: undefined }, { changed: true }]],
  [/^sampling\.send$/, [{ changed: true }]],
  [/^sampling\.(generating|modelAutomatic|approve|retry)$/, [{ model: undefined }]],
  [/^sampling\.summary$/, [{ temperature: undefined }, { tools: 0 }]],
  [/^samplingBlocks\.(image|audio|file)$/, [{ by: "server" }, { type: "" }]],
  [/^samplingBlocks\.image$/, [{ width: undefined, height: undefined }]],
  [/^samplingContent\.(message|response)$/, [{ part: undefined }]],
];

/** What the sentence at a path may be about, where its number is the given one. */
export function samplesFor(path: string, count: number): readonly Sample[] {
  const numbers = Object.fromEntries(
    counted
      .filter((name) => name !== "place" || path === "roots.moved")
      .map((name) => [name, written.test(path) ? String(count) : count]),
  );
  const base = {
    ...named,
    ...numbers,
    ...(path === "samplingRequest.share" && { value: count / 100 }),
  };
  const others = shapes.flatMap(([paths, samples]) => (paths.test(path) ? samples : []));
  return [base, ...others.map((other) => ({ ...base, ...other }))];
}

/** Everything that a catalogue says of a number of things, each sentence behind its path. */
export function saidOf(messages: Messages, count: number): readonly string[] {
  return sentencesOf(messages).flatMap(({ path, say }) =>
    samplesFor(path, count).map((sample) => `${path}: ${say(sample)}`),
  );
}
