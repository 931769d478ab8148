import { ElicitationCard, ElicitationControlsProvider, HostPrompts } from "mcp-host-ui";
import { type ComponentType, useState } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  PlainField,
  Questions as PlainQuestions,
} from "../../../stories/pages/samples/OwnInputs.js";
import { MuiField } from "../../../stories/pages/samples/OwnMui.js";
import { ShadcnField } from "../../../stories/pages/samples/OwnShadcn.js";
import { booking, contact, dishonestForm, everyKind } from "../../../stories/support/requests.js";
import { mountHost } from "../components/mountHost.js";
import "../../../stories/own-forms/ownInputs.css";
import "../../../stories/own-forms/shadcn.css";
import "../../../stories/theming/shadcn.css";

/** Each documented field, and the app that shows it. */
const libraries = [
  ["plain inputs", PlainField, PlainQuestions],
  ["shadcn/ui", ShadcnField, () => <Prompts Field={ShadcnField} />],
  ["MUI", MuiField, () => <Prompts Field={MuiField} />],
] as const;

function Prompts({ Field }: { Field: ComponentType }) {
  return (
    <ElicitationControlsProvider fieldContent={Field}>
      <HostPrompts />
    </ElicitationControlsProvider>
  );
}

const choose = (name: string, option: string) =>
  userEvent.selectOptions(page.getByRole("combobox", { name }), option);

describe.each(libraries)("the documented form of %s", (_, Field, Questions) => {
  const open = async (request: object, ui = <Questions />) => {
    const { host, server } = await mountHost(ui, { safety: { armAfter: 0 } });
    const { answer } = server.elicit(request);
    const send = page.getByRole("button", { name: /^Send(?: anyway…)?$/ });
    await expect.element(send).toBeVisible();
    return { host, server, answer, send };
  };

  it("answers the travel booking", async () => {
    const { answer, send } = await open(booking);
    await page.getByRole("checkbox", { name: "Confirm booking" }).click();
    await choose("Seat preference", "aisle");
    await choose("Room type", "garden view");
    await send.click();
    await expect(answer).resolves.toEqual({
      action: "accept",
      content: {
        confirmBooking: true,
        seatPreference: "aisle",
        roomType: "garden view",
        travelInsurance: false,
      },
    });
  });

  it("gives its rows the whole line", async () => {
    await open(booking);
    const seat = page.getByRole("combobox", { name: "Seat preference" }).element();
    const field = seat.closest("[data-control=own]");
    expect(field?.clientWidth).toBeGreaterThan(0);
    expect(seat.getBoundingClientRect().width).toBe(field?.clientWidth);
  });

  it("has each id once", async () => {
    await open(everyKind);
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(10);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it("says what is wrong at the field, focuses it, and sends once that is mended", async () => {
    const { server, answer, send } = await open(contact);
    const name = page.getByRole("textbox", { name: "Name" });
    const email = page.getByRole("textbox", { name: "Email" });
    await email.fill("ada at example");
    await send.click();
    await expect.element(page.getByRole("alert")).toBeVisible();
    await expect.element(name).toHaveFocus();
    await expect.element(name).toBeInvalid();
    await expect.element(email).toHaveAccessibleDescription(/address/);
    await page.getByRole("button", { name: /Email/ }).click();
    await expect.element(email).toHaveFocus();
    expect(server.received).toEqual([]);
    await name.fill("Ada");
    await email.fill("ada@example.com");
    await expect.element(email).toBeValid();
    await send.click();
    const content = { name: "Ada", email: "ada@example.com" };
    await expect(answer).resolves.toEqual({ action: "accept", content });
  });

  it("warns of a secret, hides it, and shows what would leave before it does", async () => {
    const { host, server, answer, send } = await open(dishonestForm);
    const secret = page.getByLabelText(/^Your pass/);
    await expect.element(secret).toHaveAttribute("type", "password");
    await expect.element(secret).toHaveAccessibleDescription(/password/i);
    await page.getByRole("textbox", { name: "User name" }).fill("ada");
    await secret.fill("hunter2");
    await send.click();
    const confirm = page.getByRole("button", { name: "Send it anyway" });
    await expect.element(confirm).toBeVisible();
    expect(server.received).toEqual([]);
    const [question] = host.getState().open;
    await expect.poll(() => host.read(`draft:${question?.id}`)).toEqual({ user: "ada" });
    await confirm.click();
    const content = { user: "ada", passw0rd: "hunter2" };
    await expect(answer).resolves.toEqual({ action: "accept", content });
  });

  it("brings back what was typed when it is shown again", async () => {
    function App() {
      const [isShown, show] = useState(true);
      return (
        <>
          <button type="button" onClick={() => show(!isShown)}>
            Chat
          </button>
          {isShown && (
            <ElicitationControlsProvider fieldContent={Field}>
              <ElicitationCard />
            </ElicitationControlsProvider>
          )}
        </>
      );
    }
    const { answer, send } = await open(contact, <App />);
    const name = page.getByRole("textbox", { name: "Name" });
    await name.fill("Ada");
    await page.getByRole("button", { name: "Chat" }).click();
    await expect.element(name).not.toBeInTheDocument();
    await page.getByRole("button", { name: "Chat" }).click();
    await expect.element(name).toHaveValue("Ada");
    await page.getByRole("textbox", { name: "Email" }).fill("ada@example.com");
    await send.click();
    const content = { name: "Ada", email: "ada@example.com" };
    await expect(answer).resolves.toEqual({ action: "accept", content });
  });
});

describe("the documented form of shadcn/ui", () => {
  it("has the looks that Tailwind compiles from its classes", async () => {
    const { server } = await mountHost(<Prompts Field={ShadcnField} />, {
      safety: { armAfter: 0 },
    });
    void server.elicit(contact).answer.catch(() => undefined);
    const name = page.getByRole("textbox", { name: "Name" });
    await expect.element(name).toBeVisible();
    const { height, borderTopWidth, borderTopLeftRadius } = getComputedStyle(name.element());
    expect({ height, borderTopWidth, borderTopLeftRadius }).toEqual({
      height: "36px",
      borderTopWidth: "1px",
      borderTopLeftRadius: "8px",
    });
  });
});
