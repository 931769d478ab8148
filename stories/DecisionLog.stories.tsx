import type { Meta, StoryObj } from "@storybook/react-vite";
import { DecisionLogView, type DecisionLogViewProps } from "mcp-host-ui";
import { createDecisionLog, createHost, elicitation, type LocalHost } from "mcp-host-ui/host";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { booking, contact, oneTap, payment } from "./support/requests.ts";
import { type Scene, Situation } from "./support/Situation.tsx";

type Args = DecisionLogViewProps & {
  /** What is decided. */
  readonly scene: Scene;
};

/** Puts one question of a server and decides it at once. */
async function decide(
  host: LocalHost,
  server: string,
  params: object,
  answer: object,
  rule?: string,
) {
  const session = host.openSession({ id: server.toLowerCase(), name: server });
  session.receive("elicitation/create", params).catch(() => {});
  await waitFor(() => expect(host.getState().open).toHaveLength(1));
  const [question] = host.getState().open;
  await host.send({
    type: "settle",
    id: question?.id ?? "",
    answer,
    ...(rule !== undefined && { rule }),
  });
}

const aDay: Scene = async (_, host) => {
  await decide(host, "Travel", booking, { action: "accept", content: { confirmBooking: true } });
  await decide(host, "Travel", contact, { action: "decline", reason: "You have it already." });
  await decide(host, "Deals", oneTap, { action: "cancel" }, "Never hold seats");
  await decide(host, "Deals", payment, { action: "cancel" });
  host
    .openSession({ id: "lost", name: "Flaky" })
    .receive("elicitation/create", oneTap)
    .catch(() => {});
  await waitFor(() => expect(host.getState().open).toHaveLength(1));
  host.openSession({ id: "lost" }).close();
};

function openHost(): LocalHost {
  return createHost({
    kinds: [elicitation({ url: true })],
    log: createDecisionLog({ content: true }),
    limits: { perMinute: 5_000 },
    unattendedAfter: Number.POSITIVE_INFINITY,
  });
}

const meta: Meta<Args> = {
  title: "Decision log",
  component: DecisionLogView,
  args: { scene: aDay },
  render: ({ scene, ...props }) => (
    <Situation scene={scene} open={openHost}>
      <DecisionLogView {...props} />
    </Situation>
  ),
};

export default meta;
type Story = StoryObj<Args>;

/** Nothing was decided yet. */
export const NothingDecided: Story = { args: { scene: () => {} } };

/** Decided by the person, by a rule, and by a connection that was lost. */
export const ADay: Story = { tags: ["example"] };

/** Only what one server asked, saved as JSON Lines. */
export const OneServersDecisions: Story = {
  args: { onSave: fn() },
  play: async ({ args }) => {
    await screen.findByText("Flaky", { selector: "bdi" });
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Server" }), "Deals");
    await expect(screen.getByRole("status")).toHaveTextContent("2 decisions");
    await userEvent.click(screen.getByRole("button", { name: "Export" }));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.stringMatching(/^\{.*"rule":"Never hold seats".*\}\n\{.*\}\n$/),
    );
  },
};

/** Hundreds of decisions, of which only those in sight exist. */
export const ManyDecisions: Story = {
  args: {
    scene: async (_, host) => {
      for (let count = 0; count < 300; count += 1) {
        const session = host.openSession({ id: "deals", name: "Best Deals" });
        session.receive("elicitation/create", oneTap).catch(() => {});
        session.close();
      }
    },
  },
};
