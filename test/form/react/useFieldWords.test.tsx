import { type RenderWithHostOptions, renderWithHost } from "@mcp-host-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import {
  ElicitationCard,
  ElicitationControlsProvider,
  type ElicitationForm,
  HostPrompts,
  useElicitations,
} from "mcp-host-ui";
import type { ReactNode } from "react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { OwnForm, Questions } from "../../../stories/pages/samples/OwnWords.tsx";
import { contact } from "../../../stories/support/requests.ts";
import { armed } from "../../support/armed.js";

type Words = ElicitationForm.FieldWords;

/** Has a real server ask, and resolves to what a person and the server do next. */
async function ask(ui: ReactNode, asked: object = contact, options: RenderWithHostOptions = {}) {
  const user = userEvent.setup();
  const rendered = await renderWithHost(ui, options);
  onTestFinished(rendered.close);
  const { answer } = rendered.server.elicit(asked);
  const button = (name: string | RegExp) => screen.findByRole("button", { name });
  const press = async (name: string | RegExp) => {
    await button(name);
    await armed(0);
    await user.click(await button(name));
  };
  return { ...rendered, answer, user, press };
}

const inCard = (fieldWords: Words) => (
  <ElicitationControlsProvider fieldWords={fieldWords}>
    <ElicitationCard />
  </ElicitationControlsProvider>
);

function OwnForms(): ReactNode {
  const { open } = useElicitations();
  return open.map(
    (asked) => asked.mode === "form" && <OwnForm key={asked.id} elicitation={asked} />,
  );
}

const box = (name: string) => screen.findByRole("textbox", { name });

describe.each([
  ["prompts, cards and forms", <Questions key="it" />],
  ["a form without any part of ours", <OwnForms key="it" />],
])("an app's own words for one field, in %s", (_place, ui) => {
  it("name it, hint at it, and say why the app does not send it", async () => {
    const { user, press, answer, server } = await ask(ui);
    const email = await box("Work e-mail");
    expect(email).toHaveAccessibleDescription(/Your address at example\.com\./);
    await user.type(await box("Name"), "Ada");
    await press("Send");
    await waitFor(() => expect(email).toHaveAccessibleDescription(/We need it for the invoice\./));

    await user.type(email, "ada@");
    await waitFor(() => expect(email).toHaveAccessibleDescription(/Enter an e-mail address/));
    await user.type(email, "elsewhere.example");
    await waitFor(() => expect(email).toHaveAccessibleDescription(/That is no address of ours\./));
    await press("Send");

    await user.clear(email);
    await user.type(email, "ada@example.com");
    await waitFor(() => expect(email).toBeValid());
    expect(email).not.toHaveAccessibleDescription(/address of ours/);
    await press("Send");
    const content = { name: "Ada", email: "ada@example.com" };
    await expect(answer).resolves.toEqual({ action: "accept", content });
    expect(server.received).toHaveLength(1);
  });
});

const noAda: Words = {
  label: ({ name }) => (name === "name" ? "Traveller" : undefined),
  validate: ({ name }, value) => (name === "name" && value === "Ada" ? "Not Ada." : undefined),
};

describe("a check of the app's own", () => {
  it("is asked about what the schema allows alone, and after a failed attempt about the field that changes", async () => {
    const validate = vi.fn<NonNullable<Words["validate"]>>(({ name }, value) =>
      name === "phone" && value === undefined ? "We have to call you." : undefined,
    );
    const { user, press, answer } = await ask(inCard({ validate }));
    await user.type(await box("Name"), "Ada");
    expect(validate).not.toHaveBeenCalled();
    await press("Send");
    const phone = await box("Phone");
    await waitFor(() => expect(phone).toHaveAccessibleDescription(/We have to call you\./));
    // The e-mail address is missing, which the server's schema forbids.
    expect(validate.mock.calls.map(([{ name }, value]) => [name, value])).toEqual([
      ["name", "Ada"],
      ["phone", undefined],
    ]);
    expect(validate.mock.calls[0]?.[2]).toMatchObject({ session: "travel", request: contact });

    validate.mockClear();
    await user.type(phone, "1");
    await waitFor(() => expect(phone).toBeValid());
    expect(validate.mock.calls.map(([{ name }, value]) => [name, value])).toEqual([["phone", "1"]]);
    await user.type(await box("Email"), "ada@example.com");
    await press("Send");
    const content = { name: "Ada", email: "ada@example.com", phone: "1" };
    await expect(answer).resolves.toEqual({ action: "accept", content });
  });

  it("allows nothing that the schema refuses", async () => {
    const { press, server } = await ask(
      inCard({ validate: () => undefined, issue: () => undefined }),
    );
    await press("Send");
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Name" })).toBeInvalid());
    expect(server.received).toEqual([]);
  });

  it("holds for the review, which shows the app's label too", async () => {
    const { user, press, answer } = await ask(inCard(noAda));
    const name = await box("Traveller");
    await user.type(name, "Ada");
    await user.type(await box("Email"), "ada@example.com");
    await press(/^Review/);
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Not Ada\./));
    expect(screen.getByRole("button", { name: /Traveller.*Not Ada/ })).toBeVisible();
    await user.type(name, " L.");
    await press(/^Review/);
    const review = await screen.findByRole("group", { name: /Travel Booking/ });
    expect(within(review).getByText("Traveller")).toBeVisible();
    await press(/^Send/);
    const content = { name: "Ada L.", email: "ada@example.com" };
    await expect(answer).resolves.toEqual({ action: "accept", content });
  });

  it("names the field in what was sent", async () => {
    const { user, press, answer } = await ask(
      <ElicitationControlsProvider fieldWords={noAda}>
        <HostPrompts />
      </ElicitationControlsProvider>,
      contact,
      { bars: { showSent: 60_000 } },
    );
    await user.type(await box("Traveller"), "Grace");
    await user.type(await box("Email"), "grace@example.com");
    await press("Send");
    await expect(answer).resolves.toMatchObject({ action: "accept" });
    await press("Show all");
    expect(screen.getByText("Traveller")).toBeVisible();
  });

  it("holds for a yes or no that two buttons answer", async () => {
    const hold = {
      message: "Shall we hold the seats?",
      requestedSchema: {
        type: "object",
        properties: { hold: { type: "boolean", title: "Hold the seats" } },
        required: ["hold"],
      },
    };
    const validate: Words["validate"] = (_, value) => (value ? "You may not book." : undefined);
    const { press, answer, server } = await ask(inCard({ validate }), hold);
    await press("Yes");
    await screen.findByRole("button", { name: /Hold the seats.*You may not book\./ });
    expect(server.received).toEqual([]);
    await press("No");
    await expect(answer).resolves.toEqual({ action: "accept", content: { hold: false } });
  });

  it("holds nothing back by accident: what it throws is reported, and the answer stays", async () => {
    const onError = vi.fn();
    let isDown = true;
    const validate: Words["validate"] = async ({ name }) => {
      if (name === "email" && isDown) throw new Error("The directory is down.");
      return undefined;
    };
    const { user, press, answer, server } = await ask(inCard({ validate }), contact, {
      custom: { onError },
    });
    await user.type(await box("Name"), "Ada");
    const email = await box("Email");
    await user.type(email, "ada@example.com");
    await press("Send");
    await waitFor(() => expect(email).toHaveAccessibleDescription(/couldn’t be checked/));
    expect(onError).toHaveBeenCalledWith(new Error("The directory is down."));
    expect(server.received).toEqual([]);
    isDown = false;
    await press("Send");
    await expect(answer).resolves.toMatchObject({ action: "accept" });
  });

  it("takes its time, and is left at once by whoever declines", async () => {
    const { user, press, answer } = await ask(inCard({ validate: () => new Promise(() => {}) }));
    await user.type(await box("Name"), "Ada");
    await user.type(await box("Email"), "ada@example.com");
    await press("Send");
    await press("Decline");
    // What was typed is asked about.
    await press("Decline");
    await expect(answer).resolves.toMatchObject({ action: "decline" });
  });
});
