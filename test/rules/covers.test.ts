import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { openQuestion } from "../support/questions.js";
import { start } from "../support/serversAndWindows.js";
import { openHost, order, quietMonths } from "./rig.js";

const method = "sampling/createMessage";
const search = { name: "search", description: "Finds.", inputSchema: { type: "object" } };
const remove = { ...search, name: "delete" };
const plain = { ...quietMonths, modelPreferences: { hints: [{ name: "claude" }] } };
const [text] = quietMonths.messages;
const image = { role: "user", content: { type: "image", data: "AAAA", mimeType: "image/png" } };
const audio = { role: "user", content: { type: "audio", data: "AAAA", mimeType: "audio/wav" } };
const brief = { ...plain, systemPrompt: "Be brief." };
const tooled = { ...plain, tools: [search] };
const pictured = { ...plain, messages: [text, image] };
const sha256 = createHash("sha256").update("Be brief.").digest("hex");

/** The marks of tools, as a host itself reads them from a request. */
async function marksOf(...tools: readonly object[]) {
  const host = openHost();
  const server = await start(host);
  void server.request({ method, params: { ...plain, tools } }).answer.catch(() => {});
  return (await openQuestion(host)).facts?.[0]?.tools ?? [];
}

/** Tells whether a rule against all that its terms cover refuses a request, or leaves it to the person. */
async function meet(terms: object, params: object): Promise<string> {
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);
  const host = openHost({}, { onError }, { models: [{ id: "claude" }, { id: "gpt" }] });
  const server = await start(host, { id: "travel" });
  const rule = { effect: "deny", subject: "sampling/request", expires: "never", ...terms } as const;
  expect(await order(host, { type: "rules/add", rules: [rule] })).toEqual({ done: true });
  const { answer } = server.request({ method, params });
  const heard = answer.then(
    () => "answered",
    () => "refused",
  );
  await expect
    .poll(() => host.getState().open.length + host.getState().log.length, { interval: 2 })
    .toBe(1);
  expect(errors).toEqual([]);
  return host.getState().open.length === 1 ? "asked" : heard;
}

describe("the terms of a rule", () => {
  it.each([
    ["refused", "the server that it names", { server: "travel" }, plain],
    ["asked", "another server", { server: "hotel" }, plain],
    ["asked", "another subject", { subject: "sampling/response" }, plain],
    ["asked", "a tool where none is known to ask", { tool: "book" }, plain],
    ["refused", "the model that it names", { model: "claude" }, plain],
    ["asked", "another model", { model: "gpt" }, plain],
    ["refused", "as many tokens as it says", { maxTokens: 100 }, plain],
    ["asked", "more tokens than it says", { maxTokens: 99 }, plain],
    ["refused", "no tools", { tools: "none" }, plain],
    ["asked", "tools where it says none", { tools: "none" }, tooled],
    ["refused", "some tools", { tools: "some" }, tooled],
    ["asked", "no tools where it says some", { tools: "some" }, plain],
    ["refused", "any tools", { tools: "any" }, tooled],
    ["asked", "tools that are not on its list", { tools: [] }, tooled],
    ["refused", "no tools where it lists none", { tools: [] }, plain],
    ["refused", "some media", { media: "some" }, pictured],
    ["asked", "no media where it says some", { media: "some" }, plain],
    ["asked", "media where it says none", { media: "none" }, pictured],
    ["refused", "media on its list", { media: ["audio", "image"] }, pictured],
    ["asked", "media that are not on its list", { media: ["audio"] }, pictured],
    ["refused", "no media, whatever its list says", { media: ["image"] }, plain],
    [
      "asked",
      "media beyond its list",
      { media: ["image"] },
      { ...plain, messages: [text, image, audio] },
    ],
    ["refused", "no system prompt", { systemPrompt: "none" }, plain],
    ["asked", "a system prompt where it says none", { systemPrompt: "none" }, brief],
    ["refused", "any system prompt", { systemPrompt: "any" }, brief],
    ["refused", "the system prompt that it knows", { systemPrompt: { sha256 } }, brief],
    ["asked", "no system prompt where it knows one", { systemPrompt: { sha256 } }, plain],
    [
      "asked",
      "another system prompt",
      { systemPrompt: { sha256 } },
      { ...plain, systemPrompt: "Be brief!" },
    ],
  ] as const)("have it %s: %s", async (what, _, terms, params) => {
    expect(await meet(terms, params)).toBe(what);
  });

  it("know a tool by its name and by what it is", async () => {
    const [mark] = await marksOf(search);
    const [other] = await marksOf(remove);
    if (!mark || !other) throw new Error("The tools have no marks.");
    const both = { ...plain, tools: [search, remove] };
    expect(await meet({ tools: [other, mark] }, tooled)).toBe("refused");
    expect(await meet({ tools: [mark] }, both)).toBe("asked");
    expect(await meet({ tools: [{ ...mark, name: "delete" }] }, tooled)).toBe("asked");
    expect(await meet({ tools: [{ ...other, name: "search" }] }, tooled)).toBe("asked");
  });
});
