import { type RenderWithHostOptions, renderWithHost } from "@mcp-host-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HostPrompts } from "mcp-host-ui";
import { createInspector } from "mcp-host-ui/safety";
import { describe, expect, it, onTestFinished } from "vitest";
import { armed } from "../../../support/armed.js";
import { unlock } from "../../../support/unlock.js";

async function ask(properties: object, options: RenderWithHostOptions & { message?: string } = {}) {
  const { message = "A question", ...rest } = options;
  const rendered = await renderWithHost(<HostPrompts />, rest);
  onTestFinished(rendered.close);
  const { answer } = rendered.server.elicit({
    message,
    requestedSchema: { type: "object", properties },
  });
  const dialog = within(await screen.findByRole("dialog"));
  const user = userEvent.setup();
  const press = (name: string) => user.click(dialog.getByRole("button", { name }));
  return { ...rendered, answer, dialog, user, press };
}

const signIn = {
  user: { type: "string", title: "User name" },
  secret: { type: "string", title: "Your password" },
};

describe("a form that asks for a secret", () => {
  it("warns beside the field and hides what is typed there", async () => {
    const { dialog, user, press } = await ask(signIn);
    await unlock(user);
    const field = dialog.getByLabelText("Your password");
    await waitFor(() => expect(field).toHaveAccessibleDescription(/seems to ask for a password/));
    expect(field).toHaveAttribute("type", "password");
    expect(field).toHaveAttribute("autocomplete", "new-password");
    expect(field).not.toHaveAttribute("name");
    expect(dialog.getByLabelText("User name")).not.toHaveAccessibleDescription(/password/);

    await user.type(field, "hunter2");
    await press("Show");
    expect(field).toHaveAttribute("type", "text");
    expect(field).toHaveValue("hunter2");
  });

  it("asks a second time before it sends the secret", async () => {
    const { server, answer, dialog, user, press } = await ask(signIn);
    await unlock(user);
    await user.type(dialog.getByLabelText("Your password"), "hunter2");
    await press("Send anyway…");

    const step = await dialog.findByRole("group", { name: /Send a secret to .*Travel Booking/ });
    await waitFor(() => expect(within(step).getByText("Hidden")).toBeVisible());
    expect(within(step).queryByText("hunter2")).not.toBeInTheDocument();
    expect(server.received).toEqual([]);

    await press("Go back");
    expect(dialog.getByLabelText("Your password")).toHaveValue("hunter2");
    await press("Send anyway…");
    await user.click(await dialog.findByRole("button", { name: "Send it anyway" }));
    await expect(answer).resolves.toEqual({ action: "accept", content: { secret: "hunter2" } });
  });

  it("ignores a second press that comes too early", async () => {
    const armAfter = 1_500;
    const { server, answer, dialog, user, press } = await ask(signIn, { safety: { armAfter } });
    await armed(armAfter);
    await unlock(user);
    await user.type(dialog.getByLabelText("Your password"), "hunter2");
    await press("Send anyway…");
    const again = await dialog.findByText("Send it anyway");
    await user.click(again);
    expect(server.received).toEqual([]);
    await armed(armAfter);
    await user.click(again);
    await expect(answer).resolves.toMatchObject({ content: { secret: "hunter2" } });
  });

  it("keeps the secret out of drafts, and everything else in them", async () => {
    const { host, dialog, user } = await ask(signIn);
    await unlock(user);
    await user.type(dialog.getByLabelText("Your password"), "hunter2");
    await user.type(dialog.getByLabelText("User name"), "ada");
    const [question] = host.getState().open;
    await waitFor(() => expect(host.read(`draft:${question?.id}`)).toEqual({ user: "ada" }));
  });

  it("forgets a secret that an older draft holds", async () => {
    const rendered = await renderWithHost(<p>Nothing yet</p>);
    onTestFinished(rendered.close);
    const { host, server } = rendered;
    server.elicit({
      message: "A question",
      requestedSchema: { type: "object", properties: signIn },
    });
    await waitFor(() => expect(host.getState().open).toHaveLength(1));
    const id = host.getState().open[0]?.id ?? "";
    await host.send({ type: "saveDraft", id, draft: { user: "ada", secret: "hunter2" } });

    rendered.rerender(<HostPrompts />);
    const dialog = within(await screen.findByRole("dialog"));
    await unlock(userEvent.setup());
    await waitFor(() => expect(dialog.getByLabelText("Your password")).toHaveValue(""));
    expect(dialog.getByLabelText("User name")).toHaveValue("ada");
    await waitFor(() => expect(host.read(`draft:${id}`)).toEqual({ user: "ada" }));
  });

  it("shows no secret once its question is over", async () => {
    const rendered = await ask(signIn);
    const { dialog, user, server } = rendered;
    await user.type(dialog.getByLabelText("User name"), "ada");
    await unlock(user);
    await user.type(dialog.getByLabelText("Your password"), "hunter2");
    await server.close();
    await waitFor(() => expect(dialog.getByText("ada")).toBeVisible());
    expect(dialog.getByText("Hidden")).toBeVisible();
    expect(dialog.queryByText("hunter2")).not.toBeInTheDocument();
  });

  it.each([
    ["requirePassword", { type: "boolean", title: "Require a password" }],
    ["maxTokens", { type: "integer", title: "Max tokens" }],
    ["pin", { type: "string", title: "Postal PIN code" }],
    ["tokenizedRent", { type: "string", title: "Tokenized rent" }],
  ])("stays quiet about %s", async (name, property) => {
    let found: readonly unknown[] | undefined;
    const inspector = createInspector();
    const { dialog, answer, press } = await ask(
      { [name]: property },
      {
        safety: {
          inspector: {
            ...inspector,
            async inspectFields(...form) {
              const findings = await inspector.inspectFields(...form);
              found = findings;
              return findings;
            },
          },
        },
      },
    );
    await waitFor(() => expect(found).toEqual([]));
    expect(dialog.queryByText(/Servers must not ask/)).not.toBeInTheDocument();
    await press("type" in property && property.type === "boolean" ? "No" : "Send");
    await expect(answer).resolves.toMatchObject({ action: "accept" });
  });

  it("says so where it cannot be checked, and still lets the person answer", async () => {
    const inspector = {
      ...createInspector(),
      inspectFields: () => Promise.reject(new Error("offline")),
    };
    const { dialog, answer, user, press } = await ask(signIn, { safety: { inspector } });
    expect(await dialog.findByText(/couldn’t be checked/)).toBeVisible();
    // What nobody could judge counts as secret.
    expect(dialog.getByLabelText("User name")).toHaveAttribute("type", "password");
    await user.type(dialog.getByLabelText("User name"), "ada");
    await press("Send");
    expect(await dialog.findByRole("group", { name: /Send a secret to/ })).toBeVisible();
    await press("Send it anyway");
    await expect(answer).resolves.toEqual({ action: "accept", content: { user: "ada" } });
  });

  it("takes the host's judgement in place of the library's", async () => {
    const inspector = createInspector({ revise: () => undefined });
    const { dialog, answer, user, press } = await ask(signIn, { safety: { inspector } });
    await user.type(dialog.getByLabelText("Your password"), "hunter2");
    await press("Send");
    await expect(answer).resolves.toMatchObject({ content: { secret: "hunter2" } });
  });
});

describe("the review before sending", () => {
  const booking = {
    city: { type: "string", title: "City" },
    seat: { type: "string", title: "Seat", default: "window" },
    bags: { type: "integer", title: "Bags", default: 1 },
    insured: { type: "boolean", title: "Insurance", default: false },
  };

  it("shows what the server then receives, and what differs from its suggestions", async () => {
    const { dialog, user, press, answer } = await ask(booking);
    await user.type(dialog.getByLabelText("City"), "Lisbon");
    await user.clear(dialog.getByLabelText("Seat"));
    await user.type(dialog.getByLabelText("Seat"), "aisle");
    await press("Review before sending");

    const step = within(
      await dialog.findByRole("group", { name: /This is what .*Travel Booking.* will get/ }),
    );
    await step.findByText("Lisbon");
    const shown = step
      .getAllByRole("term")
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(shown).toEqual([
      ["City", "Lisbon"],
      ["Seat", expect.stringMatching(/^aislechangedThe server suggested .window.$/)],
      ["Bags", "1"],
      ["Insurance", "No"],
    ]);
    await user.click(step.getByRole("button", { name: "Send" }));
    await expect(answer).resolves.toEqual({
      action: "accept",
      content: { city: "Lisbon", seat: "aisle", bags: 1, insured: false },
    });
  });

  it.each([
    ["always", true],
    ["findings", false],
    ["never", false],
  ] as const)("comes before every answer, or not, under %s", async (review, comes) => {
    const { dialog, press, answer } = await ask(booking, { safety: { review } });
    await press("Send");
    if (comes) {
      const step = within(await dialog.findByRole("group", { name: /will get/ }));
      await userEvent.click(step.getByRole("button", { name: "Send" }));
    }
    await expect(answer).resolves.toEqual({
      action: "accept",
      content: { seat: "window", bags: 1, insured: false },
    });
    expect(screen.queryByRole("button", { name: "Review before sending" })).toBeNull();
  });

  it("comes where something was found, and asks about a secret even where the host wants none", async () => {
    const { dialog, user, press } = await ask(signIn, { safety: { review: "never" } });
    await unlock(user);
    await user.type(dialog.getByLabelText("Your password"), "hunter2");
    await press("Send anyway…");
    expect(await dialog.findByRole("button", { name: "Send it anyway" })).toBeVisible();
  });

  it("comes where a secret was asked for and is not given, and offers to decline first", async () => {
    const { dialog, user, press, answer } = await ask(signIn);
    await dialog.findByText("Don’t enter a password here");
    await user.type(dialog.getByLabelText("User name"), "ada");
    await press("Send anyway…");
    const step = within(await dialog.findByRole("group", { name: /will get/ }));
    expect(step.getByRole("button", { name: "Decline" })).toHaveAttribute("data-weight", "main");
    await user.click(step.getByRole("button", { name: "Send it anyway" }));
    await expect(answer).resolves.toEqual({ action: "accept", content: { user: "ada" } });
  });

  it("gives way to the question whether to leave", async () => {
    const { dialog, user, press, answer } = await ask(booking);
    await user.type(dialog.getByLabelText("City"), "Lisbon");
    await press("Review before sending");
    await dialog.findByRole("group", { name: /will get/ });
    await user.keyboard("{Escape}");
    await press("Keep editing");
    expect(dialog.getByLabelText("City")).toHaveValue("Lisbon");
    await press("Send");
    await expect(answer).resolves.toMatchObject({ content: { city: "Lisbon" } });
  });
});
