import { renderWithHost } from "@mcp-host-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HostPrompts } from "mcp-host-ui";
import { describe, expect, it, onTestFinished } from "vitest";

const zeroWidth = "\u200b";
const override = "\u202e";
const tags = "\u{e0069}\u{e0067}\u{e006e}\u{e006f}\u{e0072}\u{e0065}";

async function ask(message: string, properties: object) {
  const { server, close } = await renderWithHost(<HostPrompts />);
  onTestFinished(close);
  const { answer } = server.elicit({
    message,
    requestedSchema: { type: "object", properties },
  });
  const dialog = within(await screen.findByRole("dialog"));
  return { answer, dialog, user: userEvent.setup() };
}

const marked = (text: RegExp) =>
  screen.findByText((_, element) => element?.tagName === "MARK" && text.test(element.textContent));

describe("ServerText", () => {
  it.each([
    ["the message", `Pay${zeroWidth}ment`, {}, /ZWSP/],
    ["a title", "A question", { a: { type: "string", title: `Ci${zeroWidth}ty` } }, /ZWSP/],
    [
      "a description",
      "A question",
      { a: { type: "string", description: `Your home${override}town` } },
      /RLO/,
    ],
    [
      "an option",
      "A question",
      {
        a: {
          type: "string",
          oneOf: [
            { const: "1", title: `One${tags}` },
            { const: "2", title: "Two" },
            { const: "3", title: "Three" },
            { const: "4", title: "Four" },
          ],
        },
      },
      /ignore/,
    ],
  ])("shows in place what is hidden in %s", async (_, message, properties, name) => {
    await ask(message, properties);
    const mark = await marked(name);
    expect(mark).toBeVisible();
    expect(mark).toHaveTextContent(/^hidden characters/);
    expect(document.body.textContent).not.toMatch(/[\u200b\u202e\u{e0000}-\u{e007f}]/u);
  });

  it("leaves the button that declines where a press finds it when danger is found meanwhile", async () => {
    const { dialog, answer, user } = await ask(`Pay${override}ment`, {});
    const block = () => dialog.queryByRole("button", { name: "Block server" });
    const decline = dialog.getByRole("button", { name: "Decline" });
    expect(block()).not.toBeInTheDocument();
    await waitFor(() => expect(block()).toBeInTheDocument());
    await user.click(decline);
    await expect(answer).resolves.toEqual({ action: "decline" });
  });

  it("says at the top of the form that something is hidden in it, and asks to look it over", async () => {
    const { dialog, user, answer } = await ask("A question", {
      a: { type: "string", title: `Ci${zeroWidth}ty` },
    });
    expect(await dialog.findByText(/invisible characters that can hide words/)).toBeVisible();
    await user.type(dialog.getByRole("textbox"), "Lisbon");
    await user.click(dialog.getByRole("button", { name: "Send" }));
    const step = within(await dialog.findByRole("group", { name: /will get/ }));
    await user.click(step.getByRole("button", { name: "Send" }));
    await expect(answer).resolves.toEqual({ action: "accept", content: { a: "Lisbon" } });
  });

  it.each([
    ["title", { title: `Jour${zeroWidth}ney` }],
    ["description", { description: `Jour${zeroWidth}ney` }],
    ["unread keyword", { "x-note": { deep: [`Jour${zeroWidth}ney`] } }],
  ])(
    "says that something is hidden in the form's own %s, though that is not shown",
    async (_, root) => {
      const { server, close } = await renderWithHost(<HostPrompts />);
      onTestFinished(close);
      server.elicit({
        message: "A question",
        requestedSchema: { type: "object", properties: { a: { type: "string" } }, ...root },
      });
      const dialog = within(await screen.findByRole("dialog"));
      expect(await dialog.findByText(/invisible characters that can hide words/)).toBeVisible();
      expect(dialog.queryByText(/Jour/)).toBeNull();
    },
  );

  it("puts a sign in place of what is hidden where only text can stand", async () => {
    const options = ["a", "b", "c", "d", "e", "f", `g${zeroWidth}h`];
    const { dialog, user, answer } = await ask("A question", {
      a: { type: "string", enum: options },
    });
    const option = await dialog.findByRole("option", { name: "g\ufffdh" });
    await user.selectOptions(dialog.getByRole("combobox"), option);
    await user.click(dialog.getByRole("button", { name: "Send" }));
    const step = within(await dialog.findByRole("group", { name: /will get/ }));
    await user.click(step.getByRole("button", { name: "Send" }));
    await expect(answer).resolves.toEqual({ action: "accept", content: { a: options[6] } });
  });

  it.each([
    ["emoji", "👩‍🚀 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿"],
    ["Persian joiners", "می‌خواهم"],
    ["right-to-left text", "مرحبا בעולם"],
    ["several lines", "One\nTwo\n\nThree"],
  ])("leaves %s as they are", async (_, text) => {
    const { dialog } = await ask(text, {});
    await waitFor(() =>
      expect(
        dialog.getByText(
          (_, element) => element?.tagName === "BDI" && element.textContent === text,
        ),
      ).toBeVisible(),
    );
    expect(document.querySelector("mark")).toBeNull();
  });
});
