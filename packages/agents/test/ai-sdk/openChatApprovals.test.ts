import { openChatApprovals } from "@mcp-host-ui/agents/ai-sdk";
import { createHost, toolApproval } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { dialog, openQuestion, settledQuestion } from "../../../../test/support/questions.js";
import { answerOf, importBeside, mockModel, type Version } from "./sdks.ts";

/** A chat of the SDK, as far as these tests go. */
interface Chat {
  readonly messages: readonly { readonly role: string; readonly parts: readonly object[] }[];
  sendMessage(message: object): Promise<void>;
  addToolApprovalResponse(response: object): Promise<void>;
}

/** The SDK's functions that these tests call: all versions have them in this shape. */
interface Sdk {
  AbstractChat: new (options: object) => Chat;
  convertToModelMessages(messages: unknown): Promise<unknown>;
  jsonSchema(schema: object): unknown;
  lastAssistantMessageIsCompleteWithApprovalResponses(state: object): boolean;
  streamText(call: object): { toUIMessageStream(options: object): unknown };
  tool(definition: object): unknown;
}

/** Opens a chat whose model books a flight, which needs an approval, and then says so. */
async function openChat(version: Version) {
  // The module of this version.
  const sdk = (await importBeside(`ai-${version}`)) as unknown as Sdk;
  const booked: unknown[] = [];
  const tools = {
    book: sdk.tool({
      inputSchema: sdk.jsonSchema({ type: "object", properties: { city: { type: "string" } } }),
      needsApproval: true,
      execute: async (input: unknown) => booked.push(input),
    }),
  };
  const book = { type: "tool", id: "c1", name: "book", input: '{"city":"Lisbon"}' } as const;
  const { model, calls } = await mockModel(version, async ({ prompt }) =>
    answerOf(
      version,
      prompt.some(({ role }) => role === "tool")
        ? [
            { type: "text", texts: ["Done."] },
            { type: "finish", reason: "stop" },
          ]
        : [book, { type: "finish", reason: "tool-calls" }],
    ),
  );
  let messages: Chat["messages"] = [];
  const state = {
    status: "ready",
    error: undefined,
    get messages() {
      return messages;
    },
    set messages(next) {
      messages = next;
    },
    pushMessage: (message: Chat["messages"][number]) => {
      messages = [...messages, message];
    },
    popMessage: () => {
      messages = messages.slice(0, -1);
    },
    replaceMessage: (index: number, message: Chat["messages"][number]) => {
      messages = messages.with(index, { ...message });
    },
    snapshot: structuredClone,
  };
  const chat = new sdk.AbstractChat({
    state,
    sendAutomaticallyWhen: sdk.lastAssistantMessageIsCompleteWithApprovalResponses,
    transport: {
      async sendMessages({ messages: sent }: { messages: unknown }) {
        const conversation = await sdk.convertToModelMessages(sent);
        const result = sdk.streamText({ model, tools, messages: conversation });
        return result.toUIMessageStream({ originalMessages: sent });
      },
    },
  });
  await chat.sendMessage({ text: "Book a flight to Lisbon." });

  const host = createHost({ kinds: [toolApproval()] });
  onTestFinished(host.close);
  await host.send({ type: "openSurface", surface: dialog });
  const session = host.openSession({ id: "chat", name: "Trip chat" });
  const approvals = openChatApprovals(session, chat.addToolApprovalResponse, {
    assistant: "Concierge",
  });
  return {
    host,
    booked,
    approvals,
    chat,
    /** Returns the last message to the model, as JSON. */
    received: () => JSON.stringify(calls.at(-1)?.prompt.at(-1)),
    async answer(answer: object) {
      const { id, request } = await openQuestion(host);
      await host.send({ type: "settle", id, answer });
      return request;
    },
  };
}

describe.each(["6.0.0", "6", "7.0.0", "7"] as const)("openChatApprovals, with ai %s", (version) => {
  it("runs the tool that the user allowed, and the model gets its result", async () => {
    const { booked, approvals, chat, answer, received } = await openChat(version);
    const shown = approvals.show(chat.messages);
    const request = await answer({ action: "allow" });
    await shown;

    expect(request).toMatchObject({
      tool: { name: "book" },
      arguments: { city: "Lisbon" },
      assistant: "Concierge",
      supports: { edits: false, stop: false },
    });
    await expect.poll(() => booked).toEqual([{ city: "Lisbon" }]);
    await expect.poll(received).toContain("tool-result");
  });

  it("gives the model the user's reason for a denial", async () => {
    const { booked, approvals, chat, answer, received } = await openChat(version);
    const shown = approvals.show(chat.messages);
    await answer({ action: "deny", reason: "Too far" });
    await shown;

    await expect.poll(received).toContain("Too far");
    expect(booked).toEqual([]);
  });

  it("asks once, and leaves an abandoned call open in its message", async () => {
    const { host, booked, approvals, chat, answer } = await openChat(version);
    const shown = approvals.show(chat.messages);
    await approvals.show(chat.messages);
    await answer({ action: "cancel" });
    await shown;
    await approvals.show(chat.messages);

    expect(host.getState().open).toEqual([]);
    expect(chat.messages.at(-1)?.parts.at(-1)).toMatchObject({ state: "approval-requested" });
    expect(booked).toEqual([]);
  });

  it("withdraws the question when the chat no longer waits for it", async () => {
    const { host, approvals, chat } = await openChat(version);
    const shown = approvals.show(chat.messages);
    const { id } = await openQuestion(host);
    await approvals.show([]);

    expect(await settledQuestion(host, id)).toMatchObject({ outcome: { sent: "nothing" } });
    await shown;
  });

  it("asks again when the chat is closed and shown again, as in React's strict mode", async () => {
    const { approvals, booked, chat, answer } = await openChat(version);
    const first = approvals.show(chat.messages);
    approvals.close();
    const second = approvals.show(chat.messages);
    await answer({ action: "allow" });
    await Promise.all([first, second]);

    await expect.poll(() => booked).toEqual([{ city: "Lisbon" }]);
  });
});
