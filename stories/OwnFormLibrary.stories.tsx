import type { Meta, StoryObj } from "@storybook/react-vite";
import { Chat, type ChatProps } from "./own-forms/Chat.tsx";
import { MuiLook } from "./own-forms/MuiLook.tsx";
import {
  booksTheTrip,
  comesBackToADraft,
  looksTwiceAtASecret,
  sendsTooEarly,
  sendsWhatTheAppTakes,
} from "./own-forms/plays.ts";
import { PlainField } from "./pages/samples/OwnInputs.tsx";
import { MuiField } from "./pages/samples/OwnMui.tsx";
import { ShadcnField } from "./pages/samples/OwnShadcn.tsx";
import { fieldWords } from "./pages/samples/OwnWords.tsx";
import { booking, contact, dishonestForm } from "./support/requests.ts";
import { type Scene, Situation } from "./support/Situation.tsx";
import "./own-forms/ownInputs.css";
import "./own-forms/shadcn.css";

interface Args extends ChatProps {
  readonly scene: Scene;
}

const meta: Meta<Args> = {
  title: "Elicitation/Own form library",
  tags: ["!autodocs"],
  args: { scene: askForBooking },
  render: ({ Field, scene, words }) => (
    <Situation scene={scene}>
      <Chat Field={Field} {...(words && { words })} />
    </Situation>
  ),
};

function askForBooking(server: Parameters<Scene>[0]) {
  return server.elicit(booking);
}

const askForContact: Scene = (server) => server.elicit(contact);
const askForSecret: Scene = (server) => server.elicit(dishonestForm);
const inMui: NonNullable<Story["decorators"]> = (story) => <MuiLook>{story()}</MuiLook>;

export default meta;
type Story = StoryObj<Args>;

/** Plain inputs that are registered by name, under a stylesheet of the app's own. */
export const PlainInputs: Story = { args: { Field: PlainField }, play: booksTheTrip };

/** Plain inputs with what is wrong beside each. */
export const PlainInputsSayWhatIsWrong: Story = {
  args: { Field: PlainField, scene: askForContact },
  play: sendsTooEarly,
};

/** A draft of plain inputs outlives them. */
export const PlainInputsKeepADraft: Story = {
  args: { Field: PlainField, scene: askForContact },
  play: comesBackToADraft,
};

/** Plain inputs hide a secret, and it is looked at twice. */
export const PlainInputsHideASecret: Story = {
  args: { Field: PlainField, scene: askForSecret },
  play: looksTwiceAtASecret,
};

/** A label, a hint and a check of the app's own, with plain inputs. */
export const PlainInputsInOwnWords: Story = {
  args: { Field: PlainField, scene: askForContact, words: fieldWords },
  play: sendsWhatTheAppTakes,
};

/** The `Form` of shadcn/ui, its classes compiled by Tailwind 4. */
export const Shadcn: Story = { args: { Field: ShadcnField }, play: booksTheTrip };

/** What is wrong, as shadcn/ui shows it. */
export const ShadcnSaysWhatIsWrong: Story = {
  args: { Field: ShadcnField, scene: askForContact },
  play: sendsTooEarly,
};

/** A draft outlives the fields of shadcn/ui. */
export const ShadcnKeepsADraft: Story = {
  args: { Field: ShadcnField, scene: askForContact },
  play: comesBackToADraft,
};

/** shadcn/ui's input hides a secret, and it is looked at twice. */
export const ShadcnHidesASecret: Story = {
  args: { Field: ShadcnField, scene: askForSecret },
  play: looksTwiceAtASecret,
};

/** A label, a hint and a check of the app's own, in shadcn/ui. */
export const ShadcnInOwnWords: Story = {
  args: { Field: ShadcnField, scene: askForContact, words: fieldWords },
  play: sendsWhatTheAppTakes,
};

/** MUI's inputs, under its theme. */
export const Mui: Story = {
  args: { Field: MuiField },
  decorators: inMui,
  play: booksTheTrip,
};

/** What is wrong, as MUI shows it. */
export const MuiSaysWhatIsWrong: Story = {
  args: { Field: MuiField, scene: askForContact },
  decorators: inMui,
  play: sendsTooEarly,
};

/** A draft outlives the inputs of MUI. */
export const MuiKeepsADraft: Story = {
  args: { Field: MuiField, scene: askForContact },
  decorators: inMui,
  play: comesBackToADraft,
};

/** MUI's input hides a secret, and it is looked at twice. */
export const MuiHidesASecret: Story = {
  args: { Field: MuiField, scene: askForSecret },
  decorators: inMui,
  play: looksTwiceAtASecret,
};

/** A label, a hint and a check of the app's own, in MUI. */
export const MuiInOwnWords: Story = {
  args: { Field: MuiField, scene: askForContact, words: fieldWords },
  decorators: inMui,
  play: sendsWhatTheAppTakes,
};
