import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationCard, ElicitationControlsProvider } from "mcp-host-ui";
import type { ComponentType } from "react";
import { expect, screen, userEvent, within } from "storybook/test";
import { PlainField } from "./pages/samples/OwnInputs.tsx";
import { booking } from "./support/requests.ts";
import { Situation } from "./support/Situation.tsx";
import { armed, received } from "./support/steps.ts";
import "./own-forms/ownInputs.css";

interface Args {
  /** What the host app has in each field. */
  readonly Field: ComponentType;
}

const meta: Meta<Args> = {
  title: "Elicitation/Own form library",
  tags: ["!autodocs"],
  render: ({ Field }) => (
    <Situation scene={askForBooking}>
      <ElicitationControlsProvider fieldContent={Field}>
        <ElicitationCard />
      </ElicitationControlsProvider>
    </Situation>
  ),
};

const askForBooking = (server: { elicit(request: object): unknown }) => server.elicit(booking);

export default meta;
type Story = StoryObj<Args>;

async function openCard(): Promise<ReturnType<typeof within>> {
  const card = await screen.findByRole("region", { name: /Travel Booking/ }, { timeout: 10_000 });
  await armed();
  return within(card);
}

/** Plain inputs that are registered by name, under a stylesheet of the app's own. */
export const PlainInputs: Story = {
  args: { Field: PlainField },
  play: async () => {
    const card = await openCard();
    await userEvent.click(card.getByRole("button", { name: "Send" }));
    await expect(await card.findByRole("checkbox", { name: "Confirm booking" })).toHaveFocus();
    await userEvent.click(card.getByRole("checkbox", { name: "Confirm booking" }));
    await userEvent.selectOptions(card.getByRole("combobox", { name: "Room type" }), "sea view");
    await userEvent.click(card.getByRole("button", { name: "Send" }));
    const content = { confirmBooking: true, roomType: "sea view", travelInsurance: false };
    await received({ action: "accept", content });
  },
};
