import type { Meta, StoryObj } from "@storybook/react-vite";
import { SamplingSettingsPanel, type SamplingSettingsPanelProps } from "mcp-host-ui";
import { createHost, type LocalHost, sampling } from "mcp-host-ui/host";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { type Scene, Situation } from "./support/Situation.tsx";
import { answers, models, samplingHost } from "./support/samplingHost.ts";

type Args = SamplingSettingsPanelProps & {
  /** The host app, and the models that it has. */
  readonly open: () => LocalHost;
};

const nothing: Scene = () => {};
const kept = new Map<string, string>();

const meta: Meta<Args> = {
  title: "Sampling/Settings",
  component: SamplingSettingsPanel,
  args: { open: samplingHost(answers) },
  render: ({ open }) => (
    <Situation open={open} scene={nothing}>
      <SamplingSettingsPanel />
    </Situation>
  ),
};

export default meta;
type Story = StoryObj<Args>;

/** What holds until the person says something else. */
export const AsTheAppBegins: Story = {};

/** A default model, one model for one server, and what matters in a model: kept for every request from now on. */
export const KeepsWhatThePersonPrefers: Story = {
  args: {
    open: samplingHost(answers, {
      storage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
      },
    }),
  },
  play: async () => {
    const usual = await screen.findByRole("combobox", { name: "Your default model" });
    await userEvent.selectOptions(usual, "Small (scripted)");
    await userEvent.click(screen.getByRole("checkbox", { name: /Use my priorities/ }));
    await userEvent.click(screen.getByRole("checkbox", { name: /Ask me every time/ }));
    await waitFor(() =>
      expect([...kept.values()].map((text) => JSON.parse(text))).toMatchObject([
        { defaultModel: "small-1", askEveryTime: true },
      ]),
    );
  },
};

const full = () => {
  throw new Error("full");
};

/** What the person sets holds for now, and the panel says that it could not be kept. */
export const SaysWhatCouldNotBeKept: Story = {
  args: {
    open: () =>
      createHost({
        kinds: [
          sampling({ generate: answers, models, storage: { getItem: () => null, setItem: full } }),
        ],
        // The host app hears of it, too.
        onError: () => {},
      }),
  },
  play: async () => {
    const every = await screen.findByRole("checkbox", { name: /Ask me every time/ });
    await userEvent.click(every);
    await screen.findByText(/couldn’t be saved/);
  },
};
