import { screen, waitFor, within } from "@testing-library/react";
import { ElicitationCard, SamplingCard } from "mcp-host-ui";
import { describe, expect, it } from "vitest";
import { focusOn } from "../../../support/focusOn.js";
import { pressInMenu } from "../../../support/pressInMenu.js";
import { shippingAddress } from "../../../support/questions.js";
import { wires } from "../../../support/wires.js";
import { analysis, analysisWithTools } from "../core/flights.js";
import { button, editText, renderSampling, stage, stages } from "./renderSampling.js";

describe.each(wires)("SamplingPrompt (%s)", (_revision, wire) => {
  it("lets the model answer as asked, and sends what it answered", async () => {
    const { sample, press, model } = await renderSampling({ server: { wire } });
    const { answer } = sample();
    await stage(stages.request);
    await press(/Run .*Claude 3.5 Sonnet/);
    await stage(stages.generating);
    const turn = await model.turn();
    expect(turn.request).toEqual(analysis);
    turn.answer({ content: "Take the 9:40." });
    await stage(stages.answer);
    await press(/Send to .*Travel Booking/);
    await expect(answer).resolves.toMatchObject({
      content: { type: "text", text: "Take the 9:40." },
      model: "claude-3-5-sonnet-20241022",
    });
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});

describe.each(["2025-11-25", "2026-07-28"] as const)("SamplingPrompt (%s)", (wire) => {
  it("gives the model the prompt as the person changed it", async () => {
    const { sample, press, user, model } = await renderSampling({ server: { wire } });
    const { answer } = sample();
    await stage(stages.request);
    await editText(user, "message 1", "Only direct flights.");
    await editText(user, "the system prompt", "Be brief.");
    await press(/Run .* with your changes/);
    const turn = await model.turn();
    expect(turn.request).toEqual({
      ...analysis,
      messages: [{ role: "user", content: { type: "text", text: "Only direct flights." } }],
      systemPrompt: "Be brief.",
    });
    turn.answer({ content: "TP 1041." });
    await stage(stages.answer);
    await editText(user, "the answer", "TP 1041, at seven.");
    await press(/Send your version/);
    await expect(answer).resolves.toMatchObject({ content: { text: "TP 1041, at seven." } });
  });

  it("denies at both checkpoints, for a reason that the server never sees", async () => {
    const { sample, press, user, model, host } = await renderSampling({ server: { wire } });
    const first = sample();
    await stage(stages.request);
    await pressInMenu(user, "Decline with a reason");
    await focusOn(screen.findByRole("textbox", { name: /^Reason/ }));
    await user.keyboard("Not with my data");
    await press("Decline");
    await expect(first.answer).rejects.toMatchObject({
      code: -1,
      message: expect.not.stringContaining("data"),
    });
    // The server may hear of it before the dialog is gone, and the next one has the same heading.
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    const second = sample();
    await stage(stages.request);
    await press(/^Run/);
    (await model.turn()).answer({ content: "Take the 9:40." });
    await stage(stages.answer);
    await pressInMenu(user, "Decline with a reason");
    await press("Decline");
    await expect(second.answer).rejects.toMatchObject({ code: -1 });
    expect(host.getState().settled).toMatchObject([
      { outcome: { reason: "Not with my data" } },
      { outcome: { sent: "error", by: "person" } },
    ]);
  });
});

describe("SamplingPrompt", () => {
  it("puts the focus on the name of each stage, never on what goes on", async () => {
    const { sample, press, model } = await renderSampling();
    sample();
    await focusOn(stage(stages.request));
    await press(/^Run/);
    await focusOn(stage(stages.generating));
    (await model.turn()).answer({ content: "Take the 9:40." });
    await focusOn(stage(stages.answer));
    expect(button(/^Send to/)).not.toHaveFocus();
  });

  it("says which model answers and why, and asks another one", async () => {
    const { sample, press, user, model } = await renderSampling();
    sample();
    await stage(stages.request);
    const picker = screen.getByRole("combobox", { name: "Model" });
    expect(picker).toHaveDisplayValue(/Automatic: .*Claude 3.5 Sonnet/);
    expect(picker).toHaveAccessibleDescription("Suggested by the server.");
    await user.selectOptions(picker, "Small");
    expect(picker).toHaveAccessibleDescription("You picked it for this request.");
    await press(/Run .*Small/);
    expect(await model.turn()).toMatchObject({ model: "small-1", request: analysis });
  });

  it("says where it runs, with how many tokens at most, and who gets the answer", async () => {
    const { sample, user } = await renderSampling({
      sampling: {
        models: [
          { id: "large-1", name: "Large", provider: "Example Inc." },
          { id: "small-1", name: "Small" },
        ],
      },
    });
    sample({ ...analysis, maxTokens: 1500, modelPreferences: {} });
    await stage(stages.request);
    const lead = (text: string) =>
      waitFor(() =>
        expect(screen.getByRole("dialog")).toHaveAccessibleDescription(
          expect.stringMatching(text.replaceAll(/<(.*?)>/g, "\\W?$1\\W?")),
        ),
      );
    await lead(
      "Runs on <Large> at <Example Inc.>, up to 1,500 tokens. You’ll check the answer before <Travel Booking> gets it.",
    );
    await user.selectOptions(screen.getByRole("combobox", { name: "Model" }), "Small");
    await lead(
      "Runs on <Small>, up to 1,500 tokens. You’ll check the answer before <Travel Booking>",
    );
  });

  it("goes back from a model that was picked and asked to the one that suits the request", async () => {
    const { sample, press, user, model } = await renderSampling();
    sample();
    await stage(stages.request);
    const picker = () => screen.getByRole("combobox", { name: "Model" });
    await user.selectOptions(picker(), "Small");
    await press(/Run .*Small/);
    (await model.turn()).answer({ content: "Take the 9:40." });
    await stage(stages.answer);
    await press("Change the request");
    await stage(stages.request);
    expect(picker()).toHaveDisplayValue("Small");
    await user.selectOptions(picker(), screen.getByRole("option", { name: /Automatic: .*Claude/ }));
    expect(picker()).toHaveAccessibleDescription(/Suggested by the server/);
    await press(/Run .*Claude 3.5 Sonnet/);
    expect(await model.turn(2)).toMatchObject({ model: "claude-3-5-sonnet-20241022" });
  });

  it("picks anew when the person changes what the server prefers", async () => {
    const { sample, press, user, model } = await renderSampling();
    sample();
    await stage(stages.request);
    await user.click(screen.getByText("Settings"));
    const hints = await screen.findByRole("textbox", { name: "Preferred models" });
    await user.clear(hints);
    await user.type(hints, "small");
    await press(/Run .*Small/);
    expect(await model.turn()).toMatchObject({ model: "small-1" });
  });

  it("lowers the limit of tokens and never raises it", async () => {
    const { sample, press, user, model } = await renderSampling();
    sample();
    await stage(stages.request);
    await user.click(screen.getByText("Settings"));
    const limit = await screen.findByRole("textbox", { name: "Max tokens" });
    await user.clear(limit);
    await user.type(limit, "1501");
    expect(limit).toBeInvalid();
    expect(limit).toHaveAccessibleDescription(/from 1 to 1,500/);
    await press(/^Run/);
    await waitFor(() => expect(limit).toHaveFocus());
    expect(model.asked).toEqual([]);
    await user.clear(limit);
    await user.type(limit, "300");
    expect(screen.getByText("up to 300 tokens")).toBeVisible();
    await press(/^Run/);
    expect((await model.turn()).request).toEqual({ ...analysis, maxTokens: 300 });
  });

  it("changes every other setting, and takes each back", async () => {
    const { sample, press, user, model } = await renderSampling({ sampling: { context: true } });
    sample({
      ...analysisWithTools,
      temperature: 0.7,
      stopSequences: ["\n\nHuman:"],
      includeContext: "thisServer",
      metadata: { tier: "standard" },
    });
    await stage(stages.request);
    await user.click(screen.getByText("Settings"));
    const write = async (name: string, text: string) => {
      const field = await screen.findByRole("textbox", { name });
      await user.clear(field);
      await user.click(field);
      await user.paste(text);
    };
    expect(await screen.findByRole("textbox", { name: "Stop sequences" })).toHaveValue(
      "\\n\\nHuman:",
    );
    await write("Temperature", "0,2");
    await write("Stop sequences", "\\nUser:\nEND");
    await write("Data for the model’s provider", '{"tier":"free"}');
    await user.selectOptions(screen.getByRole("combobox", { name: "Tool use" }), "None");
    await user.selectOptions(screen.getByRole("combobox", { name: "Extra context" }), "Nothing");
    await user.click(screen.getByRole("checkbox", { name: /look_up_seat_map/ }));
    await user.click(await screen.findByText("You changed 6 things"));
    await press(/Undo: .*Temperature/);
    const temperature = screen.getByRole("textbox", { name: "Temperature" });
    await waitFor(() => expect(temperature).toHaveValue("0.7"));
    await press(/^Run/);
    expect((await model.turn()).request).toEqual({
      ...analysisWithTools,
      temperature: 0.7,
      stopSequences: ["\nUser:", "END"],
      includeContext: "none",
      metadata: { tier: "free" },
      tools: analysisWithTools.tools.slice(0, 1),
      toolChoice: { mode: "none" },
    });
  });

  it("says that the model gets no context where the host declared none", async () => {
    const { sample, press, user, model } = await renderSampling();
    sample({ ...analysis, includeContext: "allServers" });
    await stage(stages.request);
    await user.click(screen.getByText("Settings"));
    expect(await screen.findByText(/^Nothing\. The server asked for more/)).toBeVisible();
    expect(screen.queryByRole("combobox", { name: "Extra context" })).toBeNull();
    await press(/^Run/);
    expect((await model.turn()).request).toEqual(analysis);
  });

  it("lets the model answer as asked once everything is undone", async () => {
    const { sample, press, user, model } = await renderSampling();
    sample();
    await stage(stages.request);
    await editText(user, "the system prompt", "Be brief.");
    await press(/^Run/);
    (await model.turn()).answer({ content: "Take the 9:40." });
    await stage(stages.answer);
    await press("Change the request");
    await stage(stages.request);
    await press("Undo all changes");
    await press(/^Run/);
    expect((await model.turn(2)).request).toEqual(analysis);
  });

  it("redoes all that was undone at once, what was typed into settings included", async () => {
    const { sample, press, user, model } = await renderSampling();
    sample();
    await stage(stages.request);
    await user.click(screen.getByText("Settings"));
    const limit = () => screen.findByRole("textbox", { name: "Max tokens" });
    await user.clear(await limit());
    await user.type(await limit(), "300");
    await editText(user, "the system prompt", "Be brief.");
    await press("Undo all changes");
    await waitFor(async () => expect(await limit()).toHaveValue("1500"));
    expect(button("Redo all changes")).toHaveFocus();
    await user.keyboard("{Enter}");
    await waitFor(async () => expect(await limit()).toHaveValue("300"));
    await press(/^Run .*changes/);
    expect((await model.turn()).request).toEqual({
      ...analysis,
      maxTokens: 300,
      systemPrompt: "Be brief.",
    });
  });

  it("sends the person's version of an answer, undone and redone", async () => {
    const { sample, press, user, model } = await renderSampling();
    const { answer } = sample();
    await stage(stages.request);
    await press(/^Run/);
    (await model.turn()).answer({ content: "First." });
    await stage(stages.answer);
    await editText(user, "the answer", "My first.");
    await press("Undo all changes");
    expect(screen.getByText("First.")).toBeVisible();
    expect(button(/^Send to/)).toBeVisible();
    await press("Redo all changes");
    await press(/^Send your version/);
    await expect(answer).resolves.toMatchObject({ content: { text: "My first." } });
  });

  it("keeps the dialog, and what was typed, when Escape leaves a field", async () => {
    const { sample, press, user, model } = await renderSampling();
    sample();
    await stage(stages.request);
    await editText(user, "the system prompt", "Be brief.");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(button("Edit the system prompt")).toHaveFocus());
    expect(screen.getByText("Be brief.")).toBeVisible();
    await press(/^Run/);
    expect((await model.turn()).request).toEqual({ ...analysis, systemPrompt: "Be brief." });
  });

  it("shows what the model has written so far, stops it, and tries again", async () => {
    const { sample, press, model } = await renderSampling();
    const { answer } = sample();
    await stage(stages.request);
    await press(/^Run/);
    const turn = await model.turn();
    turn.onPartial("Take the");
    expect(await screen.findByText("Take the")).toBeVisible();
    await press("Stop the model");
    expect(turn.signal.aborted).toBe(true);
    await stage(stages.failed);
    expect(screen.getByText("You stopped the model.")).toBeVisible();
    expect(screen.getByText("Take the")).toBeVisible();
    await press(/Try again with .*Claude/);
    (await model.turn(2)).answer({ content: "Take the 9:40." });
    await stage(stages.answer);
    await press(/^Send to/);
    await expect(answer).resolves.toMatchObject({ content: { text: "Take the 9:40." } });
  });

  it("says what failed, and goes on with what the person writes", async () => {
    const { sample, press, user, model } = await renderSampling();
    const { answer } = sample();
    await stage(stages.request);
    await press(/^Run/);
    const turn = await model.turn();
    turn.onPartial("Take the");
    await screen.findByText("Take the");
    turn.fail(new Error("503: overloaded"));
    await stage(stages.failed);
    expect(screen.getByText("503: overloaded")).toBeVisible();
    await press("Write it yourself");
    await stage(stages.answer);
    expect(screen.getByText("This is your own answer. Nothing has been sent yet.")).toBeVisible();
    await editText(user, "the answer", "Take the 9:40.");
    await press(/^Send/);
    await expect(answer).resolves.toMatchObject({
      content: { text: "Take the 9:40." },
      model: "human",
    });
  });

  it("sends no answer that says nothing", async () => {
    const { sample, press, user } = await renderSampling();
    const { answer } = sample();
    await stage(stages.request);
    await press("Write it yourself");
    await stage(stages.answer);
    await press(/^Send/);
    expect(screen.getByRole("alert")).toHaveTextContent("the answer is empty");
    await editText(user, "the answer", "None of them.");
    await press(/^Send/);
    await expect(answer).resolves.toMatchObject({ content: { text: "None of them." } });
  });

  it("sends no use of a tool that does not fit the tool, until it does", async () => {
    const { sample, press, user, model } = await renderSampling();
    const { answer } = sample(analysisWithTools);
    await stage(stages.request);
    await press(/^Run/);
    const use = { type: "tool_use", id: "use-1", name: "look_up_fare_rule" } as const;
    (await model.turn()).answer({ content: [{ ...use, input: { fare: "x" } }] });
    await stage(stages.answer);
    await press(/^Send/);
    expect(await screen.findByRole("alert")).toHaveTextContent(
      /fare.?: Enter at least 3 characters/,
    );
    await editText(user, "the answer", '{"fare": "TPFLEX"}');
    await press(/^Send/);
    await expect(answer).resolves.toMatchObject({
      content: [{ ...use, input: { fare: "TPFLEX" } }],
      stopReason: "toolUse",
    });
  });

  it("keeps the answer while another one is generated, and goes back to it", async () => {
    const { sample, press, model } = await renderSampling();
    const { answer } = sample();
    await stage(stages.request);
    await press(/^Run/);
    (await model.turn()).answer({ content: "First." });
    await stage(stages.answer);
    await press("Generate again");
    (await model.turn(2)).fail(new Error("overloaded"));
    await stage(stages.failed);
    await press("Back to the last answer");
    await stage(stages.answer);
    await press(/^Send/);
    await expect(answer).resolves.toMatchObject({ content: { text: "First." } });
  });

  it("keeps what the person made of an answer while another one fails to come", async () => {
    const { sample, press, user, model } = await renderSampling();
    const { answer } = sample();
    await stage(stages.request);
    await press(/^Run/);
    (await model.turn()).answer({ content: "First." });
    await stage(stages.answer);
    await editText(user, "the answer", "First, as I would say it.");
    await press("Generate again");
    (await model.turn(2)).fail(new Error("overloaded"));
    await stage(stages.failed);
    await press("Back to the last answer");
    await stage(stages.answer);
    await press(/^Send your version/);
    await expect(answer).resolves.toMatchObject({ content: { text: "First, as I would say it." } });
  });

  it("brings back what the person made of the answers before", async () => {
    const { sample, press, user, model } = await renderSampling();
    const { answer } = sample();
    await stage(stages.request);
    await press(/^Run/);
    (await model.turn()).answer({ content: "First." });
    await stage(stages.answer);
    expect(screen.queryByRole("button", { name: "Back to the last answer" })).toBeNull();
    await editText(user, "the answer", "My first.");
    await press("Generate again");
    (await model.turn(2)).answer({ content: "Second." });
    await stage(stages.answer);
    expect(screen.getByText("Second.")).toBeVisible();
    await editText(user, "the answer", "My second.");
    await press("Back to the last answer");
    expect(screen.getByText("My first.")).toBeVisible();
    await press("Back to the last answer");
    expect(screen.getByText("My second.")).toBeVisible();
    await press("Undo all changes");
    expect(screen.getByText("Second.")).toBeVisible();
    await press("Back to the last answer");
    await press(/^Send your version/);
    await expect(answer).resolves.toMatchObject({
      content: { text: expect.stringMatching(/^My (first|second)\.$/) },
    });
  });

  it("holds an unfinished use of a tool back from being replaced", async () => {
    const { sample, press, user, model } = await renderSampling();
    sample(analysisWithTools);
    await stage(stages.request);
    await press(/^Run/);
    const use = { type: "tool_use", id: "use-1", name: "look_up_fare_rule" } as const;
    (await model.turn()).answer({ content: [{ ...use, input: { fare: "TPFLEX" } }] });
    await stage(stages.answer);
    await editText(user, "the answer", '{"fare": "TP');
    await press("Generate again");
    const editor = screen.getByRole("textbox", { name: /the answer/ });
    await waitFor(() => expect(editor).toHaveFocus());
    expect(editor).toHaveValue('{"fare": "TP');
    expect(model.asked).toHaveLength(1);
  });

  it("is put aside with all that was changed", async () => {
    const { sample, user, model } = await renderSampling();
    sample();
    await stage(stages.request);
    await editText(user, "the system prompt", "Be brief.");
    await user.click(button("Later"));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    const bar = screen.getByRole("region", { name: "Model requests waiting for you" });
    expect(bar).toHaveTextContent("1 model request waiting");
    await user.click(within(bar).getByRole("button", { name: "Answer" }));
    await stage(stages.request);
    // What reads a draft loads with the first one.
    await user.click(await screen.findByRole("button", { name: /Run .* with your changes/ }));
    expect((await model.turn()).request).toEqual({ ...analysis, systemPrompt: "Be brief." });
  });

  it("says what became of a request that its server took back, with the answer that was there", async () => {
    const { sample, press, model } = await renderSampling();
    const { withdraw } = sample();
    await stage(stages.request);
    await press(/^Run/);
    (await model.turn()).answer({ content: "Take the 9:40." });
    await stage(stages.answer);
    withdraw();
    await focusOn(stage(stages.ended));
    expect(screen.getByText("The server withdrew this question.")).toBeVisible();
    expect(screen.getByText("Take the 9:40.")).toBeVisible();
    await press("Dismiss");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("says before a no that it takes the whole operation along, and keeps what was typed elsewhere", async () => {
    const ui = (
      <>
        <SamplingCard />
        <ElicitationCard />
      </>
    );
    const { server, host, press, user } = await renderSampling({
      ui,
      server: { wire: "2026-07-28" },
    });
    const ask = () => {
      const call = server.call((ask) =>
        ask({
          flight: { method: "sampling/createMessage", params: analysis },
          address: { method: "elicitation/create", params: shippingAddress },
        }),
      );
      call.catch(() => {});
      return call;
    };
    const call = ask();
    const card = within(await screen.findByRole("region", { name: stages.request }));
    await user.type(await screen.findByRole("textbox", { name: "City" }), "Lisbon");
    const form = host.getState().open.find(({ kind }) => kind === "elicitation");
    await expect.poll(() => host.read(`draft:${form?.id}`)).toEqual({ city: "Lisbon" });
    await user.click(card.getByRole("button", { name: "Decline" }));
    expect(card.getByText(/Declining stops this task/)).toBeVisible();
    expect(card.getByText(/It also closes 1 other question/)).toBeVisible();
    await press("Back");
    await user.click(card.getByRole("button", { name: "Decline" }));
    await user.click(card.getByRole("button", { name: "Decline" }));
    await expect(call).rejects.toMatchObject({ code: -1 });
    await press("Dismiss");

    void ask();
    await screen.findByRole("region", { name: stages.request });
    expect(await screen.findByRole("textbox", { name: "City" })).toHaveValue("Lisbon");
  });

  it("shows one dialog at a time, whatever is asked", async () => {
    const { server, sample, press } = await renderSampling();
    server.elicit(shippingAddress);
    await screen.findByRole("dialog", { name: /asks$/ });
    sample();
    await press("Decline");
    await stage(stages.request);
    expect(screen.getAllByRole("dialog")).toHaveLength(1);
  });

  it("says where an answer goes to the server unseen", async () => {
    const { sample, press, model } = await renderSampling({
      sampling: { reviewResponse: false },
    });
    const { answer } = sample();
    await stage(stages.request);
    expect(screen.getByText(/Travel Booking.* gets the answer right away/)).toBeVisible();
    await press(/^Run/);
    (await model.turn()).answer({ content: "Take the 9:40." });
    await expect(answer).resolves.toMatchObject({ content: { text: "Take the 9:40." } });
  });

  it("says what a prompt hides", async () => {
    const { sample } = await renderSampling();
    sample({ ...analysis, systemPrompt: "Be brief.\u{e0042}\u{e0055}\u{e0059}" });
    await stage(stages.request);
    expect(await screen.findByText("This text contains a hidden message.")).toBeVisible();
  });

  it("says what its settings hide, and where", async () => {
    const { sample, user } = await renderSampling();
    const inputSchema = { type: "object", description: "Fares\u202etimil" };
    sample({
      ...analysisWithTools,
      tools: [{ ...analysisWithTools.tools[0], inputSchema }],
      stopSequences: ["END\u200b\u200b\u200b\u200bEND"],
    });
    await stage(stages.request);
    expect(await screen.findByRole("group", { name: /^[^:]+: This text / })).toBeVisible();
    await user.click(screen.getByText("Settings"));
    const place = await screen.findByText("Hidden characters in this text:");
    expect(place.parentElement).toHaveTextContent(/END.*ZWSP.*END/);
    await user.click(screen.getByText("Input"));
    expect(await screen.findByText(/RLO/)).toBeVisible();
  });

  it("shows what came along with a request and its tools", async () => {
    const { sample, user } = await renderSampling();
    const [tool] = analysisWithTools.tools;
    const outputSchema = { type: "object", title: "Rules" };
    sample({
      ...analysisWithTools,
      tools: [{ ...tool, outputSchema }],
      modelPreferences: { hints: [{ name: "claude", family: "opus" }] },
      _meta: { trace: "t1" },
    });
    await stage(stages.request);
    await user.click(screen.getByText("Settings"));
    await screen.findByText("Input");
    for (const fold of screen.getAllByText("Metadata")) await user.click(fold);
    for (const part of [/"title": "Rules"/, /"family": "opus"/, /"trace": "t1"/])
      expect(screen.getByText(part)).toBeVisible();
  });
});
