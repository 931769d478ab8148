import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationRequestForm } from "mcp-host-ui";
import { fn } from "storybook/test";
import { booking, dishonestForm } from "./support/requests.ts";
import { type Scene, Situation } from "./support/Situation.tsx";

/** The request lives in the app, so no server asks. */
const idle: Scene = () => undefined;

const meta: Meta<typeof ElicitationRequestForm> = {
  title: "Elicitation/In a message",
  component: ElicitationRequestForm,
  args: { server: { id: "travel", name: "Travel Booking" }, request: booking, onAnswer: fn() },
  render: (props) => (
    <Situation scene={idle}>
      <p>A chat with the travel agency.</p>
      <ElicitationRequestForm {...props} />
    </Situation>
  ),
};

export default meta;
type Story = StoryObj<typeof meta>;

/** The request lives in a chat message, and the app sends the answer itself. No host is needed. */
export const AsksInAMessage: Story = { tags: ["example"] };

/** The form warns beside a field that asks for a secret. */
export const AsksForASecretInAMessage: Story = { args: { request: dishonestForm } };
