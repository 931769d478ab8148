import { render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HostProvider } from "mcp-host-ui";
import { createHost } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { SamplingMessage } from "../../../../../src/kinds/sampling/core/protocol/samplingMessage.js";
import { SamplingMessages } from "../../../../../src/kinds/sampling/react/content/SamplingMessages.js";
import { renderMessages } from "./renderContent.js";

const text = (text: string) => ({ type: "text" as const, text });

const question: SamplingMessage = { role: "user", content: text("Which flight is best?") };
const answer: SamplingMessage = { role: "assistant", content: text("The 9:40.") };
const thanks: SamplingMessage = { role: "user", content: [text("Why?"), text("Be brief.")] };
const conversation = [question, answer, thanks];

const toolRound: readonly SamplingMessage[] = [
  question,
  {
    role: "assistant",
    content: [
      text("I look it up."),
      { type: "tool_use", id: "u1", name: "look_up_fare_rule", input: { fare: "FLEX" } },
    ],
  },
  {
    role: "user",
    content: [
      {
        type: "tool_result",
        toolUseId: "u1",
        content: [
          text("Refundable."),
          { type: "resource_link", uri: "https://fares.example/flex", name: "Fare rules" },
          { type: "resource", resource: { uri: "file:///fare.txt", text: "FLEX: any time" } },
        ],
        structuredContent: { refundable: true },
        isError: true,
      },
    ],
  },
];

const button = (name: string | RegExp) => screen.getByRole("button", { name });

describe("SamplingMessages", () => {
  it("shows both roles in order, and every part", () => {
    renderMessages(conversation);
    const items = within(screen.getByRole("list", { name: "Messages" })).getAllByRole("listitem");
    expect(items.map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^User.*Which flight is best\?/),
      expect.stringMatching(/^Assistant.*The 9:40\./),
      expect.stringMatching(/^User.*Why\?.*Be brief\./),
    ]);
  });

  it("edits a text in place, marks it, shows what differs and takes it back", async () => {
    const user = userEvent.setup();
    const { kept } = renderMessages(conversation);
    await user.click(button("Edit message 2"));
    const area = await screen.findByRole("textbox", { name: "message 2" });
    await waitFor(() => expect(area).toHaveFocus());
    await user.keyboard(" Or the 11:05.");
    expect(kept()).toEqual([
      question,
      { role: "assistant", content: text("The 9:40. Or the 11:05.") },
      thanks,
    ]);
    expect([kept()[0], kept()[2]]).toEqual([question, thanks]);
    expect(kept()[0]).toBe(question);
    expect(kept()[2]).toBe(thanks);
    await user.keyboard("{Escape}");
    await waitFor(() => expect(button("Edit message 2")).toHaveFocus());
    expect(area).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /^Undo/ })).toBeNull();
    await user.click(button("Changed: message 2"));
    const difference = await screen.findByRole("group", { name: "Changes in message 2" });
    expect(await within(difference).findByText(/Or the 11:05\./)).toBeVisible();
    await user.click(button("Undo the changes in message 2"));
    expect(kept()[1]).toBe(answer);
    expect(screen.queryByText("Changed")).not.toBeInTheDocument();
    expect(button("Redo the changes in message 2")).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(kept()[1]).toEqual({ role: "assistant", content: text("The 9:40. Or the 11:05.") });
  });

  it("turns a text that is pressed into a field, and the field back when it is left", async () => {
    const user = userEvent.setup();
    const { kept } = renderMessages(conversation);
    await user.click(screen.getByText("The 9:40."));
    const area = await screen.findByRole("textbox", { name: "message 2" });
    await waitFor(() => expect(area).toHaveFocus());
    await user.keyboard("!");
    await user.click(screen.getByText("Assistant"));
    await waitFor(() => expect(area).not.toBeInTheDocument());
    expect(kept()[1]).toEqual({ role: "assistant", content: text("The 9:40.!") });
    expect(screen.getByText("The 9:40.!")).toBeVisible();
  });

  it("leaves a text alone that somebody marks to copy it", async () => {
    const user = userEvent.setup();
    renderMessages(conversation);
    const shown = screen.getByText("The 9:40.");
    await user.pointer([
      { target: shown, offset: 0, keys: "[MouseLeft>]" },
      { target: shown, offset: 5 },
      { keys: "[/MouseLeft]" },
    ]);
    expect(String(getSelection())).toBe("The 9");
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  it("takes out a message and brings it back, the same object", async () => {
    const user = userEvent.setup();
    const { kept } = renderMessages(conversation);
    await user.click(button("Remove message 2"));
    expect(kept()).toEqual([question, thanks]);
    expect(screen.getByText(/You removed message 2/)).toBeVisible();
    await user.click(button("Restore message 2"));
    expect(kept().every((message, index) => message === conversation[index])).toBe(true);
  });

  it("takes out one part of a message and brings it back", async () => {
    const user = userEvent.setup();
    const { kept } = renderMessages(conversation);
    await user.click(button("Remove part 1 of message 3"));
    expect(kept()[2]).toEqual({ role: "user", content: [text("Be brief.")] });
    await user.click(button("Restore part 1 of message 3"));
    expect(kept()[2]).toBe(thanks);
  });

  it("adds a text to a message, and a message at the end, ready to be typed", async () => {
    const user = userEvent.setup();
    const { kept } = renderMessages([question]);
    await user.click(button("Add text to message 1"));
    await waitFor(() => expect(screen.getByRole("textbox")).toHaveFocus());
    await user.keyboard("In English.");
    expect(kept()).toEqual([
      { role: "user", content: [text("Which flight is best?"), text("In English.")] },
    ]);
    await user.click(button("Add an assistant message"));
    await waitFor(() => expect(screen.getByRole("textbox", { name: "message 2" })).toHaveFocus());
    await user.keyboard("Sure.");
    expect(kept()[1]).toEqual({ role: "assistant", content: text("Sure.") });
    expect(screen.getByText("added")).toBeVisible();
  });

  it("lets the use of a tool and its result go together only", async () => {
    const user = userEvent.setup();
    const { kept } = renderMessages(toolRound);
    expect(await screen.findByText(/Uses the tool .look_up_fare_rule/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Add text to message 3" })).toBeNull();
    await user.click(button("Remove message 3"));
    expect(kept()).toEqual([question, { role: "assistant", content: [text("I look it up.")] }]);
    await user.click(button("Restore message 3"));
    expect(kept().every((message, index) => message === toolRound[index])).toBe(true);
  });

  it("shows what a tool gave back in full; addresses are text and never links", async () => {
    renderMessages(toolRound);
    expect(await screen.findByText(/Result of the tool .look_up_fare_rule/)).toBeVisible();
    expect(screen.getByText("failed")).toBeVisible();
    expect(screen.getByText("https://fares.example/flex")).toBeVisible();
    expect(screen.getByText("FLEX: any time")).toBeVisible();
    expect(screen.getByText(/"refundable": true/)).toBeVisible();
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });

  it("edits what a tool is given, as JSON, and says what its schema does not take", async () => {
    const user = userEvent.setup();
    const tools = [
      {
        name: "look_up_fare_rule",
        inputSchema: { type: "object", properties: { fare: { type: "string", minLength: 3 } } },
      },
    ];
    const { kept } = renderMessages(toolRound, { tools });
    await user.click(await screen.findByRole("button", { name: "Edit part 2 of message 2" }));
    const area = screen.getByRole("textbox", { name: "part 2 of message 2" });
    await user.clear(area);
    expect(kept()[1]).toBe(toolRound[1]);
    await user.keyboard("{Escape}");
    await waitFor(() => expect(area).toHaveFocus());
    expect(area).toBeInvalid();
    await user.type(area, '{{"fare": "F"}');
    expect(kept()[1]).toMatchObject({ content: [{}, { input: { fare: "F" } }] });
    expect(await screen.findByText(/fare.*at least 3 characters/)).toBeVisible();
    await user.keyboard("{Escape}");
    expect(screen.getByText(/"fare": "F"/)).toBeVisible();
  });

  it("edits what a tool gave back as data, marks it and takes it back", async () => {
    const user = userEvent.setup();
    const { kept } = renderMessages(toolRound);
    await user.click(await screen.findByText(/"refundable": true/));
    const area = screen.getByRole("textbox", { name: "message 3" });
    await waitFor(() => expect(area).toHaveFocus());
    await user.clear(area);
    await user.type(area, '{{"refundable": "unknown"}');
    expect(kept()[2]).toMatchObject({
      content: [{ toolUseId: "u1", structuredContent: { refundable: "unknown" } }],
    });
    await user.keyboard("{Escape}");
    await user.click(button("Changed: message 3"));
    await user.click(button("Undo the changes in message 3"));
    expect(kept()[2]).toBe(toolRound[2]);
  });

  it("makes hidden characters visible, and shows them beside the editor, too", async () => {
    const user = userEvent.setup();
    renderMessages([{ role: "user", content: text("Approve\u202eevorppa\u2069 this") }]);
    expect(await screen.findAllByText(/RLO/)).not.toHaveLength(0);
    await user.click(button("Edit message 1"));
    expect(await screen.findByText("Hidden characters in this text:")).toBeVisible();
    expect(screen.getAllByText(/RLO/)).not.toHaveLength(0);
  });

  it("folds a text that is very long, and shows all of it on demand", async () => {
    const user = userEvent.setup();
    const long = `${"A flight. ".repeat(2_000)}The end.`;
    renderMessages([{ role: "user", content: text(long) }]);
    expect(screen.queryByText(/The end\./)).not.toBeInTheDocument();
    await user.click(button("Show all 20,008 characters"));
    expect(screen.getByRole("group", { name: "message 1" }).textContent).toContain(long);
    await waitFor(() => expect(button("Show less")).toHaveFocus());
  });

  it("shows what is of an unknown kind, or comes along, as data", async () => {
    const user = userEvent.setup();
    const block = { type: "video", data: "AAAA", __proto__: null };
    // What no revision knows yet is refused before it gets here, unless a host shows it by itself.
    const odd = { role: "user", content: block, _meta: { trace: "t1" } } as never;
    renderMessages([odd]);
    expect(await screen.findByText(/unknown kind \(.video.\)/)).toBeVisible();
    expect(screen.getByText(/"data": "AAAA"/)).toBeVisible();
    await user.click(screen.getByText("Metadata"));
    expect(await screen.findByText(/"trace": "t1"/)).toBeVisible();
  });

  it("offers nothing to edit where nobody takes the changes", () => {
    renderMessages(conversation, { onMessagesChange: undefined });
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it("renders each of many blocks once, however many come after it", async () => {
    const blocks = Array.from({ length: 50 }, (_, index) => text(`Part no. ${index}`));
    const removeAt = vi.fn(({ place }) => `Remove ${place}`);
    const host = createHost({ kinds: [] });
    onTestFinished(host.close);
    render(
      <HostProvider host={host} messages={{ samplingContent: { removeAt } }}>
        <SamplingMessages
          messages={[{ role: "user", content: blocks }]}
          onMessagesChange={() => {}}
        />
      </HostProvider>,
    );
    expect(
      await screen.findByRole("button", { name: "Remove part 50 of message 1" }),
    ).toBeVisible();
    // A button's name and its title.
    expect(removeAt).toHaveBeenCalledTimes(2 * blocks.length);
  });
});
