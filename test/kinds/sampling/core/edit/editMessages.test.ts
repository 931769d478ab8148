import { describe, expect, it } from "vitest";
import { readEditedMessages } from "../../../../../src/kinds/sampling/core/edit/editedMessages.js";
import { editMessages } from "../../../../../src/kinds/sampling/core/edit/editMessages.js";
import type { MessageContent } from "../../../../../src/kinds/sampling/core/protocol/samplingContent.js";
import type { SamplingMessage } from "../../../../../src/kinds/sampling/core/protocol/samplingMessage.js";
import {
  type CreateMessageRequest,
  readCreateMessageRequest,
} from "../../../../../src/kinds/sampling/core/protocol/samplingRequest.js";
import * as fc from "../../../../support/fc.js";
import { requestsByRevision } from "../../../../wire/protocol/samplingArbitraries.js";

const text = (text: string): MessageContent => ({ type: "text", text });
const callOf = (id: string): MessageContent => ({
  type: "tool_use",
  id,
  name: "look_up",
  input: {},
});
const resultOf = (toolUseId: string): MessageContent => ({
  type: "tool_result",
  toolUseId,
  content: [],
});

const conversation: readonly SamplingMessage[] = [
  { role: "user", content: text("Which flight?") },
  { role: "assistant", content: [text("I look."), callOf("a"), callOf("b")] },
  { role: "user", content: [resultOf("a"), resultOf("b")] },
  { role: "assistant", content: text("The 9:40.") },
];

/** The key of a message, and of one of its blocks. */
function at(messages: readonly SamplingMessage[], message: number, block = 0) {
  const row = readEditedMessages(messages, conversation)[message];
  return { message: row?.key ?? "", block: row?.blocks[block]?.key ?? "" };
}

describe("editMessages", () => {
  it("leaves every other message the same object", () => {
    const place = at(conversation, 3);
    const edited = editMessages(conversation, conversation, {
      type: "replace",
      ...place,
      by: text("The 11:05."),
    });
    expect(edited).toEqual([
      ...conversation.slice(0, 3),
      { role: "assistant", content: text("The 11:05.") },
    ]);
    expect(edited.slice(0, 3).every((message, index) => message === conversation[index])).toBe(
      true,
    );
  });

  it("gives back the asked message itself once it says the same again", () => {
    const place = at(conversation, 3);
    const edit = (messages: readonly SamplingMessage[], by: MessageContent) =>
      editMessages(messages, conversation, { type: "replace", ...place, by });
    const edited = edit(edit(conversation, text("The 11:05.")), text("The 9:40."));
    expect(edited[3]).toBe(conversation[3]);
  });

  it("takes the use of a tool out together with its result, and brings both back", () => {
    const place = at(conversation, 1, 1);
    const removed = editMessages(conversation, conversation, { type: "remove", ...place });
    expect(removed).toEqual([
      conversation[0],
      { role: "assistant", content: [text("I look."), callOf("b")] },
      { role: "user", content: [resultOf("b")] },
      conversation[3],
    ]);
    const restored = editMessages(removed, conversation, { type: "restore", ...place });
    expect(restored.every((message, index) => message === conversation[index])).toBe(true);
  });

  it("brings both back, too, when something was added in the meantime", () => {
    const asked = conversation.slice(0, 3);
    const { message } = at(asked, 2);
    const removed = editMessages(asked, asked, { type: "remove", message });
    const added = editMessages(removed, asked, { type: "addMessage", role: "user" });
    const restored = editMessages(added, asked, { type: "restore", message });
    expect(restored.slice(0, 3)).toEqual(asked);
    expect(restored[3]).toBe(added[2]);
  });

  it("takes a message of results out together with what asked for them", () => {
    const { message } = at(conversation, 2);
    const removed = editMessages(conversation, conversation, { type: "remove", message });
    expect(removed).toEqual([
      conversation[0],
      { role: "assistant", content: [text("I look.")] },
      conversation[3],
    ]);
  });

  it("takes a result out together with its own use, and nothing out twice", () => {
    const place = at(conversation, 2, 1);
    const removed = editMessages(conversation, conversation, { type: "remove", ...place });
    expect(removed).toEqual([
      conversation[0],
      { role: "assistant", content: [text("I look."), callOf("a")] },
      { role: "user", content: [resultOf("a")] },
      conversation[3],
    ]);
    const again = editMessages(removed, conversation, { type: "remove", ...place });
    expect(again).toEqual(removed);
    expect(editMessages(again, conversation, { type: "restore", ...place })).toEqual(conversation);
  });

  it("adds an empty text to a message, and one of the person's own at the end", () => {
    const { message } = at(conversation, 3);
    const more = editMessages(conversation, conversation, { type: "addText", message });
    expect(more[3]).toEqual({ role: "assistant", content: [text("The 9:40."), text("")] });
    expect(editMessages(more, conversation, { type: "addMessage", role: "user" })[4]).toEqual({
      role: "user",
      content: text(""),
    });
  });

  it("finds in a copy, such as a draft that was kept, what was edited and removed", () => {
    const kept = structuredClone([
      { role: "user" as const, content: text("Which train?") },
      ...conversation.slice(1, 3),
    ]);
    const rows = readEditedMessages(kept, conversation);
    expect(rows.map(({ item, asked }) => [item, asked])).toEqual([
      [kept[0], conversation[0]],
      [kept[1], conversation[1]],
      [kept[2], conversation[2]],
      [undefined, conversation[3]],
    ]);
  });

  it("takes what a copy has beside what was asked, in front or behind, for the person's own", () => {
    const own: SamplingMessage = { role: "user", content: text("I am in a hurry.") };
    const kept = structuredClone([own, ...conversation, own]);
    const rows = readEditedMessages(kept, conversation);
    expect(rows.map(({ item, asked }) => [item, asked])).toEqual([
      [own, undefined],
      ...conversation.map((message) => [message, message]),
      [own, undefined],
    ]);
  });

  it.each(requestsByRevision)(
    "keeps the rules on tool use whatever a person does, and can take it all back (%s)",
    (_revision, requests) => {
      const step = fc.record({
        type: fc.constantFrom(
          "replace" as const,
          "remove" as const,
          "restore" as const,
          "addText" as const,
          "addMessage" as const,
        ),
        message: fc.nat(),
        block: fc.option(fc.nat(), { nil: undefined }),
      });
      fc.assert(
        fc.property(requests, fc.array(step, { maxLength: 8 }), (params, steps) => {
          const { messages: asked } = params as CreateMessageRequest;
          let messages: readonly SamplingMessage[] = asked;
          for (const { type, message: nth, block: inner } of steps) {
            const rows = readEditedMessages(messages, asked);
            const row = rows[nth % Math.max(rows.length, 1)];
            if (type === "addMessage" || !row) {
              messages = editMessages(messages, asked, { type: "addMessage", role: "user" });
              continue;
            }
            const block = row.blocks[(inner ?? 0) % Math.max(row.blocks.length, 1)];
            const message = row.key;
            const holdsResults = row.blocks.some(({ item }) => item?.type === "tool_result");
            if (type === "addText") {
              if (row.item && !holdsResults)
                messages = editMessages(messages, asked, { type, message });
            } else if (type === "replace") {
              if (block?.item?.type === "text")
                messages = editMessages(messages, asked, {
                  type,
                  message,
                  block: block.key,
                  by: { ...block.item, text: `${block.item.text}!` },
                });
            } else
              messages = editMessages(messages, asked, {
                type,
                message,
                ...(inner !== undefined && block && { block: block.key }),
              });
            const reading = readCreateMessageRequest({ ...params, messages });
            expect(reading).toMatchObject({ ok: true });
          }
          for (let round = 0; round < asked.length; round += 1) {
            const own = readEditedMessages(messages, asked).filter((row) => row.asked);
            const message = own[round]?.key ?? "";
            messages = editMessages(messages, asked, { type: "restore", message });
          }
          const rows = readEditedMessages(messages, asked).filter((row) => row.asked);
          expect(rows).toHaveLength(asked.length);
          const whole = rows.filter(({ blocks }) => blocks.every((block) => block.asked));
          for (const { item, asked: own } of whole) expect(item).toBe(own);
        }),
        { numRuns: 100 },
      );
    },
  );
});
