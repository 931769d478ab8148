import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen } from "storybook/test";
import { expectHarmless } from "./support/expectHarmless.ts";
import { HostileRecord } from "./support/HostileRecord.tsx";

const meta: Meta<typeof HostileRecord> = {
  title: "Hostile record",
  component: HostileRecord,
  play: async () => {
    await screen.findByRole("button", { name: /^Share/ });
    await screen.findAllByText(/Declined/);
    await expectHarmless();
  },
};

export default meta;
type Story = StoryObj<typeof HostileRecord>;

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
