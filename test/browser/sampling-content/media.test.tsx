import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { cdp } from "vitest/browser";
import type { MessageContent } from "../../../src/kinds/sampling/core/protocol/samplingContent.js";
import { SamplingMessages } from "../../../src/kinds/sampling/react/content/SamplingMessages.js";
import { mountContent } from "./mountContent.js";

/** A picture that a browser drew itself, in base64. */
function picture(width: number, height: number): string {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("There is no canvas to draw on.");
  context.fillStyle = "teal";
  context.fillRect(0, 0, width, height);
  return canvas.toDataURL("image/png").split(",")[1] ?? "";
}

/** A second of a tone, as WAV, in base64. */
function tone(): string {
  const rate = 8_000;
  const bytes = new DataView(new ArrayBuffer(44 + rate));
  const write = (at: number, text: string) => {
    for (const [index, letter] of [...text].entries())
      bytes.setUint8(at + index, letter.charCodeAt(0));
  };
  write(0, "RIFF");
  bytes.setUint32(4, 36 + rate, true);
  write(8, "WAVEfmt ");
  bytes.setUint32(16, 16, true);
  bytes.setUint16(20, 1, true);
  bytes.setUint16(22, 1, true);
  bytes.setUint32(24, rate, true);
  bytes.setUint32(28, rate, true);
  bytes.setUint16(32, 1, true);
  bytes.setUint16(34, 8, true);
  write(36, "data");
  bytes.setUint32(40, rate, true);
  for (let at = 0; at < rate; at += 1) bytes.setUint8(44 + at, 128 + 60 * Math.sin(at / 3));
  return btoa(String.fromCharCode(...new Uint8Array(bytes.buffer)));
}

/** Every address that the browser has asked for since the test began. */
const requested: string[] = [];

beforeAll(async () => {
  const session = cdp();
  // First of all: who listens before anything was sent is not heard.
  await session.send("Network.enable");
  session.on("Network.requestWillBeSent", ({ request }) => requested.push(request.url));
  await session.send("Network.enable");
});
afterAll(() => cdp().send("Network.disable"));
beforeEach(() => void requested.splice(0));

/** Shows blocks as one message. */
function open(...content: readonly MessageContent[]): void {
  mountContent(<SamplingMessages messages={[{ role: "user", content }]} />);
}

/** Every address outside of this page that was asked for, once the last one of this page is heard of, too. */
async function askedElsewhere(): Promise<readonly string[]> {
  await fetch("/?last");
  await expect.poll(() => requested).toContain(`${location.origin}/?last`);
  return requested.filter(
    (url) => !/^(?:blob|data):/.test(url) && new URL(url).origin !== location.origin,
  );
}

const image = () => document.querySelector("img");
const audio = () => document.querySelector("audio");
const seen = () => document.body.innerText;

describe("SamplingMessages, with pictures and sounds", () => {
  it("decodes a picture and shows it, with words for who does not see it", async () => {
    open({ type: "image", data: picture(48, 32), mimeType: "image/png" });
    await expect.poll(() => image()?.complete && image()?.naturalWidth).toBe(48);
    expect(image()?.naturalHeight).toBe(32);
    expect(image()?.checkVisibility()).toBe(true);
    expect(image()?.alt).toMatch(/^Image, 48 × 32 · .*image\/png.*from the server$/);
    expect(await askedElsewhere()).toEqual([]);
  });

  it("decodes a sound and lets it be played", async () => {
    open({ type: "audio", data: tone(), mimeType: "audio/wav" });
    await expect.poll(() => audio()?.duration).toBeCloseTo(1, 1);
    expect(audio()?.controls).toBe(true);
    expect(audio()?.paused).toBe(true);
    expect(audio()?.getAttribute("aria-label")).toMatch(/^Audio, .*audio\/wav/);
    expect(await askedElsewhere()).toEqual([]);
  });

  it.each([
    ["is cut off", { type: "image", data: picture(48, 32).slice(0, 40), mimeType: "image/png" }],
    ["is no picture", { type: "image", data: btoa("Hello."), mimeType: "image/png" }],
    ["is no base64", { type: "image", data: "https://evil.example/x.png", mimeType: "image/png" }],
    ["is no sound", { type: "audio", data: btoa("Hello."), mimeType: "audio/wav" }],
  ] as const)("says so of what %s", async (_what, block) => {
    open(block);
    await expect.poll(seen).toContain("the data is damaged or isn’t what it claims to be");
    expect([image(), audio()]).toEqual([null, null]);
    expect(await askedElsewhere()).toEqual([]);
  });

  it("fetches nothing, whatever addresses a request holds", async () => {
    const at = "https://evil.example";
    const svg = `<svg xmlns="http://www.w3.org/2000/svg"><image href="${at}/a.png"/></svg>`;
    open(
      { type: "text", text: `![](${at}/b.png) <img src="${at}/c.png"> ${at}/d` },
      { type: "image", data: btoa(svg), mimeType: "image/svg+xml" },
      { type: "image", data: `${at}/e.png`, mimeType: "image/png" },
      { type: "tool_use", id: "u1", name: "look", input: { image: `${at}/f.png` } },
      {
        type: "tool_result",
        toolUseId: "u1",
        content: [
          { type: "resource_link", uri: `${at}/g.png`, name: "g", mimeType: "image/png" },
          { type: "resource", resource: { uri: `${at}/h.png`, mimeType: "image/png", blob: "" } },
          { type: "resource", resource: { uri: `${at}/i.html`, text: `<img src=${at}/j.png>` } },
        ],
        _meta: { icons: [{ src: `${at}/k.png` }] },
      },
    );
    await expect.poll(seen).toContain("Link to a resource");
    await expect.poll(seen).toContain("File of");
    for (const fold of document.querySelectorAll("summary")) fold.click();
    await expect.poll(seen).toContain(`${at}/k.png`);
    expect(document.querySelectorAll("a, iframe, object, embed, img")).toHaveLength(0);
    expect(await askedElsewhere()).toEqual([]);
  });
});
