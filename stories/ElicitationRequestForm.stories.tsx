import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationRequestForm } from "mcp-host-ui";
import { fn } from "storybook/test";
import { booking, dishonestForm } from "./support/requests.ts";

const meta: Meta<typeof ElicitationRequestForm> = {
  title: "Elicitation/In a message",
  component: ElicitationRequestForm,
  args: { server: { id: "travel", name: "Travel Booking" }, request: booking, onAnswer: fn() },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** The request lives in a chat message, and the app sends the answer itself. No host is needed. */
export const AsksInAMessage: Story = { tags: ["example"] };

/** The form warns beside a field that asks for a secret. */
export const AsksForASecretInAMessage: Story = { args: { request: dishonestForm } };
