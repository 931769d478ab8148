import { describe, expect, it } from "vitest";
import { readCreateMessageRequest } from "../../../../../src/kinds/sampling/core/protocol/samplingRequest.js";
import { countCharacters } from "../../../../support/countCharacters.js";
import fc, { wireJson } from "../../../../support/fc.js";
import { requestsByRevision } from "../../../../wire/protocol/samplingArbitraries.js";

const hello = { role: "user", content: { type: "text", text: "Hello" } };
const use = (...ids: string[]) => ({
  role: "assistant",
  content: ids.map((id) => ({ type: "tool_use", id, name: "fare", input: {} })),
});
const results = (...ids: string[]) => ({
  role: "user",
  content: ids.map((toolUseId) => ({ type: "tool_result", toolUseId, content: [] })),
});
const params = (...messages: unknown[]) => ({ messages, maxTokens: 100 });

describe("readCreateMessageRequest", () => {
  it.each(requestsByRevision)(
    "gives back all of a request of revision %s",
    (_revision, requests) => {
      fc.assert(
        fc.property(requests, (sent) => {
          const arrived: unknown = JSON.parse(JSON.stringify(sent));
          const reading = readCreateMessageRequest(arrived);
          expect(reading).toEqual({ ok: true, value: arrived });
          expect(JSON.stringify(reading.ok && reading.value)).toBe(JSON.stringify(arrived));
        }),
        { numRuns: 300 },
      );
    },
  );

  it("hands out a copy, which later changes of the message do not reach", () => {
    const arrived = params(hello);
    const reading = readCreateMessageRequest(arrived);
    arrived.messages.push("garbage");
    expect(reading).toEqual({ ok: true, value: params(hello) });
  });

  it("refuses a tool whose schema is of a dialect that is not supported", () => {
    const toolOf = ($schema?: string) => ({
      name: "fare",
      inputSchema: { type: "object", ...($schema && { $schema }) },
    });
    const draft07 = toolOf("http://json-schema.org/draft-07/schema#");
    expect(readCreateMessageRequest({ ...params(hello), tools: [toolOf(), draft07] }).ok).toBe(
      true,
    );
    const foreign = toolOf("https://dialect.example/2031");
    expect(readCreateMessageRequest({ ...params(hello), tools: [draft07, foreign] })).toEqual({
      ok: false,
      problem: expect.stringMatching(
        /^params\.tools\[1\]\.inputSchema\.\$schema .*https:\/\/dialect\.example\/2031/,
      ),
    });
  });

  it("never throws, whatever arrives", () => {
    const broken = requestsByRevision.map(([, requests]) =>
      fc.tuple(requests, wireJson(), fc.nat()).map(([request, value, nth]) => {
        const text = JSON.stringify(request);
        const places = [...text.matchAll(/:(?=["{[\d])/g)].map(({ index }) => index);
        const at = places[nth % places.length] ?? 0;
        try {
          return JSON.parse(
            `${text.slice(0, at + 1)}${JSON.stringify(value)}${rest(text, at + 1)}`,
          );
        } catch {
          return value;
        }
      }),
    );
    fc.assert(
      fc.property(fc.oneof(wireJson(), ...broken), (arrived: unknown) => {
        const reading = readCreateMessageRequest(arrived);
        expect(reading.ok || reading.problem.length > 0).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ["no params", undefined, "params must be an object"],
    ["no messages", { maxTokens: 1 }, "params.messages must be a list"],
    ["no maxTokens", { messages: [hello] }, "params.maxTokens must be a whole number above 0"],
    ["no tokens at all", { messages: [], maxTokens: 0 }, "params.maxTokens"],
    ["half a token", { messages: [], maxTokens: 0.5 }, "params.maxTokens"],
    ["a bare string", params({ role: "user", content: "hi" }), "params.messages[0].content"],
    [
      "another role",
      params({ ...hello, role: "system" }),
      'params.messages[0].role must be "user" or "assistant"',
    ],
    [
      "another kind of content",
      params({ role: "user", content: { type: "video", data: "", mimeType: "video/mp4" } }),
      "params.messages[0].content.type",
    ],
    [
      "an inherited kind of content",
      params({ role: "user", content: { type: "constructor" } }),
      "params.messages[0].content.type",
    ],
    [
      "a picture that is no base64",
      params({ role: "user", content: { type: "image", data: "<svg>", mimeType: "image/png" } }),
      "params.messages[0].content.data must be base64",
    ],
    [
      "a resource without content",
      params(use("a"), {
        role: "user",
        content: [
          {
            type: "tool_result",
            toolUseId: "a",
            content: [{ type: "resource", resource: { uri: "file:///a" } }],
          },
        ],
      }),
      "params.messages[1].content[0].content[0].resource must have a text or a blob",
    ],
    [
      "preferences in a word",
      { ...params(hello), modelPreferences: "gpt-4o" },
      "params.modelPreferences must be an object",
    ],
    [
      "a priority above 1",
      { ...params(hello), modelPreferences: { costPriority: 2 } },
      "params.modelPreferences.costPriority must be a number between 0 and 1",
    ],
    [
      "a tool without an object schema",
      { ...params(hello), tools: [{ name: "t", inputSchema: { type: "string" } }] },
      "params.tools[0].inputSchema.type",
    ],
    ["an unknown choice", { ...params(hello), toolChoice: { mode: "any" } }, "params.toolChoice"],
    ["temperature in words", { ...params(hello), temperature: "hot" }, "params.temperature"],
  ])("refuses %s", (_what, arrived, problem) => {
    expect(readCreateMessageRequest(arrived)).toEqual({
      ok: false,
      problem: expect.stringContaining(problem),
    });
  });

  describe("with tool use (SPEC 47, 48)", () => {
    it.each([
      ["one round", [hello, use("a"), results("a")]],
      ["two tools at once, in any order", [use("a", "b"), results("b", "a"), hello]],
      ["two rounds", [use("a"), results("a"), use("b"), results("b")]],
      [
        "a single block each",
        [
          { role: "assistant", content: { type: "tool_use", id: "a", name: "t", input: {} } },
          { role: "user", content: { type: "tool_result", toolUseId: "a", content: [] } },
        ],
      ],
    ])("takes %s", (_what, messages) => {
      expect(readCreateMessageRequest(params(...messages)).ok).toBe(true);
    });

    it.each([
      [
        "results mixed with other content",
        [use("a"), { role: "user", content: [...results("a").content, hello.content] }],
        "params.messages[1] mixes tool results with other content",
      ],
      ["a use without a result", [use("a"), hello], "params.messages[1] must hold exactly"],
      ["a use at the end", [hello, use("a")], "the last message uses tools"],
      ["one result of two", [use("a", "b"), results("a")], "must hold exactly the results"],
      ["the result of another use", [use("a"), results("b")], "must hold exactly the results"],
      ["a result too many", [use("a"), results("a", "a")], "must hold exactly the results"],
      ["results out of the blue", [hello, results("a")], "that no tool use in the message before"],
      ["results a message late", [use("a"), hello, results("a")], "params.messages[1] must hold"],
      ["a user who uses tools", [{ ...use("a"), role: "user" }, results("a")], "only an assistant"],
      [
        "an assistant who has results",
        [use("a"), { ...results("a"), role: "assistant" }],
        "only a user message",
      ],
    ])("refuses %s", (_what, messages, problem) => {
      expect(readCreateMessageRequest(params(...messages))).toEqual({
        ok: false,
        problem: expect.stringContaining(problem),
      });
    });
  });

  it.each([
    ["blocks", 2, "params.messages[1] has more than 2 blocks"],
    ["conversationBlocks", 4, "params has more than 4 messages or blocks"],
  ])("takes as many %s as a host shows, and no more", (name, most, problem) => {
    const three = [hello, use("a", "b", "c"), results("a", "b", "c")];
    expect(readCreateMessageRequest(params(...three), { [name]: 7 })).toMatchObject({ ok: true });
    expect(readCreateMessageRequest(params(...three), { [name]: most })).toEqual({
      ok: false,
      problem: expect.stringContaining(problem),
    });
  });

  it("counts a message without blocks as one", () => {
    const empty = { role: "user", content: [] };
    const read = (...messages: unknown[]) =>
      readCreateMessageRequest(params(...messages), { conversationBlocks: 2 });
    expect(read(empty, empty)).toMatchObject({ ok: true });
    expect(read(empty, empty, empty)).toMatchObject({ ok: false });
  });

  it("passes once over a picture of spaces and dots", () => {
    const data = `${" ".repeat(50_000)}${"=".repeat(50_000)}.`;
    const stop = countCharacters();
    const reading = readCreateMessageRequest(
      params({ role: "user", content: { type: "image", data, mimeType: "image/png" } }),
    );
    const passed = stop();
    expect(reading).toMatchObject({ ok: false, problem: expect.stringContaining("base64") });
    expect(passed).toBeGreaterThanOrEqual(data.length);
    expect(passed).toBeLessThan(1.5 * data.length);
  });
});

/** What follows a value in JSON text: skips strings and brackets as they nest. */
function rest(text: string, from: number): string {
  let depth = 0;
  let quoted = false;
  for (let at = from; at < text.length; at += 1) {
    const character = text[at];
    if (quoted && character === "\\") at += 1;
    else if (character === '"') quoted = !quoted;
    else if (!quoted && /[{[]/.test(character ?? "")) depth += 1;
    else if (!quoted && depth === 0 && /[,}\]]/.test(character ?? "")) return text.slice(at);
    else if (!quoted && /[}\]]/.test(character ?? "")) depth -= 1;
  }
  return "";
}
