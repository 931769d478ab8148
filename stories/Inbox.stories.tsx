import { startServer } from "@mcp-host-ui/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationCard, RequestInbox, type RequestInboxProps } from "mcp-host-ui";
import {
  createHost,
  elicitation,
  type HostKind,
  type LocalHost,
  roots,
  Sampling,
  sampling,
} from "mcp-host-ui/host";
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
import { callTaskTools, openTasksHost } from "./support/tasksHost.ts";

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

/** A host whose model answers at once. */
function openAnsweringHost(): LocalHost {
  return createHost({
    kinds: [
      sampling({
        models: [{ id: "small", name: "Small" }],
        generate: async ({ messages }) => ({
          content: JSON.stringify(messages).includes("Faro")
            ? "The 13:05."
            : "The 9:40, with one stop.",
        }),
      }),
    ],
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
    for (const name of [/Analyze these flight/, /Share folders with/, /Sky Watch.*Request/])
      await screen.findByRole("row", { name });
    await screen.findByText("7 waiting");
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
    const row = within(await screen.findByRole("row", { name: /Seats 14A/ }));
    await armed();
    await userEvent.click(row.getByRole("button", { name: /^Decline/ }));
    await received({ action: "decline" });
    await screen.findByRole("row", { name: /Declined.*You.*Seats 14A/ });
  },
};

const about = (text: string, params: object = {}) => ({
  method: "sampling/createMessage",
  params: { ...flights, ...params, messages: [{ role: "user", content: { type: "text", text } }] },
});

const threeFlights: Scene = (server) => {
  server.request(about("Which flight to Lisbon is best?"));
  server.request(about("Which flight to Porto is best?"));
  server.request(about("Which flight to Faro is best?", { maxTokens: 300 }));
};

const selectAll = async () => {
  await screen.findByRole("row", { name: /Faro/ });
  await armed();
  await userEvent.click(await screen.findByRole("checkbox", { name: /^Select all from/ }));
};

/** Three requests of a server, selected: what they share and where they differ, and what can be done about all of them. */
export const SeveralSelected: Story = {
  args: { scene: threeFlights },
  play: async () => {
    await selectAll();
    await screen.findByRole("button", { name: "Allow 3" });
  },
};

/** Three answers under review, selected: each can be read there, and is sent as it stands. */
export const SeveralAnswersSelected: Story = {
  args: {
    scene: (server, host) => {
      host.subscribe(() => {
        for (const question of host.getState().open)
          if (Sampling.isQuestion(question) && question.detail.stage === "request-review")
            host.send({ type: "sampling/approve", id: question.id }).catch(console.error);
      });
      return threeFlights(server, host);
    },
  },
  render: ({ scene }) => (
    <Situation scene={scene} open={openAnsweringHost}>
      <RequestInbox />
    </Situation>
  ),
  play: async () => {
    await screen.findByRole("row", { name: /Faro/ });
    await selectAll();
    await screen.findByRole("button", { name: "Send 3 answers" });
    await screen.findByText("The 13:05.");
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
    const row = within(await screen.findByRole("row", { name: /Whom/ }));
    await armed();
    await userEvent.click(row.getByRole("button", { name: /^Open/ }));
    await screen.findByRole("textbox", { name: /Email/ });
  },
};

/** What a server works on, what of it needs the person, and what became of the rest; opening the question of a task and answering it. */
export const TasksAtWork: Story = {
  args: { scene: (_, host) => callTaskTools(host) },
  render: ({ scene }) => (
    <Situation scene={scene} open={openTasksHost}>
      <RequestInbox />
      <ElicitationCard />
    </Situation>
  ),
  play: async () => {
    for (const name of [
      /Done.*Check whether a visa/,
      /Failed.*Rent a car/,
      /Working.*Find hotels/,
      /Needs you.*Book the trip/,
    ])
      await screen.findByRole("row", { name });
    const needy = within(screen.getByRole("row", { name: /Needs you.*Book the trip/ }));
    await armed();
    await userEvent.click(needy.getByRole("button", { name: /^Open/ }));
    await userEvent.type(await screen.findByRole("textbox", { name: /Name/ }), "Ana");
    await userEvent.type(screen.getByRole("textbox", { name: /Email/ }), "ana@example.com");
    await armed();
    await userEvent.click(screen.getByRole("button", { name: "Send" }));
    await screen.findByRole("row", { name: /Done.*Book the trip.*Received.*ana@example\.com/ });
    const hotels = within(screen.getByRole("row", { name: /Working.*Find hotels/ }));
    await armed();
    await userEvent.click(hotels.getByRole("button", { name: /^Stop task/ }));
    await screen.findByRole("row", { name: /Stopped.*Find hotels/ });
  },
};
