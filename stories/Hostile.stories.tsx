import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { expectHarmless } from "./support/expectHarmless.ts";
import { HostileServer } from "./support/HostileServer.tsx";
import { hostileRequests } from "./support/hostileRequests.ts";
import { armed } from "./support/steps.ts";

const meta: Meta<typeof HostileServer> = {
  title: "Hostile",
  component: HostileServer,
  play: async () => {
    for (const name of Object.keys(hostileRequests).filter((id) => id !== "refused"))
      await screen.findByRole("region", { name: new RegExp(`\\(${name}\\)`) });
    const list = within(await screen.findByRole("region", { name: "Requests" }));
    await userEvent.click(await list.findByRole("button", { name: /^Show: / }));
    await waitFor(() => expect(screen.queryByText("Loading…")).toBeNull());
    await armed();

    // A form that is wrong says so beside each field, and in a summary: more places for a server's words.
    const form = within(screen.getByRole("region", { name: /\(form\)/ }));
    await userEvent.click(form.getByRole("button", { name: /^Send/ }));
    await form.findByRole("alert");

    await expectHarmless();
  },
};

export default meta;
type Story = StoryObj<typeof HostileServer>;

/** Markup, scripts and templates are text. */
export const Markup: Story = { args: { says: "markup" } };
/** No address in a text can be followed. */
export const Links: Story = { args: { says: "links" } };
/** Controls that change the order of what is read are named where they stand. */
export const BidiControls: Story = { args: { says: "bidi" } };
/** Characters without width are named where they stand. */
export const ZeroWidth: Story = { args: { says: "zeroWidth" } };
/** A message in tag characters, which no font draws, is spelt out. */
export const TagCharacters: Story = { args: { says: "tags" } };
/** Marks that would climb over other lines are cut. */
export const CombiningMarks: Story = { args: { says: "marks" } };
/** Control characters, those that colour a terminal among them, are named. */
export const ControlCharacters: Story = { args: { says: "controls" } };
/** A null byte ends no text. */
export const NullByte: Story = { args: { says: "nullByte" } };
/** Halves of characters are no reason to break. */
export const HalfCharacters: Story = { args: { says: "halfCharacters" } };
/** Texts of twenty thousand characters fold. */
export const VeryLong: Story = { args: { says: "long" } };
/** Words of eight thousand letters break. */
export const VeryLongWord: Story = { args: { says: "unbroken" } };
/** Right-to-left text keeps its own direction, and nothing around it changes. */
export const RightToLeft: Story = { args: { says: "rightToLeft" } };
/** Sequences of emoji and flags, which need joiners, stay as they are. */
export const Emoji: Story = { args: { says: "emoji" } };
/** A name that every object inherits from is a name. */
export const Prototype: Story = { args: { says: "prototype" } };
/** So is one that every object has. */
export const Constructor: Story = { args: { says: "method" } };
