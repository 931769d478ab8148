import { renderWithHost, type WireRequest } from "@mcp-host-ui/testing";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HostPrompts } from "mcp-host-ui";
import { createHost, elicitation, roots, sampling } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { shippingAddress } from "../support/questions.js";

const questions: readonly WireRequest[] = [
  { method: "elicitation/create", params: shippingAddress },
  { method: "roots/list" },
  {
    method: "sampling/createMessage",
    params: {
      messages: [{ role: "user", content: { type: "text", text: "Which flight?" } }],
      maxTokens: 100,
    },
  },
];

/** Has the server ask beside a tool that is over at once; resolves to what the server gets. */
async function askBeside(question: WireRequest) {
  const host = createHost({
    kinds: [
      elicitation(),
      roots({ initial: ["/work"] }),
      sampling({ generate: async () => ({ content: "The first.", model: "test" }) }),
    ],
    storage: false,
  });
  const rendered = await renderWithHost(<HostPrompts />, { host });
  onTestFinished(rendered.close);
  let received: Promise<Record<string, unknown>> | undefined;
  const call = rendered.server.call(
    async (ask) => {
      received = ask({ question });
      received.catch(() => {});
      await screen.findByText(/Possibly for .*book_trip/);
    },
    { name: "book_trip" },
  );
  return { call, received: () => received, user: userEvent.setup() };
}

const over = "The task has finished. You can still answer.";

describe("the purpose of a question", () => {
  it("is the title of the call, which the host app knows", async () => {
    const rendered = await renderWithHost(<HostPrompts />);
    onTestFinished(rendered.close);
    const call = rendered.server.call(
      (ask) => ask({ question: { method: "elicitation/create", params: shippingAddress } }),
      { name: "tool-1", title: "Book the Barcelona vacation" },
    );
    expect(await screen.findByText(/Book the Barcelona vacation/)).toBeVisible();
    expect(screen.queryByText(/tool-1/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Decline" }));
    await expect(call).resolves.toBeDefined();
  });

  it("is said to be missing where the server gave no reason", async () => {
    const rendered = await renderWithHost(<HostPrompts />);
    onTestFinished(rendered.close);
    const { answer } = rendered.server.elicit({ ...shippingAddress, message: "" });
    expect(await screen.findByText(/^\W*Travel Booking\W* gave no reason\.$/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Decline" }));
    await expect(answer).resolves.toEqual({ action: "decline" });
  });
});

describe("PromptCall", () => {
  it.each(questions)("says of $method that what may have asked is over", async (question) => {
    const { call } = await askBeside(question);
    await call;
    const dialog = await screen.findByRole("dialog");
    expect(await within(dialog).findByText(over)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Stop task" })).toBeNull();
  });

  it("lets the person answer all the same", async () => {
    const { call, received, user } = await askBeside({
      method: "elicitation/create",
      params: shippingAddress,
    });
    await user.type(await screen.findByRole("textbox", { name: "City" }), "Lis");
    await call;
    await screen.findByText(over);
    await user.type(screen.getByRole("textbox", { name: "City" }), "bon");
    await user.click(screen.getByRole("button", { name: "Send" }));
    expect(await received()).toMatchObject({
      question: { action: "accept", content: { city: "Lisbon" } },
    });
  });
});
