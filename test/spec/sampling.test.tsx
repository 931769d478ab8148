// What the specification asks of a host that samples, by the numbers of SPEC.md, as a person and a server meet it.
// test/sampling/sampling.test.ts holds the slice alone to the same numbers, over every SDK.
import "../components/sampling/warm.js";
import { screen } from "@testing-library/react";
import { createHost, elicitation, sampling } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import {
  button,
  editText,
  renderSampling,
  stage,
  stages,
} from "../components/sampling/renderSampling.js";
import { analysis, analysisWithTools } from "../sampling/flights.js";
import { declaredTo } from "./declaredTo.js";

const use = {
  type: "tool_use",
  id: "u1",
  name: "look_up_fare_rule",
  input: { fare: "ECO" },
} as const;
const result = { type: "tool_result", toolUseId: "u1", content: [] } as const;

describe.each(["2025-11-25", "2026-07-28"] as const)("sampling in %s", (revision) => {
  const open = (options = {}) => renderSampling({ server: { wire: revision }, sampling: options });

  it("SPEC 43, 44 — declares the capability, and tools only where the host has them", async () => {
    const generate = () => Promise.reject(new Error("not asked"));
    const declared = async (...slices: Parameters<typeof createHost>[0]["slices"]) => {
      const host = createHost({ slices });
      onTestFinished(host.close);
      return declaredTo[revision](host);
    };
    for (const said of await declared(sampling({ generate, tools: true })))
      expect(said).toMatchObject({ sampling: { tools: {} } });
    for (const said of await declared(sampling({ generate })))
      expect(said).toMatchObject({ sampling: {} });
    for (const said of await declared(sampling({ generate })))
      expect(said).not.toHaveProperty("sampling.tools");
    for (const said of await declared(elicitation())) expect(said).not.toHaveProperty("sampling");
  });

  it("SPEC 39, 50 — lets the person deny before a model is asked, and says so with -1", async () => {
    const { sample, press, model } = await open();
    const { answer } = sample();
    await stage(stages.request);
    await press("Deny");
    // In a round a no takes the whole call along: it asks first.
    if (revision === "2026-07-28") await press("Deny");
    await expect(answer).rejects.toMatchObject({ code: -1 });
    expect(model.asked).toEqual([]);
  });

  it("SPEC 40, 41, 42, 46 — shows the prompt, lets it be changed, and sends nothing unseen", async () => {
    const { sample, press, user, model, server } = await open();
    const { answer } = sample();
    await stage(stages.request);
    expect(screen.getByText(/You are a travel expert/)).toBeVisible();
    expect(screen.getByText(/Analyze these flight options/)).toBeVisible();
    await editText(user, "the system prompt", "Be brief.");
    await press(/^Run/);
    const turn = await model.turn();
    expect(turn.request).toEqual({ ...analysis, systemPrompt: "Be brief." });
    turn.answer({ content: "Take the 9:40." });
    await stage(stages.answer);
    expect(screen.getByText("Take the 9:40.")).toBeVisible();
    expect(server.received).toEqual([]);
    await press(/^Send/);
    await expect(answer).resolves.toMatchObject({ content: { text: "Take the 9:40." } });
  });

  it("SPEC 45 — never gives the model more tokens than the server asked for", async () => {
    const { sample, user, press, model } = await open();
    sample();
    await stage(stages.request);
    await user.click(screen.getByText("Settings"));
    const limit = await screen.findByRole("textbox", { name: "Most tokens in the answer" });
    await user.clear(limit);
    await user.type(limit, String(analysis.maxTokens + 1));
    await press(/^Run/);
    expect(limit).toBeInvalid();
    expect(model.asked).toEqual([]);
  });

  it.each([
    ["47 — results mixed with other content", [use], [result, { type: "text", text: "And also" }]],
    ["48 — a use of a tool without its result", [use], { type: "text", text: "Go on" }],
  ])("SPEC %s never reaches the person", async (_, first, second) => {
    const { sample, host } = await open();
    const messages = [
      { role: "assistant", content: first },
      { role: "user", content: second },
    ];
    await expect(sample({ ...analysisWithTools, messages }).answer).rejects.toMatchObject({
      code: -32602,
    });
    expect(host.getState()).toMatchObject({ open: [], settled: [] });
  });

  it("SPEC 49 — holds back an answer that uses a tool where none may be used", async () => {
    const { sample, press, model, server } = await open();
    sample({ ...analysisWithTools, toolChoice: { mode: "none" } });
    await stage(stages.request);
    await press(/^Run/);
    (await model.turn()).answer({ content: [use] });
    await stage(stages.answer);
    await press(/^Send/);
    expect(await screen.findByRole("alert")).toBeVisible();
    expect(server.received).toEqual([]);
    expect(button(/^Send/)).toBeVisible();
  });

  it("SPEC 51, 52 — limits how often a server, and a loop of tools, may ask", async () => {
    const { sample } = await open({ limits: { perMinute: 1, toolRounds: 0 } });
    const messages = [
      { role: "assistant", content: [use] },
      { role: "user", content: [result] },
    ];
    await expect(sample({ ...analysisWithTools, messages }).answer).rejects.toMatchObject({
      message: expect.stringMatching(/results of tools 0 times at most/),
    });
    sample();
    await stage(stages.request);
    await expect(sample().answer).rejects.toMatchObject({
      message: expect.stringMatching(/1 messages a minute at most/),
    });
  });

  it("SPEC 53 — gives the model nothing of an earlier request", async () => {
    const { sample, press, model } = await open();
    sample();
    await stage(stages.request);
    await press(/^Run/);
    (await model.turn()).answer({ content: "Take the 9:40." });
    await stage(stages.answer);
    await press(/^Send/);
    const next = {
      messages: [{ role: "user", content: { type: "text", text: "And back?" } }],
      maxTokens: 100,
    };
    sample(next);
    await stage(stages.request);
    await press(/^Run/);
    expect((await model.turn(2)).request).toEqual(next);
  });
});
