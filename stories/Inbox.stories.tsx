import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationCard, RequestInbox, type RequestInboxProps } from "mcp-host-ui";
import {
  createHost,
  elicitation,
  type HostKind,
  type LocalHost,
  roots,
  sampling,
} from "mcp-host-ui/host";
import { startServer } from "mcp-host-ui/testing";
import { screen, userEvent, within } from "storybook/test";
import {
  booking,
  contact,
  dishonestForm,
  hiddenText,
  oneTap,
  payment,
} from "./support/requests.ts";
import { type Scene, Situation } from "./support/Situation.tsx";
import { armed, received } from "./support/steps.ts";

/** A kind that the library knows nothing of. */
const weather: HostKind = {
  name: "weather",
  capabilities: {},
  start: () => ({
    requests: { "weather/ask": (params, { ask }) => ask(params) },
    answer: () => ({ reply: { sent: "result", result: {} } }),
    fallback: () => ({ sent: "result", result: {} }),
  }),
};

function openHost(): LocalHost {
  return createHost({
    kinds: [
      elicitation({ url: true }),
      sampling({
        models: [{ id: "small", name: "Small" }],
        generate: () => new Promise(() => {}),
      }),
      roots({ initial: [{ uri: "file:///Users/agent/travel-planning", name: "Main workspace" }] }),
      weather,
    ],
    limits: { open: 2_000, perMinute: 2_000 },
    unattendedAfter: Number.POSITIVE_INFINITY,
  });
}

const flights = {
  messages: [
    {
      role: "user",
      content: {
        type: "text",
        text: "Analyze these flight options and recommend the best choice.",
      },
    },
  ],
  maxTokens: 1500,
};

type Args = RequestInboxProps & {
  /** What the servers do. */
  readonly scene: Scene;
};

const meta: Meta<Args> = {
  title: "Inbox",
  component: RequestInbox,
  args: { scene: () => {} },
  render: ({ scene }) => (
    <Situation scene={scene} open={openHost}>
      <RequestInbox />
    </Situation>
  ),
};

export default meta;
type Story = StoryObj<Args>;

const severalServers: Scene = async (server, host) => {
  server.elicit(booking);
  server.elicit(payment);
  const deals = await startServer(host, { id: "deals", name: "Best Deals" });
  deals.elicit(dishonestForm);
  deals.elicit(hiddenText);
  const flightServer = await startServer(host, { id: "flights", name: "Flight Finder" });
  flightServer.request({ method: "sampling/createMessage", params: flights });
  flightServer.request({ method: "roots/list" });
  const sky = host.openSession({ id: "sky", name: "Sky Watch" });
  sky.receive("weather/ask", {}).catch(() => {});
};

/** Nothing waits: the list says so, and what it is for. */
export const NothingWaits: Story = {};

/** Forms, a page to visit, a text for a model, folders and a request of an unknown kind, of four servers; two are worth a second look. */
export const SeveralServersAsk: Story = {
  tags: ["example"],
  args: { scene: severalServers },
  play: async () => {
    // The first request of each kind waits for the kind to load.
    for (const name of [/Analyze these flight/, /asks which folders/, /Sky Watch.*Request/])
      await screen.findByRole("row", { name }, { timeout: 10_000 });
    await screen.findByText("7 requests wait for you");
  },
};

/** A thousand requests, of which only those in sight exist. */
export const AThousandRequests: Story = {
  args: {
    scene: (_, host) => {
      for (const name of ["Travel Booking", "Best Deals", "Flight Finder"]) {
        const session = host.openSession({ id: `${name} (many)`, name });
        for (let count = 1; count <= 334; count += 1)
          session
            .receive("elicitation/create", { ...contact, message: `Traveller ${count}: contact?` })
            .catch(() => {});
      }
    },
  },
};

/** Declined in the list, without opening it; what became of it is below. */
export const DeclinesFromTheList: Story = {
  args: { scene: (server) => server.elicit(oneTap) },
  play: async () => {
    const row = within(await screen.findByRole("row", { name: /Seats 14A/ }, { timeout: 10_000 }));
    await armed();
    await userEvent.click(row.getByRole("button", { name: /^Decline/ }));
    await received({ action: "decline" });
    await screen.findByRole("row", { name: /Declined.*You.*Seats 14A/ });
  },
};

/** Beside a card: opening a request brings it to the front of the card. */
export const BesideACard: Story = {
  args: {
    scene: (server) => {
      server.elicit(booking);
      server.elicit(contact);
    },
  },
  render: ({ scene }) => (
    <Situation scene={scene} open={openHost}>
      <RequestInbox />
      <ElicitationCard />
    </Situation>
  ),
  play: async () => {
    const row = within(await screen.findByRole("row", { name: /Whom/ }, { timeout: 10_000 }));
    await armed();
    await userEvent.click(row.getByRole("button", { name: /^Open/ }));
    await screen.findByRole("textbox", { name: /Email/ });
  },
};
