import { describe, expect, it } from "vitest";
import {
  readCreateMessageResult,
  writeCreateMessageResult,
} from "../../../../../src/kinds/sampling/core/protocol/samplingResult.js";
import * as fc from "../../../../support/fc.js";
import { answerContent } from "../../../../wire/protocol/samplingArbitraries.js";

const text = { type: "text" as const, text: "Take the 9:40." };
const use = { type: "tool_use" as const, id: "a", name: "fare", input: { flight: 7 } };
const asked = { messages: [], maxTokens: 100 };
const withTools = { ...asked, tools: [{ name: "fare", inputSchema: { type: "object" } }] };
const answer = { role: "assistant" as const, model: "clever-1", content: text };

describe("readCreateMessageResult", () => {
  it("takes plain text for one block", () => {
    expect(readCreateMessageResult({ content: "Hi", model: "clever-1" })).toEqual({
      ok: true,
      value: { role: "assistant", model: "clever-1", content: { type: "text", text: "Hi" } },
    });
  });

  it("fills in the model that was asked, but not over the one that answered", () => {
    const read = (model?: string) =>
      readCreateMessageResult({ content: text, model }, { model: "asked" });
    expect(read()).toMatchObject({ value: { model: "asked" } });
    expect(read("answered")).toMatchObject({ value: { model: "answered" } });
  });

  it("leaves out a reason for stopping that is none", () => {
    const reading = readCreateMessageResult({ ...answer, stopReason: null });
    expect(reading).toEqual({ ok: true, value: answer });
  });

  it.each([
    ["nothing", undefined, "the response must be an object"],
    ["a string", "Hi", "the response must be an object"],
    ["no content", { model: "m" }, "response.content must be an object"],
    ["no model", { content: text }, "response.model must be a string"],
    ["a user's message", { ...answer, role: "user" }, "response.role"],
    ["a number", { ...answer, content: 5 }, "response.content"],
    [
      "a tool result",
      { ...answer, content: { type: "tool_result", toolUseId: "a", content: [] } },
      "response.content.type",
    ],
    ["an empty block", { ...answer, content: [{}] }, "response.content[0].type"],
  ])("refuses %s", (_what, value, problem) => {
    expect(readCreateMessageResult(value)).toEqual({
      ok: false,
      problem: expect.stringContaining(problem),
    });
  });
});

describe("writeCreateMessageResult", () => {
  it("gives back every kind of content unchanged, where the request has tools", () => {
    fc.assert(
      fc.property(answerContent, (content) => {
        const generated: unknown = JSON.parse(JSON.stringify({ ...answer, content }));
        const reading = readCreateMessageResult(generated);
        if (!reading.ok) throw new Error(reading.problem);
        const { stopReason: _, ...written } = writeCreateMessageResult(reading.value, withTools);
        expect(written).toEqual(generated);
      }),
      { numRuns: 300 },
    );
  });

  it("writes a list of one as one block, where the request has no tools", () => {
    const list = { ...answer, content: [text] };
    expect(writeCreateMessageResult(list, asked).content).toEqual(text);
    expect(writeCreateMessageResult(list, withTools).content).toEqual([text]);
  });

  it("says that it stopped for a tool if and only if one is used", () => {
    const write = (content: typeof text | typeof use, stopReason?: string) =>
      writeCreateMessageResult(
        { ...answer, content, ...(stopReason !== undefined && { stopReason }) },
        withTools,
      ).stopReason;
    expect(write(use, "endTurn")).toBe("toolUse");
    expect(write(text, "toolUse")).toBe("endTurn");
    expect(write(text, "maxTokens")).toBe("maxTokens");
    expect(write(text)).toBeUndefined();
  });
});
