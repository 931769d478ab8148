import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationCard, ElicitationPrompt } from "mcp-host-ui";
import { type ReactNode, useState } from "react";
import { expect, screen, within } from "storybook/test";
import { booking, contact } from "./support/requests.ts";
import { type Scene, Situation } from "./support/Situation.tsx";
import { armed } from "./support/steps.ts";

interface Args {
  /** What the server says. */
  readonly message: string;
  /** What it wants to know: a JSON Schema, as servers send it. */
  readonly requestedSchema: object;
  /** How dangerous the question is: at `danger` it asks for a password besides, at `warning` it hides characters. */
  readonly risk: "none" | "warning" | "danger";
  /** Where the question stands. */
  readonly surface: "dialog" | "card";
  /** What the app calls the server. */
  readonly server: string;
}

const meta: Meta<Args> = {
  title: "Playground",
  tags: ["!autodocs"],
  args: {
    message: booking.message,
    requestedSchema: booking.requestedSchema,
    risk: "none",
    surface: "dialog",
    server: "Travel Booking",
  },
  argTypes: {
    message: { control: "text" },
    requestedSchema: { control: "object" },
    risk: { control: "inline-radio", options: ["none", "warning", "danger"] },
    surface: { control: "inline-radio", options: ["dialog", "card"] },
    server: { control: "text" },
  },
  render: (args) => <Asked key={JSON.stringify(args)} {...args} />,
};

export default meta;
type Story = StoryObj<Args>;

/** A question of your own: each change of a control asks again. The toolbar changes theme, scheme and language. */
export const AskAnything: Story = { name: "Ask anything: schema, message, risk" };

/** The same in the page. */
export const InAConversation: Story = {
  name: "Card: in a conversation",
  args: { surface: "card", message: contact.message, requestedSchema: contact.requestedSchema },
};

/** A question that the person should not answer. */
export const Dangerous: Story = {
  name: "Danger: asks for a password",
  args: { risk: "danger" },
  play: async () => {
    const dialog = within(await screen.findByRole("dialog"));
    await armed();
    await expect(await dialog.findByRole("button", { name: /^Unlock/ })).toBeVisible();
  },
};

function Asked({ message, requestedSchema, risk, surface, server }: Args): ReactNode {
  // Each set of controls is mounted anew.
  const [scene] = useState((): Scene => {
    const question = atRisk(risk, message, requestedSchema);
    return (asked) => asked.elicit(question);
  });
  const [options] = useState({ name: server });
  return (
    <Situation scene={scene} server={options}>
      <p>A chat with the travel agency.</p>
      {surface === "dialog" ? <ElicitationPrompt /> : <ElicitationCard />}
    </Situation>
  );
}

/** The same question, and what makes it as dangerous as it is to be. */
function atRisk(risk: Args["risk"], message: string, requestedSchema: object): object {
  if (risk === "warning") return { message: `${message} Thank you.\u202e`, requestedSchema };
  if (risk === "none" || !("properties" in requestedSchema)) return { message, requestedSchema };
  const { properties } = requestedSchema;
  return {
    message,
    requestedSchema: {
      ...requestedSchema,
      properties: { ...Object(properties), password: { type: "string", title: "Password" } },
    },
  };
}
