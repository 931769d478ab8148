import type { Meta, StoryObj } from "@storybook/react-vite";
import { DecisionLogView, HostPrompts, SamplingCard } from "mcp-host-ui";
import { createDecisionLog, createHost, type LocalHost, sampling } from "mcp-host-ui/host";
import { createRules } from "mcp-host-ui/rules";
import { RuleNotice, Rules, RulesManager, type RulesManagerProps } from "mcp-host-ui/rules-manager";
import { expect, screen, userEvent, within } from "storybook/test";
import { type Scene, Situation } from "./support/Situation.tsx";
import { armed } from "./support/steps.ts";

function openHost(): LocalHost {
  return createHost({
    kinds: [
      sampling({
        models: [{ id: "small", name: "Small" }],
        generate: async () => ({ content: "The 9:40, with one stop." }),
      }),
    ],
    rules: createRules(),
    log: createDecisionLog(),
    unattendedAfter: Number.POSITIVE_INFINITY,
  });
}

const ask = (text: string) => ({
  method: "sampling/createMessage",
  params: { messages: [{ role: "user", content: { type: "text", text } }], maxTokens: 800 },
});

const allow = {
  effect: "allow",
  subject: "sampling/request",
  server: "travel",
  model: "small",
  maxTokens: 1_000,
  perHour: 20,
  expires: "never",
  name: "Flight summaries",
} as const;

type Args = RulesManagerProps & {
  /** What the server does. */
  readonly scene: Scene;
};

const meta: Meta<Args> = {
  title: "RulesManager",
  component: RulesManager,
  args: { scene: () => {} },
  render: ({ scene }) => (
    <Situation scene={scene} open={openHost}>
      <RulesManager />
    </Situation>
  ),
};

export default meta;
type Story = StoryObj<Args>;

const withRules: Scene = async (server, host) => {
  await host.send({
    type: "rules/add",
    rules: [
      allow,
      { ...allow, subject: "sampling/response", name: "Answers unseen" },
      {
        effect: "deny",
        subject: "roots",
        server: "travel",
        expires: "session",
        name: "No folders",
      },
    ],
  });
  await host.send({
    type: "rules/budget",
    budget: { server: "travel", requestsPerHour: 20, tokensPerDay: 50_000, over: "ask" },
  });
  server.request(ask("Which of these flights is best?"));
};

/** No rules yet: it says where they are made. */
export const NoRules: Story = {};

/** Two rules in force, with what they decided, one that is paused, and the limits of a server. */
export const ThreeRules: Story = {
  tags: ["example"],
  args: { scene: withRules },
  play: async () => {
    const item = (await screen.findByText("Flight summaries")).closest("li");
    if (!item) throw new Error("The rule is no item of a list.");
    await within(item).findByText(/Used once/);
  },
};

/** The name and the limits of a rule, with how many of the last requests it would have decided so. */
export const Edited: Story = {
  args: { scene: withRules },
  play: async () => {
    const [edit] = await screen.findAllByRole("button", { name: "Edit" });
    if (!edit) throw new Error("There is no rule to edit.");
    await userEvent.click(edit);
    await expect(await screen.findByRole("textbox", { name: "Name" })).toHaveFocus();
  },
};

/** Put together from its parts: without limits, and with the switch for all below the rules. */
export const InParts: Story = {
  args: { scene: withRules },
  render: ({ scene }) => (
    <Situation scene={scene} open={openHost}>
      <RulesManager>
        <Rules.Title />
        <Rules.Proposals />
        <Rules.List>{(view) => <Rules.Item view={view} />}</Rules.List>
        <Rules.Empty />
        <Rules.Undo />
        <Rules.Failure />
        <Rules.Stop />
        <Rules.StorageNote />
      </RulesManager>
    </Situation>
  ),
  play: async () => {
    await screen.findByText("Flight summaries");
    await expect(screen.queryByText("Limits")).not.toBeInTheDocument();
  },
};

/** All its parts, in the order in which it has them itself. */
export const EveryPart: Story = {
  args: { scene: withRules },
  render: ({ scene }) => (
    <Situation scene={scene} open={openHost}>
      <RulesManager>
        <Rules.Title />
        <Rules.Stop />
        <Rules.Failure />
        <Rules.Undo />
        <Rules.Proposals />
        <Rules.Empty />
        <Rules.List />
        <Rules.StorageNote />
        <Rules.Budgets />
      </RulesManager>
    </Situation>
  ),
  play: async () => {
    await screen.findByRole("region", { name: "Rules" });
    await screen.findByText("Flight summaries");
  },
};

/** A request to a model, from which a rule is about to be made. */
export const MadeFromAQuestion: Story = {
  args: { scene: (server) => server.request(ask("Which of these flights is best?")) },
  render: ({ scene }) => (
    <Situation scene={scene} open={openHost}>
      <HostPrompts />
      <RulesManager />
      <DecisionLogView />
    </Situation>
  ),
  play: async () => {
    const opener = { name: "Allow without asking…" };
    await screen.findByRole("button", opener);
    await armed();
    await userEvent.click(screen.getByRole("button", opener));
    await userEvent.click(await screen.findByRole("radio", { name: "For 10 minutes" }));
  },
};

/** A page without dialogs, where a notice tells that a rule was just made. */
export const MadeBesideACard: Story = {
  args: { scene: (server) => server.request(ask("Which of these flights is best?")) },
  render: ({ scene }) => (
    <Situation scene={scene} open={openHost}>
      <SamplingCard />
      <RuleNotice />
    </Situation>
  ),
  play: async () => {
    const opener = { name: "Allow without asking…" };
    await screen.findByRole("button", opener);
    await armed();
    await userEvent.click(screen.getByRole("button", opener));
    await screen.findByRole("button", { name: "Create rule" });
    await armed();
    await userEvent.click(screen.getByRole("button", { name: "Create rule" }));
    await screen.findByRole("region", { name: "Rules" });
  },
};
