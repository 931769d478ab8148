// What the specification asks of a host that samples, by the numbers of docs/spec.md, as a person and a server meet it.
// test/kinds/sampling/core/sampling.test.ts holds the kind alone to the same numbers, over every SDK.
import "../kinds/sampling/react/warm.js";
import { screen } from "@testing-library/react";
import { createHost, elicitation, type HostKind, sampling } from "mcp-host-ui/host";
import { describe, expect, onTestFinished } from "vitest";
import { analysis, analysisWithTools } from "../kinds/sampling/core/flights.js";
import {
  button,
  editText,
  renderSampling,
  stage,
  stages,
} from "../kinds/sampling/react/renderSampling.js";
import { declaredTo } from "./declaredTo.js";
import { demandIn } from "./demand.js";
import { type Setting, shownSettings } from "./settings.js";

const use = {
  type: "tool_use",
  id: "u1",
  name: "look_up_fare_rule",
  input: { fare: "ECO" },
} as const;
const result = { type: "tool_result", toolUseId: "u1", content: [] } as const;

const demand = demandIn(shownSettings);

const open = ({ wire }: Setting, options = {}) =>
  renderSampling({ server: { wire }, sampling: options });

describe("sampling", () => {
  const declared = async (setting: Setting, kind: HostKind) => {
    const host = createHost({ kinds: [kind] });
    onTestFinished(host.close);
    const told = await declaredTo(setting, host);
    expect(told).not.toEqual([]);
    return told;
  };
  const generate = () => Promise.reject(new Error("not asked"));

  demand(
    43,
    "declares the capability where the host samples, and not where it does not",
    async (setting) => {
      for (const said of await declared(setting, sampling({ generate })))
        expect(said).toMatchObject({ sampling: {} });
      for (const said of await declared(setting, elicitation()))
        expect(said).not.toHaveProperty("sampling");
    },
  );

  demand(44, "declares tools only where the host has them", async (setting) => {
    for (const said of await declared(setting, sampling({ generate, tools: true })))
      expect(said).toMatchObject({ sampling: { tools: {} } });
    for (const said of await declared(setting, sampling({ generate })))
      expect(said).not.toHaveProperty("sampling.tools");
  });

  demand(39, "lets the person deny before a model is asked", async (setting) => {
    const { sample, press, model, server } = await open(setting);
    const { answer } = sample();
    await stage(stages.request);
    await press("Decline");
    // In a round a no takes the whole call along: it asks first.
    if (setting.revision === "2026-07-28") await press("Decline");
    await expect(answer).rejects.toThrow("User rejected sampling request");
    expect(model.asked).toEqual([]);
    expect(server.received).toEqual([]);
  });

  demand(50, "tells the server with -1 that the person rejected its request", async (setting) => {
    const { sample, press } = await open(setting);
    const { answer } = sample();
    await stage(stages.request);
    await press("Decline");
    await expect(answer).rejects.toMatchObject({ code: -1 });
  });

  demand(
    [40, 41, 42, 46, 94],
    "shows the prompt, lets it be changed, and sends nothing unseen",
    async (setting) => {
      const { sample, press, user, model, server } = await open(setting);
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
    },
  );

  demand(45, "never gives the model more tokens than the server asked for", async (setting) => {
    const { sample, user, press, model } = await open(setting);
    sample();
    await stage(stages.request);
    await user.click(screen.getByText("Settings"));
    const limit = await screen.findByRole("textbox", { name: "Max tokens" });
    await user.clear(limit);
    await user.type(limit, String(analysis.maxTokens + 1));
    await press(/^Run/);
    expect(limit).toBeInvalid();
    expect(model.asked).toEqual([]);
  });

  for (const [item, what, first, second] of [
    [47, "results mixed with other content", [use], [result, { type: "text", text: "And also" }]],
    [48, "a use of a tool without its result", [use], { type: "text", text: "Go on" }],
  ] as const)
    demand(item, `refuses ${what} before it reaches the person`, async (setting) => {
      const { sample, host } = await open(setting);
      const messages = [
        { role: "assistant", content: first },
        { role: "user", content: second },
      ];
      await expect(sample({ ...analysisWithTools, messages }).answer).rejects.toMatchObject({
        code: -32602,
      });
      expect(host.getState()).toMatchObject({ open: [], settled: [] });
    });

  demand(49, "holds back an answer that uses a tool where none may be used", async (setting) => {
    const { sample, press, model, server } = await open(setting);
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

  demand(51, "limits how often a server may ask", async (setting) => {
    const { sample } = await open(setting, { limits: { perMinute: 1 } });
    sample();
    await stage(stages.request);
    await expect(sample().answer).rejects.toMatchObject({
      message: expect.stringMatching(/1 messages a minute at most/),
    });
  });

  demand(52, "limits how often a loop of tools may go round", async (setting) => {
    // Without a tap, the host refuses any request with tools on SDK v1 1.25.
    const tapped = { ...setting, wire: setting.tapped };
    const { sample } = await open(tapped, { limits: { toolRounds: 0 } });
    const messages = [
      { role: "assistant", content: [use] },
      { role: "user", content: [result] },
    ];
    await expect(sample({ ...analysisWithTools, messages }).answer).rejects.toMatchObject({
      message: expect.stringMatching(/results of tools 0 times at most/),
    });
  });

  demand(53, "gives the model nothing of an earlier request", async (setting) => {
    const { sample, press, model } = await open(setting);
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
