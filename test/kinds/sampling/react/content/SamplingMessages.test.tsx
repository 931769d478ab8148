import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { SamplingMessage } from "../../../../../src/kinds/sampling/core/protocol/samplingMessage.js";
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

  it("edits a text in a text area, which Escape closes", async () => {
    const user = userEvent.setup();
    const { kept } = renderMessages(conversation);
    await user.click(button("Edit message 2"));
    const area = await screen.findByRole("textbox", { name: "message 2" });
    expect(area).toHaveFocus();
    await user.keyboard(" Or the 11:05.");
    expect(kept()[1]).toEqual({ role: "assistant", content: text("The 9:40. Or the 11:05.") });
    expect([kept()[0] === question, kept()[2] === thanks]).toEqual([true, true]);
    await user.keyboard("{Escape}");
    expect(area).not.toBeInTheDocument();
    expect(button("Edit message 2")).toHaveFocus();
    expect(screen.getByText("The 9:40. Or the 11:05.")).toBeVisible();
  });

  it("keeps the line ends of a text from Windows", async () => {
    const user = userEvent.setup();
    const { kept } = renderMessages([{ role: "user", content: text("Fly.\r\nOr walk.") }]);
    await user.click(button("Edit message 1"));
    await user.type(screen.getByRole("textbox"), "{Enter}Or swim.");
    expect(kept()[0]?.content).toEqual(text("Fly.\r\nOr walk.\r\nOr swim."));
  });

  it("removes a message, and one part of a message", async () => {
    const user = userEvent.setup();
    const { kept } = renderMessages(conversation);
    await user.click(button("Remove message 2"));
    expect(kept()).toEqual([question, thanks]);
    await user.click(button("Remove part 1 of message 2"));
    expect(kept()[1]).toEqual({ role: "user", content: [text("Be brief.")] });
  });

  it("moves no open text area to another message", async () => {
    const user = userEvent.setup();
    renderMessages(conversation);
    await user.click(button("Edit message 2"));
    await user.click(button("Remove message 1"));
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  });

  it("never removes the use of a tool or its result", async () => {
    renderMessages(toolRound);
    expect(await screen.findByText(/Uses the tool .look_up_fare_rule/)).toBeVisible();
    const removing = screen.getAllByRole("button", { name: /^Remove/ });
    expect(removing.map(({ title }) => title)).toEqual([
      "Remove message 1",
      "Remove part 1 of message 2",
    ]);
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
    expect(area).toHaveFocus();
    expect(area).toBeInvalid();
    await user.type(area, '{{"fare": "F"}');
    expect(kept()[1]).toMatchObject({ content: [{}, { input: { fare: "F" } }] });
    expect(await screen.findByText(/fare.*at least 3 characters/)).toBeVisible();
    await user.keyboard("{Escape}");
    expect(screen.getByText(/"fare": "F"/)).toBeVisible();
  });

  it("edits what a tool gave back as data", async () => {
    const user = userEvent.setup();
    const { kept } = renderMessages(toolRound);
    const edits = await screen.findAllByRole("button", { name: "Edit message 3" });
    await user.click(edits.at(-1) ?? document.body);
    const area = screen.getByRole("textbox", { name: "message 3" });
    await user.clear(area);
    await user.type(area, '{{"refundable": "unknown"}');
    expect(kept()[2]).toMatchObject({
      content: [{ toolUseId: "u1", structuredContent: { refundable: "unknown" } }],
    });
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
    renderMessages(conversation, { onEdit: undefined });
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });
});
