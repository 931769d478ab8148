import { type RenderWithHostOptions, renderWithHost } from "@mcp-host-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import axe from "axe-core";
import { type Elicitation, useElicitation } from "mcp-host-ui";
import { type ComponentType, useState } from "react";
import { describe, expect, it, onTestFinished } from "vitest";
import { openWire2025 } from "../../../packages/testing/src/kit/openWire2025.js";
import { EveryField } from "../../../stories/pages/samples/EveryField.tsx";
import { Ask, Form } from "../../../stories/pages/samples/PlainForm.tsx";
import { tapped } from "../../support/tapped.js";

type SampleForm = ComponentType<{ elicitation: Elicitation.Form }>;

/** Draws the sample, and takes it away and back. */
function Drawer({ Sample }: { Sample: SampleForm }) {
  const { current } = useElicitation({ mode: "form" });
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Drawer
      </button>
      {isOpen && current && <Sample key={current.id} elicitation={current} />}
    </>
  );
}

async function ask(
  Sample: SampleForm,
  properties: object,
  required: readonly string[] = [],
  options: RenderWithHostOptions = {},
) {
  const user = userEvent.setup();
  const rendered = await renderWithHost(<Drawer Sample={Sample} />, options);
  onTestFinished(rendered.close);
  const { answer } = rendered.server.elicit({
    message: "Where to?",
    requestedSchema: { type: "object", properties, required },
  });
  answer.catch(() => {});
  await screen.findByText("Where to?");
  const press = (name: string) => user.click(screen.getByRole("button", { name }));
  return { ...rendered, user, press, answer };
}

async function expectAccessible() {
  const { violations } = await axe.run(document.body, {
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

const trip = {
  city: { type: "string", title: "City", minLength: 2 },
  nights: { type: "integer", title: "Nights" },
  start: { type: "string", title: "Start", format: "date" },
};

describe.each<[string, SampleForm]>([
  ["the form of text, numbers, and dates", Form],
  ["the form of every kind of field", EveryField],
])("%s that the guide Headless prints", (_, Sample) => {
  it("says what is wrong, focuses the first wrong field, and sends what was typed once that is right", async () => {
    const { user, server, press, answer } = await ask(Sample, trip, ["city"]);
    await user.type(await screen.findByRole("textbox", { name: "Nights" }), "x");
    await user.type(screen.getByLabelText("Start"), "2027-02-03");
    await press("Send");
    const city = screen.getByRole("textbox", { name: "City" });
    await waitFor(() => expect(city).toHaveFocus());
    expect(city).toHaveAccessibleDescription(/Answer this\./);
    const nights = screen.getByRole("textbox", { name: "Nights" });
    expect(nights).toBeInvalid();
    expect(server.received).toEqual([]);
    await expectAccessible();

    await user.type(city, "Porto");
    await user.clear(nights);
    await user.type(nights, "3");
    await press("Send");
    await expect(answer).resolves.toEqual({
      action: "accept",
      content: { city: "Porto", nights: 3, start: "2027-02-03" },
    });
  });

  it("shows the content first under the policy review: always, and sends it at the second press", async () => {
    const hostOptions = { policy: { review: "always" } as const };
    const { user, server, press, answer } = await ask(Sample, trip, [], { hostOptions });
    await user.type(await screen.findByRole("textbox", { name: "City" }), "Porto");
    await press("Send");
    await screen.findByRole("heading", { name: /Travel Booking/ });
    expect(document.body).toHaveTextContent(/City.*Porto/);
    expect(server.received).toEqual([]);
    await expectAccessible();
    await press("Send it");
    await expect(answer).resolves.toEqual({ action: "accept", content: { city: "Porto" } });
  });

  it("asks again before it sends a secret, and hides it", async () => {
    const login = { password: { type: "string", title: "Password" } };
    const { user, server, press, answer } = await ask(Sample, login);
    const password = await screen.findByLabelText("Password");
    await user.type(password, "hunter2");
    expect(password).toHaveAttribute("type", "password");
    await press("Send");
    await screen.findByRole("heading", { name: /secret/ });
    expect(document.body).not.toHaveTextContent("hunter2");
    await press("Go back");
    await press("Send");
    await screen.findByRole("heading", { name: /secret/ });
    expect(server.received).toEqual([]);
    await press("Send it");
    await expect(answer).resolves.toEqual({ action: "accept", content: { password: "hunter2" } });
  });

  it("keeps what was typed when it unmounts", async () => {
    const { user, press, answer } = await ask(Sample, trip);
    await user.type(await screen.findByRole("textbox", { name: "City" }), "Porto");
    await user.type(screen.getByRole("textbox", { name: "Nights" }), "3");
    await user.type(screen.getByLabelText("Start"), "2027-02-03");
    await press("Drawer");
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
    await press("Drawer");
    expect(await screen.findByRole("textbox", { name: "City" })).toHaveValue("Porto");
    expect(screen.getByLabelText("Start")).toHaveValue("2027-02-03");
    await press("Send");
    await expect(answer).resolves.toEqual({
      action: "accept",
      content: { city: "Porto", nights: 3, start: "2027-02-03" },
    });
  });

  it("sends a decline", async () => {
    const { press, answer } = await ask(Sample, trip);
    await press("Decline");
    await expect(answer).resolves.toEqual({ action: "decline" });
  });
});

const months = ["May", "June", "July", "August", "September", "October"];

const every = {
  wishes: { type: "string", title: "Wishes", maxLength: 2_000 },
  price: { type: "number", title: "Price" },
  pickUp: { type: "string", title: "Pick-up", format: "date-time" },
  insured: { type: "boolean", title: "Insured", default: false },
  breakfast: { type: "boolean", title: "Breakfast" },
  seat: { type: "string", title: "Seat", enum: ["window", "aisle"] },
  month: { type: "string", title: "Month", enum: months },
  tours: { type: "array", title: "Tours", items: { type: "string", enum: ["Sea", "Hills"] } },
  labels: { type: "array", title: "Labels", items: { type: "string" } },
  leader: { type: "object", title: "Leader", properties: { age: { type: "integer" } } },
};

describe("the form of every kind of field", () => {
  const wire = { server: { wire: tapped(openWire2025) } };

  it("sends an answer to each kind, and restores each", async () => {
    const { user, press, answer } = await ask(EveryField, every, ["breakfast"], wire);
    const type = async (name: string, text: string) => {
      const box = screen.getByRole("textbox", { name });
      await user.click(box);
      await user.paste(text);
    };
    await screen.findByRole("textbox", { name: "Wishes" });
    await press("Send");
    const breakfast = screen.getByRole("radiogroup", { name: "Breakfast" });
    await waitFor(() => expect(breakfast).toBeInvalid());
    expect(within(breakfast).getByRole("radio", { name: "Yes" })).toHaveFocus();
    await expectAccessible();

    await type("Wishes", "quiet\nhigh");
    await type("Price", "2.5");
    await user.type(screen.getByLabelText("Pick-up"), "2027-02-03T10:30");
    await user.click(screen.getByRole("checkbox", { name: "Insured" }));
    await user.click(within(breakfast).getByRole("radio", { name: "No" }));
    const seat = screen.getByRole("radiogroup", { name: "Seat" });
    await user.click(within(seat).getByRole("radio", { name: "aisle" }));
    await user.selectOptions(screen.getByRole("combobox", { name: "Month" }), "June");
    const tours = screen.getByRole("group", { name: "Tours" });
    await user.click(within(tours).getByRole("checkbox", { name: "Sea" }));
    await user.click(within(tours).getByRole("checkbox", { name: "Hills" }));
    await type("Labels", "red\nblue");
    await type("Leader", '{ "age": 40 }');
    await press("Drawer");
    await press("Drawer");
    expect(await screen.findByRole("radio", { name: "aisle" })).toBeChecked();
    expect(screen.getByRole("combobox", { name: "Month" })).toHaveDisplayValue("June");
    await press("Send");
    await expect(answer).resolves.toEqual({
      action: "accept",
      content: {
        wishes: "quiet\nhigh",
        price: 2.5,
        pickUp: expect.stringMatching(/^2027-02-03T10:30:00/),
        insured: true,
        breakfast: false,
        seat: "aisle",
        month: "June",
        tours: ["Sea", "Hills"],
        labels: ["red", "blue"],
        leader: { age: 40 },
      },
    });
  });

  it("clears an optional answer, and leaves it out", async () => {
    const { user, press, answer } = await ask(EveryField, { seat: every.seat, month: every.month });
    await user.click(await screen.findByRole("radio", { name: "aisle" }));
    await user.selectOptions(screen.getByRole("combobox", { name: "Month" }), "June");
    await user.click(screen.getByRole("radio", { name: "No answer" }));
    await user.selectOptions(screen.getByRole("combobox", { name: "Month" }), "No answer");
    await press("Send");
    await expect(answer).resolves.toEqual({ action: "accept", content: {} });
  });
});

it("claims forms alone, and answers one after the other", async () => {
  const user = userEvent.setup();
  const { server, close } = await renderWithHost(<Ask />);
  onTestFinished(close);
  const requestedSchema = { type: "object", properties: trip };
  const first = server.elicit({ message: "First?", requestedSchema });
  const second = server.elicit({ message: "Second?", requestedSchema });
  await screen.findByText("First?");
  await user.click(screen.getByRole("button", { name: "Send" }));
  await expect(first.answer).resolves.toEqual({ action: "accept", content: {} });
  await screen.findByText("Second?");
  await user.click(screen.getByRole("button", { name: "Decline" }));
  await expect(second.answer).resolves.toEqual({ action: "decline" });
});
