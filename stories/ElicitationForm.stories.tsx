import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationCard } from "mcp-host-ui";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { everyKind, longLists, longTexts, manyFields, nested } from "./support/formRequests.ts";
import { type Scene, Situation } from "./support/Situation.tsx";
import { armed, received } from "./support/steps.ts";

interface Args {
  /** What the server does. */
  readonly scene: Scene;
}

const meta: Meta<Args> = {
  title: "Elicitation/Form",
  args: { scene: (server) => server.elicit(everyKind) },
  render: ({ scene }) => (
    <Situation scene={scene}>
      <ElicitationCard />
    </Situation>
  ),
};

export default meta;
type Story = StoryObj<Args>;

async function openForm(): Promise<ReturnType<typeof within>> {
  const card = within(await screen.findByRole("region", { name: /Travel Booking/ }));
  await armed();
  return card;
}

/** Each kind of field that a server may ask for, with the control that suits it. */
export const AsksForEveryKind: Story = {};

/** What is wrong is said under each field, and in a summary that leads there; the first has the focus. */
export const SaysWhatIsWrong: Story = {
  name: "Errors: what is wrong",
  play: async () => {
    const form = await openForm();
    await userEvent.type(form.getByRole("textbox", { name: "Email" }), "ada at example");
    await userEvent.type(form.getByRole("textbox", { name: "Budget" }), "1e999");
    await userEvent.click(form.getByRole("button", { name: "Send" }));
    await form.findByRole("alert");
    await expect(form.getByRole("textbox", { name: "Name" })).toHaveFocus();
    await received();
  },
};

/** Long lists are searched by typing, and show the options in sight only. */
export const OffersThousandsOfOptions: Story = {
  name: "Select: thousands of options",
  args: { scene: (server) => server.elicit(longLists) },
  play: async () => {
    const form = await openForm();
    const hotel = await form.findByRole("combobox", { name: "Hotel" });
    await userEvent.type(hotel, "barcelona 4242");
    await userEvent.click(await form.findByRole("option", { name: "Hotel 4242, Barcelona" }));
    await expect(hotel).toHaveValue("Hotel 4242, Barcelona");
    await userEvent.click(form.getByRole("button", { name: "Send" }));
    const content = { hotel: "Hotel 4242, Barcelona", others: ["Hostel 7", "Hostel 8"] };
    await received({ action: "accept", content });
  },
};

/** The open list of a search. */
export const SearchesALongList: Story = {
  name: "Combobox: search in a long list",
  args: { scene: (server) => server.elicit(longLists) },
  play: async () => {
    const form = await openForm();
    await userEvent.type(await form.findByRole("combobox", { name: "Other hotels" }), "1 2");
    await expect((await form.findAllByRole("option")).length).toBeGreaterThan(3);
  },
};

const departure = {
  message: "When do you want to leave?",
  requestedSchema: {
    type: "object",
    properties: {
      departure: { type: "string", format: "date", title: "Departure", default: "2026-05-17" },
    },
    required: ["departure"],
  },
};

/** The days of a month beside a date, which can also be typed. */
export const ChoosesADay: Story = {
  name: "Date: open calendar",
  args: { scene: (server) => server.elicit(departure) },
  play: async () => {
    const form = await openForm();
    await userEvent.click(await form.findByRole("button", { name: /Choose a day: .*Departure/ }));
    const day = await form.findByRole("button", { name: "Sunday, May 17, 2026" });
    await waitFor(() => expect(day).toHaveFocus());
  },
};

const asksForNested: Scene = (_, host) =>
  host
    .openSession({ id: "own-client", name: "Travel Booking", tapped: true })
    .receive("elicitation/create", nested)
    .catch(() => {});

/** Lists of one's own, an object and a list of objects in fields, over a connection that carries them. */
export const AsksForNestedData: Story = {
  name: "Nested data",
  args: { scene: asksForNested },
  play: async () => {
    const form = await openForm();
    await userEvent.click(await form.findByRole("button", { name: /Fill in .*Tour leader/ }));
    await userEvent.click(form.getByRole("button", { name: "Send" }));
    await form.findByRole("alert");
  },
};

/** The same as JSON, for what fields cannot show. */
export const TakesNestedDataAsJson: Story = {
  name: "Nested data: JSON",
  args: { scene: asksForNested },
  play: async () => {
    const form = await openForm();
    const leader = within(await form.findByRole("group", { name: "Tour leader" }));
    await userEvent.click(leader.getByRole("button", { name: "Edit as JSON" }));
    await userEvent.type(
      form.getByRole("textbox", { name: "Tour leader" }),
      '{{"name": "Grace",\n"age": }',
    );
    await userEvent.click(form.getByRole("button", { name: "Send" }));
    await form.findByRole("alert");
  },
};

/** The open list of some options, above all else. */
export const OpensAListOfOptions: Story = {
  name: "Select: open list",
  args: { scene: (server) => server.elicit(everyKind) },
  play: async () => {
    const form = await openForm();
    const month = () => form.getByRole("combobox", { name: /Month/ });
    if (matchMedia("(pointer: coarse)").matches) return;
    await waitFor(() => expect(month().tagName).toBe("BUTTON"));
    await userEvent.click(month());
    await expect(await form.findByRole("option", { name: "June" })).toBeVisible();
  },
};

/** Long labels wrap, and long descriptions fold. */
export const HasALotToSay: Story = {
  args: { scene: (server) => server.elicit(longTexts) },
};

/** Sixty fields scroll without a hitch. */
export const AsksForALot: Story = {
  name: "Long form",
  args: { scene: (server) => server.elicit(manyFields) },
};
