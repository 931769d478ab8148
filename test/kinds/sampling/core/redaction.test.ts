import { createDecisionLog, type Sampling } from "mcp-host-ui/host";
import { describe, expect, it } from "vitest";
import { settledQuestion } from "../../../support/questions.js";
import { createRecordingStorage } from "../../../support/recordingStorage.js";
import { wires } from "../../../support/wires.js";
import { openRequest, openRig } from "./rig.js";

const card = "4111 1111 1111 1111";
const email = "ada@example.org";
const phone = "+44 20 7946 0958";
const token = ["ghp", "aB3dE5gH7jK9mN1pQ3sT5vW7yZ9bD1fG3hJ5k"].join("_");
const address = "https://db.example/export?api_key=9f8e7d6c5b4a39281706";
const every = [
  card,
  card.replaceAll(" ", ""),
  email,
  phone,
  token,
  address,
  "Project Heron",
  "7946095",
];

const text = (words: string) => ({ type: "text" as const, text: words });
const booking = {
  systemPrompt: `The account is ${email}.`,
  maxTokens: 100,
  messages: [
    { role: "user", content: text(`Charge ${card} for ${email}; call ${phone}.`) },
    {
      role: "assistant",
      content: [
        {
          type: "tool_use",
          id: "u1",
          name: "look_up",
          input: { who: { mail: [email] }, card: 4111111111111111, [email]: true },
        },
      ],
    },
    {
      role: "user",
      content: [
        {
          type: "tool_result",
          toolUseId: "u1",
          content: [
            text(JSON.stringify({ login: token, from: address })),
            { type: "resource", resource: { uri: address, text: `Mail ${email}` } },
            { type: "image", data: "aW1n", mimeType: "image/png" },
          ],
          structuredContent: { phone: "7946095", note: "Project Heron" },
        },
      ],
    },
  ],
  tools: [{ name: "look_up", inputSchema: { type: "object" }, description: `Ask ${email}` }],
  metadata: { user: email },
};
const redact = { words: ["project heron"] };
const bytes = (value: unknown) => JSON.stringify(value);
const valuesIn = (value: unknown) => every.filter((one) => bytes(value).includes(one));

const placeholderOf = (question: Sampling.Question, value: string) =>
  question.detail.redaction?.values.find(({ written }) => written.includes(value))?.placeholder ??
  "";

describe("redaction", () => {
  it("looks into what a tool says of its input, whatever that is called, and keeps the members of the protocol", async () => {
    const words = [
      "user",
      "tool_use",
      "look_up",
      "u1",
      "object",
      "image/png",
      "assistant",
      "ada-1",
    ];
    const { host, model, sample, send } = await openRig("2025-11-25", { redact: { words } });
    const described = { type: "string", description: `Of the user, ${email}` };
    const inputSchema = { type: "object", properties: { id: described, data: described } };
    const modelPreferences = { hints: [{ name: "ada-1" }] };
    const { answer } = sample({
      ...booking,
      modelPreferences,
      tools: [
        { name: "find", inputSchema },
        { name: "the-look_up", inputSchema },
      ],
    });
    answer.catch(() => {});
    const question = await openRequest(host);
    await send({ type: "sampling/approve", id: question.id });
    const turn = await model.turn();
    const { request } = turn;
    const masked = {
      type: "string",
      description: `Of the ${placeholderOf(question, "user")}, ${placeholderOf(question, email)}`,
    };
    const schema = { type: "object", properties: { id: masked, data: masked } };
    const nameOfTool = placeholderOf(question, "look_up").replace(/\W+/gu, "_");
    expect(request.tools).toEqual([
      { name: "find", inputSchema: schema },
      { name: `the-${nameOfTool}`, inputSchema: schema },
    ]);
    expect(request.modelPreferences).toEqual({
      hints: [{ name: placeholderOf(question, "ada-1") }],
    });
    expect(request.messages.map(({ role }) => role)).toEqual(["user", "assistant", "user"]);
    expect(request.messages[1]).toMatchObject({
      content: [{ type: "tool_use", id: "u1", name: nameOfTool }],
    });
    expect(request.messages[2]).toMatchObject({
      content: [{ toolUseId: "u1", content: [{}, {}, { mimeType: "image/png" }] }],
    });
    turn.answer({ content: { type: "tool_use", id: "u2", name: `the-${nameOfTool}`, input: {} } });
    const { detail } = await openRequest(host, "response-review");
    expect(detail.response?.result.content).toMatchObject({ name: "the-look_up" });
  });
});

describe.each(wires)("redaction, with %s", (_name, wire) => {
  it("keeps from the model and from the server what looks private, and puts it back for the person", async () => {
    const { host, model, sample, send, settle } = await openRig(wire, { redact });
    const { answer } = sample({
      maxTokens: 100,
      systemPrompt: booking.systemPrompt,
      messages: booking.messages.slice(0, 1),
    });
    const { id } = await openRequest(host);
    await send({ type: "sampling/approve", id });
    const turn = await model.turn();

    expect(turn.request).toMatchObject({
      systemPrompt: "The account is [email 1].",
      messages: [{ content: text("Charge [card 1] for [email 1]; call [phone 1].") }],
    });

    turn.answer({ content: "I charged [card 1] and told [email 1] and eve@example.net." });
    const review = await openRequest(host, "response-review");
    expect(review.detail.response?.result.content).toEqual(
      text(`I charged ${card} and told ${email} and eve@example.net.`),
    );

    await settle(id, { action: "send" });
    await expect(answer).resolves.toMatchObject({
      content: text("I charged [card 1] and told [email 1] and [email 2]."),
    });
  });
});

describe("redaction", () => {
  it("looks into every part of a request, and says what it cannot look into", async () => {
    const { host, model, sample, send } = await openRig("2025-11-25", { redact });
    const { answer } = sample(booking);
    answer.catch(() => {});
    const { id, request, detail } = await openRequest(host);
    await send({ type: "sampling/approve", id });
    const turn = await model.turn();

    expect(valuesIn(request).length).toBe(every.length);
    expect(valuesIn(turn.request)).toEqual([]);
    expect(detail.redaction?.unread).toEqual(["image"]);
    expect(bytes(turn.request)).toContain("aW1n");
    expect(turn.request.messages[2]?.content).toMatchObject([
      { content: [text('{"login":"[credential 1]","from":"[address 1]"}'), {}, {}] },
    ]);
  });

  it("sends nothing that looks private to the server unless the person keeps it", async () => {
    const { host, model, sample, send, settle } = await openRig("2025-11-25", { redact: true });
    const { answer } = sample({ ...booking, messages: booking.messages.slice(0, 1) });
    const first = await openRequest(host);
    const { id } = first;
    await send({ type: "sampling/redact", id, to: "model", keep: [placeholderOf(first, card)] });
    await send({ type: "sampling/approve", id });
    const turn = await model.turn();
    expect(valuesIn(turn.request)).toEqual([card]);

    turn.answer({
      content: [
        {
          type: "tool_use",
          id: "1",
          name: "look_up",
          input: { a: "[email 1]", b: card, c: phone },
        },
      ],
    });
    const review = await openRequest(host, "response-review");
    await send({ type: "sampling/redact", id, to: "server", keep: [placeholderOf(review, email)] });
    await settle(id, { action: "send" });

    await expect(answer).resolves.toMatchObject({
      content: [{ input: { a: email, b: "[card 1]", c: "[phone 1]" } }],
    });
  });

  it("inspects again what the person wrote, before it leaves either way", async () => {
    const { host, model, sample, send, settle } = await openRig("2025-11-25", { redact: true });
    const { answer } = sample({
      maxTokens: 100,
      messages: [{ role: "user", content: text("Hello") }],
    });
    const { id, request } = await openRequest(host);
    const messages = [{ role: "user" as const, content: text(`Write to ${email}`) }];
    await send({ type: "sampling/approve", id, changes: { request: { ...request, messages } } });
    const turn = await model.turn();
    expect(turn.request.messages).toEqual([{ role: "user", content: text("Write to [email 1]") }]);

    turn.answer({ content: "Done" });
    await openRequest(host, "response-review");
    await settle(id, { action: "send", content: `Done, call ${phone}` });
    await expect(answer).resolves.toMatchObject({ content: text("Done, call [phone 1]") });
  });

  it("masks without a person where none looks at answers", async () => {
    const { host, model, sample, send } = await openRig("2025-11-25", {
      redact: true,
      reviewResponse: false,
    });
    const { answer } = sample({
      ...booking,
      messages: booking.messages.slice(0, 1),
      tools: undefined,
    });
    const { id } = await openRequest(host);
    await send({ type: "sampling/approve", id });
    (await model.turn()).answer({ content: `[email 1] and ${token}` });

    await expect(answer).resolves.toMatchObject({ content: text("[email 1] and [credential 1]") });
  });

  it("does not take a server's own words for a placeholder", async () => {
    const { host, model, sample, send, settle } = await openRig("2025-11-25", { redact: true });
    const { answer } = sample({
      maxTokens: 100,
      messages: [{ role: "user", content: text(`Say [email 1]. My address: ${email}`) }],
    });
    const { id } = await openRequest(host);
    await send({ type: "sampling/approve", id });
    const turn = await model.turn();
    expect(turn.request.messages[0]?.content).toEqual(text("Say [email 1]. My address: [email 2]"));
    turn.answer({ content: "[email 1]" });
    await openRequest(host, "response-review");
    await settle(id, { action: "send" });
    await expect(answer).resolves.toMatchObject({ content: text("[email 1]") });
  });

  it("keeps in log and drafts what went out, and no more", async () => {
    const log = createDecisionLog({ content: true });
    const { storage, written } = createRecordingStorage();
    const { host, model, sample, send, settle } = await openRig(
      "2025-11-25",
      { redact },
      { log, storage },
    );
    const { answer } = sample({ ...booking, messages: booking.messages.slice(0, 1) });
    const { id } = await openRequest(host);
    const draft = { request: JSON.stringify({ systemPrompt: `For ${email} and ${phone}` }) };
    await host.send({ type: "saveDraft", id, draft });
    await expect.poll(() => written.length, { interval: 2 }).toBeGreaterThan(0);
    expect(written.join()).toContain("[email 1]");
    expect(valuesIn(written)).toEqual([]);

    await send({ type: "sampling/approve", id });
    const turn = await model.turn();
    turn.answer({ content: `To [email 1] and ${phone}` });
    await openRequest(host, "response-review");
    await settle(id, { action: "send" });
    await answer;

    expect(log.entries()).toMatchObject([
      {
        request: {
          messages: [{ content: text("Charge [card 1] for [email 1]; call [phone 1].") }],
        },
        sent: { content: text("To [email 1] and [phone 1]") },
      },
    ]);
    expect(valuesIn(log.entries())).toEqual([]);
    expect(valuesIn(await settledQuestion(host, id))).toEqual([]);
  });

  it("logs a request that was denied with everything masked", async () => {
    const log = createDecisionLog({ content: true });
    const { host, sample, settle } = await openRig("2025-11-25", { redact }, { log });
    const { answer } = sample(booking);
    answer.catch(() => {});
    const { id } = await openRequest(host);
    await settle(id, { action: "deny" });

    expect(bytes(log.entries())).toContain("[card 1]");
    expect(valuesIn(log.entries())).toEqual([]);
  });

  it("keeps of a request that the person changed what went to the model, and says of no other that it was changed", async () => {
    const { host, model, sample, send, settle } = await openRig("2025-11-25", { redact });
    const asked = { maxTokens: 9, systemPrompt: `For ${email}.`, messages: [] };
    const settledWith = async (nth: number, change?: { systemPrompt: string }) => {
      const { answer } = sample(asked);
      const { id, request } = await openRequest(host);
      await send({
        type: "sampling/approve",
        id,
        ...(change && { changes: { request: { ...request, ...change } } }),
      });
      const turn = await model.turn(nth);
      turn.answer({ content: "Noted." });
      await openRequest(host, "response-review");
      await settle(id, { action: "send" });
      await answer;
      const { request: kept, detail } = (await settledQuestion(host, id)) as Sampling.Question;
      expect(valuesIn([kept, detail])).toEqual([]);
      return { went: turn.request.systemPrompt, kept: kept.systemPrompt, edited: detail.edited };
    };

    expect(await settledWith(1)).toEqual({
      went: "For [email 1].",
      kept: "For [email 1].",
      edited: undefined,
    });
    expect(await settledWith(2, { systemPrompt: "For Ada." })).toMatchObject({
      went: "For Ada.",
      edited: { systemPrompt: "For Ada." },
    });
    expect(await settledWith(3, { systemPrompt: `For ${phone}.` })).toMatchObject({
      went: "For [phone 1].",
      edited: { systemPrompt: "For [phone 1]." },
    });
  });

  it("lets nothing leave where a detector of the app's own fails", async () => {
    let fails = false;
    const find = () => {
      if (fails) throw new Error("The dictionary is away.");
      return [];
    };
    const errors: unknown[] = [];
    const { host, model, sample, send } = await openRig(
      "2025-11-25",
      { redact: { detectors: [{ kind: "ticket", find }] } },
      { onError: (error) => errors.push(error) },
    );
    const { answer } = sample(booking);
    answer.catch(() => {});
    const { id } = await openRequest(host);
    fails = true;
    const receipt = await send({ type: "sampling/approve", id });

    expect(receipt).toMatchObject({ done: false, rejection: "failed" });
    expect(model.asked).toEqual([]);
    expect(errors).toHaveLength(1);
  });

  it("masks all of a value that a word of the app's own is a part of", async () => {
    const { host, model, sample, send } = await openRig("2025-11-25", {
      redact: { words: ["ada", "of ada"] },
    });
    const message = text(`Mail of ${email}, ada; ${"fill ".repeat(4_000)} of Ada.`);
    sample({ maxTokens: 9, messages: [{ role: "user", content: message }] }).answer.catch(() => {});
    const { id } = await openRequest(host);
    await send({ type: "sampling/approve", id });

    expect((await model.turn()).request.messages[0]?.content).toEqual(
      text(`Mail [email 1], [name 1]; ${"fill ".repeat(4_000)} [name 2].`),
    );
  });

  it("finds what the app's own detectors find", async () => {
    const find = (words: string) =>
      [...words.matchAll(/T-\d+/gu)].map(({ 0: found, index }) => ({
        start: index,
        end: index + found.length,
      }));
    const { host, model, sample, send } = await openRig("2025-11-25", {
      redact: { kinds: ["email"], detectors: [{ kind: "ticket", find }] },
    });
    sample({
      maxTokens: 9,
      messages: [{ role: "user", content: text(`T-12, T-7, T-12 of ${email}, ${phone}`) }],
    }).answer.catch(() => {});
    const { id } = await openRequest(host);
    await send({ type: "sampling/approve", id });

    expect((await model.turn()).request.messages[0]?.content).toEqual(
      text(`[ticket 1], [ticket 2], [ticket 1] of [email 1], ${phone}`),
    );
  });
});
