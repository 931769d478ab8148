import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationRecord } from "mcp-host-ui";
import { booking } from "./support/requests.ts";
import { type Scene, Situation } from "./support/Situation.tsx";

const at = Date.UTC(2026, 5, 15, 8, 30);

/** The request lives in the app, so no server asks. */
const idle: Scene = () => undefined;

const meta: Meta<typeof ElicitationRecord> = {
  title: "Elicitation/Record",
  component: ElicitationRecord,
  args: {
    server: { id: "travel", name: "Travel Booking" },
    request: booking,
    outcome: {
      sent: "accept",
      by: "person",
      at,
      content: { confirmBooking: true, seatPreference: "window", roomType: "sea view" },
    },
  },
  render: (props) => (
    <Situation scene={idle}>
      <p>A chat with the travel agency.</p>
      <ElicitationRecord {...props} />
    </Situation>
  ),
};

export default meta;
type Story = StoryObj<typeof meta>;

/** The answer stays in the conversation, also after a reload. */
export const ShowsASentAnswer: Story = { tags: ["example"] };

/** The user declined, and the server received no content. */
export const ShowsADecline: Story = { args: { outcome: { sent: "decline", by: "person", at } } };

/** The same line as a card leaves: the rest unfolds on demand. */
export const KeepsToOneLine: Story = { name: "One line", args: { compact: true } };
