import { renderWithHost } from "@mcp-host-ui/testing";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import {
  ElicitationCard,
  ElicitationControlsProvider,
  type ElicitationForm,
  HostPrompts,
} from "mcp-host-ui";
import type { ReactNode } from "react";
import { expect, it, onTestFinished } from "vitest";
import { Forms } from "../parts/Forms.js";

const trip = {
  message: "How long will you stay?",
  requestedSchema: {
    type: "object",
    properties: {
      nights: { type: "integer", title: "Nights" },
      city: { type: "string", title: "City" },
    },
  },
};

const more = (step: number) =>
  function Stepper({ value, onValueChange, controlRef }: ElicitationForm.ControlProps<"number">) {
    return (
      <button
        type="button"
        ref={controlRef}
        onClick={() => onValueChange(Number(value ?? 0) + step)}
      >
        {step} more
      </button>
    );
  };

function Shout({ onValueChange, controlRef }: ElicitationForm.ControlProps<"text">) {
  return (
    <button type="button" ref={controlRef} onClick={() => onValueChange("LISBON")}>
      shout
    </button>
  );
}

const byOne = { number: more(1) };
const byTen = { number: more(10) };
const loudly = { city: { kind: "text", control: Shout } } as const;

async function openTrip(ui: ReactNode) {
  const { server, close } = await renderWithHost(ui);
  onTestFinished(close);
  const { answer } = server.elicit(trip);
  const user = userEvent.setup();
  return {
    answer,
    press: async (name: string) => user.click(await screen.findByRole("button", { name })),
  };
}

it.each([
  ["a dialog", <HostPrompts key="it" />],
  ["a card", <ElicitationCard key="it" />],
  ["a form of the app's own", <Forms key="it" />],
])("gives %s the controls of a kind and of single fields", async (_place, ui) => {
  const { answer, press } = await openTrip(
    <ElicitationControlsProvider controls={byOne} fieldControls={loudly}>
      {ui}
    </ElicitationControlsProvider>,
  );
  await press("1 more");
  await press("shout");
  await press("Send");
  await expect(answer).resolves.toEqual({
    action: "accept",
    content: { nights: 1, city: "LISBON" },
  });
});

it("leaves a form the controls that it is given, and adds the others", async () => {
  const { answer, press } = await openTrip(
    <ElicitationControlsProvider controls={byOne} fieldControls={loudly}>
      <Forms controls={byTen} />
    </ElicitationControlsProvider>,
  );
  await press("10 more");
  await press("shout");
  await press("Send");
  await expect(answer).resolves.toEqual({
    action: "accept",
    content: { nights: 10, city: "LISBON" },
  });
});
