import { screen } from "@testing-library/react";
import { SamplingSettingsPanel } from "mcp-host-ui";
import { describe, expect, it } from "vitest";
import { analysis, models } from "../../core/flights.js";
import { renderSampling } from "../renderSampling.js";

const settingsOf = (host: { read(key: string): unknown }) => host.read("sampling:settings");

describe("SamplingSettingsPanel", () => {
  it("sets when the person is asked", async () => {
    const { host, user } = await renderSampling({ ui: <SamplingSettingsPanel /> });
    const review = screen.getByRole("checkbox", { name: "Show me answers before they are sent" });
    expect(review).toBeChecked();
    await user.click(review);
    await expect.poll(() => settingsOf(host)).toMatchObject({ reviewResponse: false });
    expect(host.read("sampling:reviewsResponses")).toBe(false);

    await user.click(screen.getByRole("checkbox", { name: "Ask me every time" }));
    await expect.poll(() => review).toBeChecked();
    expect(review).toBeDisabled();
    expect(host.read("sampling:reviewsResponses")).toBe(true);
  });

  it("sets which model answers, for all servers and for single ones", async () => {
    const { host, user, sample } = await renderSampling({ ui: <SamplingSettingsPanel /> });
    await user.selectOptions(
      screen.getByRole("combobox", { name: "Your default model" }),
      "Claude 3.5 Sonnet",
    );
    await user.selectOptions(
      screen.getByRole("combobox", { name: /Model for .*Travel Booking/ }),
      "Small",
    );
    await expect
      .poll(() => settingsOf(host))
      .toMatchObject({ defaultModel: models[0]?.id, serverModels: { travel: "small-1" } });
    sample(analysis).answer.catch(() => {});
    await expect
      .poll(() => host.getState().open)
      .toMatchObject([{ detail: { pick: { model: "small-1", reason: { code: "server" } } } }]);
    await user.selectOptions(
      screen.getByRole("combobox", { name: /Model for .*Travel Booking/ }),
      "Automatic",
    );
    await expect.poll(() => settingsOf(host)).toMatchObject({ serverModels: {} });
  });

  it("sets what matters, in place of what servers say", async () => {
    const { host, user } = await renderSampling({ ui: <SamplingSettingsPanel /> });
    const own = screen.getByRole("checkbox", { name: /my priorities/ });
    await user.click(own);
    expect(await screen.findByRole("slider", { name: "Low cost" })).toHaveValue("0.5");
    expect(settingsOf(host)).toMatchObject({ priorities: { cost: 0.5 } });
    await user.click(own);
    await expect.poll(() => settingsOf(host)).not.toHaveProperty("priorities");
  });

  it("says when the settings could not be kept", async () => {
    const storage = {
      getItem: () => null,
      setItem: () => {
        throw new Error("full");
      },
    };
    const { user } = await renderSampling({
      ui: <SamplingSettingsPanel />,
      sampling: { storage },
      hostOptions: { onError: () => {} },
    });
    await user.click(screen.getByRole("checkbox", { name: "Ask me every time" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("couldn’t be saved");
  });
});
