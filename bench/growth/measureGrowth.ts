import { inspectFields, inspectText, inspectUrl, revealHidden } from "mcp-host-ui/safety";
import { readRootUri } from "../../src/kinds/roots/core/uri/readRootUri.js";
import { readCreateMessageRequest } from "../../src/kinds/sampling/core/protocol/samplingRequest.js";
import { compareTexts } from "../../src/ui/difference/compareTexts.js";
import { hostilePieces } from "../../test/safety/hostilePieces.js";

/** The processor time of the same work at two lengths, in milliseconds. */
export interface Growth {
  readonly what: string;
  readonly once: number;
  readonly fourTimes: number;
}

const unit = 1 << 16;
const factor = 4;

type Work = (length: number) => unknown;

/** What reads a server's text with patterns, in which no count of ours sees how often an engine goes back. */
const works: readonly (readonly [what: string, work: Work])[] = [
  ...hostilePieces.map(([what, piece]): readonly [string, Work] => [
    what,
    (length) => inspect(piece.repeat(Math.ceil(length / piece.length))),
  ]),
  ["escapes and blanks in a root", readRoots],
  ["a picture of blanks and signs", readPicture],
  ["lines that have nothing in common", compareLines],
];

async function inspect(text: string): Promise<void> {
  inspectText(text);
  revealHidden(text);
  inspectFields({ properties: { [text]: { type: "string", title: text } } }, text);
  await inspectUrl(`https://shop.example/${text}`);
  await inspectUrl(text);
}

/** As long as a root may be at most, and a quarter of that, many times over. */
function readRoots(length: number): void {
  const longest = length / 8;
  for (let time = 0; time < 20; time += 1) {
    readRootUri(`/${"%2".repeat(longest / 4)}${"%35".repeat(longest / 8)}`, "posix");
    readRootUri(`file:///${"%25".repeat(longest / 3)}`, "posix");
    readRootUri(`/a${" ".repeat(longest)}b`, "windows");
  }
}

function readPicture(length: number): void {
  const data = `${" ".repeat(length * 10)}${"=".repeat(length * 10)}.`;
  const content = { type: "image", data, mimeType: "image/png" };
  readCreateMessageRequest({ messages: [{ role: "user", content }], maxTokens: 1 });
}

function compareLines(length: number): void {
  const lines = (word: string, step: number) =>
    Array.from({ length: length / 8 }, (_, line) => `${word} ${line * step}`).join("\n");
  compareTexts(lines("one", 7), lines("other", 3));
}

/** Measures what each kind of text costs at one length, and at four times that. */
export async function measureGrowth(): Promise<readonly Growth[]> {
  const measured: Growth[] = [];
  for (const [what, work] of works) {
    await work(unit / 16);
    const once = await spent(() => work(unit));
    measured.push({ what, once, fourTimes: await spent(() => work(unit * factor)) });
  }
  return measured;
}

async function spent(work: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}
