import type { Meta, StoryObj } from "@storybook/react-vite";
import { SamplingCard } from "mcp-host-ui";
import type { ComponentProps } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { analysis } from "./support/flights.ts";
import { type Scene, Situation } from "./support/Situation.tsx";
import * as content from "./support/samplingContent.ts";
import { answers, samplingHost, usesATool } from "./support/samplingHost.ts";
import { armed, received } from "./support/steps.ts";

type Args = ComponentProps<typeof SamplingCard> & {
  /** What the server asks. */
  readonly request: object;
};

const open = samplingHost(answers);
const openWithTools = samplingHost(usesATool);
const scenes = new Map<object, Scene>();

/** The scene in which a server asks this; the same one each time. */
function sceneOf(request: object): Scene {
  const known = scenes.get(request);
  if (known) return known;
  const scene: Scene = (server) =>
    server.request({ method: "sampling/createMessage", params: request });
  scenes.set(request, scene);
  return scene;
}

const meta: Meta<Args> = {
  title: "Sampling/Content",
  component: SamplingCard,
  args: { request: analysis },
  render: ({ request }) => (
    <Situation open={"tools" in request ? openWithTools : open} scene={sceneOf(request)}>
      <SamplingCard />
    </Situation>
  ),
};

export default meta;
type Story = StoryObj<Args>;

/** Waits for the card, until it takes presses. */
async function openCard() {
  const card = within(await screen.findByRole("region", { name: /Travel Booking/ }));
  await armed();
  return card;
}

/** A picture of a seat map, a sound, a file that is neither, and an SVG, which counts as one. */
export const WithMedia: Story = {
  args: { request: content.withMedia },
  play: async () => {
    const card = await openCard();
    await card.findByRole("img", { name: /Image, 64 × 48/ });
  },
};

/** The model used a tool; the server sends its result: text, a resource, a link, data. */
export const WithAToolRound: Story = {
  args: { request: content.withAToolRound },
  play: async () => {
    const card = await openCard();
    await card.findByText(/Result of the tool/);
    await expect(card.queryByRole("link")).toBeNull();
  },
};

/** A prompt that hides instructions: characters of no width, a changed writing order, a message in tags. */
export const Hostile: Story = { args: { request: content.hostile } };

/** A prompt of a hundred thousand characters, folded until somebody wants to see it. */
export const Long: Story = {
  args: { request: content.long },
  play: async () => {
    const card = await openCard();
    await userEvent.click(await card.findByRole("button", { name: /Show all/ }));
    await card.findByRole("button", { name: "Show less" });
  },
};

/** Five hundred messages, of which those in sight are laid out. */
export const FiveHundredMessages: Story = { args: { request: content.manyMessages } };

/** The person changes the prompt, looks at what differs, and removes a message. */
export const Edited: Story = {
  args: { request: content.conversation },
  play: async () => {
    const card = await openCard();
    await userEvent.click(await card.findByRole("button", { name: "Edit message 1" }));
    const area = await card.findByRole("textbox", { name: "message 1" });
    await userEvent.clear(area);
    await userEvent.type(area, "Compare these flights and recommend the cheapest.");
    await userEvent.keyboard("{Escape}");
    await userEvent.click(card.getByRole("button", { name: "Remove message 2" }));
    await userEvent.click(await card.findByText("You changed 1 thing"));
    await waitFor(() => expect(card.getAllByRole("group", { name: "Prompt" })).toHaveLength(2));
  },
};

/** The person changes what the model wants to give a tool, and the server gets that. */
export const EditsAToolCall: Story = {
  args: { request: content.withTools },
  play: async () => {
    const card = await openCard();
    await userEvent.click(card.getByRole("button", { name: /^Run/ }));
    const edit = await card.findByRole("button", { name: "Edit part 2 of the answer" });
    // The answer that has just come ignores presses, too.
    await armed();
    await userEvent.click(edit);
    const area = await card.findByRole("textbox", { name: "part 2 of the answer" });
    await userEvent.clear(area);
    await userEvent.type(area, '{{"fare": "TPLITE"}');
    await userEvent.keyboard("{Escape}");
    await userEvent.click(await card.findByText("You changed 1 thing"));
    await userEvent.click(card.getByRole("button", { name: /^Send/ }));
    await received({
      role: "assistant",
      model: "claude-3-5-sonnet-20241022",
      stopReason: "toolUse",
      content: [
        { type: "text", text: "I need to know whether the fare can be changed." },
        { type: "tool_use", id: "use-1", name: "look_up_fare_rule", input: { fare: "TPLITE" } },
      ],
    });
  },
};
