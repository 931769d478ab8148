import { renderWithHost, startServer } from "@mcp-host-ui/testing";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import {
  DecisionLogView,
  HostPrompts,
  RootsCard,
  RootsSettings,
  SamplingSettingsPanel,
  useSamplingSettings,
} from "mcp-host-ui";
import { createDecisionLog, createHost, elicitation, roots, sampling } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { shippingAddress } from "../../support/questions.js";

const signIn = {
  message: "Sign in to go on.",
  requestedSchema: { type: "object", properties: { word: { type: "string", title: "Password" } } },
};

function Fixed() {
  return <output>{useSamplingSettings().fixed.join(", ")}</output>;
}

describe("SamplingSettingsPanel", () => {
  it("shows the switches that the host's policy sets as set and fixed, and who set them", async () => {
    const generate = async () => ({ content: "In November.", model: "m" });
    const host = createHost({
      kinds: [sampling({ generate, reviewResponse: false, models: [{ id: "m" }] }), elicitation()],
      policy: { review: "always" },
    });
    const { close } = await renderWithHost(
      <>
        <SamplingSettingsPanel />
        <Fixed />
      </>,
      { host },
    );
    onTestFinished(close);
    for (const name of ["Ask me every time", "Show me answers before they are sent"]) {
      const fixed = screen.getByRole("checkbox", { name });
      expect(fixed).toBeChecked();
      expect(fixed).toBeDisabled();
      expect(fixed).toHaveAccessibleDescription("Set by this app. You can’t change it here.");
    }
    expect(screen.getByRole("status")).toHaveTextContent("askEveryTime, reviewResponse");
    expect(screen.getByRole("combobox", { name: "Your default model" })).toBeEnabled();
  });

  it("fixes nothing where no policy does", async () => {
    const host = createHost({
      kinds: [sampling({ generate: async () => ({ content: "" }) }), elicitation()],
    });
    const { close } = await renderWithHost(<SamplingSettingsPanel />, { host });
    onTestFinished(close);
    expect(screen.getByRole("checkbox", { name: "Ask me every time" })).toBeEnabled();
  });
});

describe("RootsSettings and RootsPrompt", () => {
  it("say that the app asks each time, and offer no yes for good", async () => {
    const host = createHost({
      kinds: [roots({ initial: ["/home/ada"], approve: () => true })],
      policy: { review: "always" },
    });
    const ui = (
      <>
        <RootsSettings />
        <RootsCard />
      </>
    );
    const { server, close } = await renderWithHost(ui, { host });
    onTestFinished(close);
    const decisions = await screen.findByRole("combobox", { name: /Travel Booking/ });
    expect(
      within(decisions)
        .getAllByRole("option")
        .map((option) => option.textContent),
    ).toEqual(["Ask each time", "Never share"]);
    expect(screen.getAllByText(/^You’re asked each time/)).toHaveLength(1);

    const { answer } = server.request({ method: "roots/list" });
    await userEvent.click(await screen.findByRole("button", { name: "Share 1 folder" }));
    await expect(answer).resolves.toEqual({ roots: [{ uri: "file:///home/ada" }] });
    const again = server.request({ method: "roots/list" });
    await userEvent.click(await screen.findByRole("button", { name: "Share 1 folder" }));
    await expect(again.answer).resolves.toEqual({ roots: [{ uri: "file:///home/ada" }] });
    expect(screen.queryByText(/Applies from now on/)).not.toBeInTheDocument();
  });
});

describe("DecisionLogView", () => {
  it("says which policy decided, and that the app did", async () => {
    const log = createDecisionLog();
    const { host, server, close } = await renderWithHost(<DecisionLogView />, {
      hostOptions: { log, policy: { secrets: "refused", servers: ["travel"] } },
    });
    onTestFinished(close);
    await expect(server.elicit(signIn).answer).resolves.toMatchObject({ action: "cancel" });
    const bank = await startServer(host, { id: "bank", name: "My Bank" });
    onTestFinished(() => bank.close());
    await expect(bank.elicit(shippingAddress).answer).rejects.toThrow("takes no requests");
    expect(await screen.findByRole("row", { name: /My Bank/ })).toHaveTextContent(
      /Refused.*This app.*This app doesn’t accept requests from this server\./,
    );
    expect(screen.getByRole("row", { name: /Travel Booking/ })).toHaveTextContent(
      /Canceled.*This app.*This app rejects forms that ask for secrets\./,
    );
    expect(screen.queryByText("You")).not.toBeInTheDocument();
  });
});

/** Types half an answer into a page whose host stores drafts in its session storage, or not. */
async function typeHalf(drafts: boolean) {
  const { server, host, unmount, close } = await renderWithHost(<HostPrompts />, {
    hostOptions: { storage: sessionStorage, storageKey: `drafts-${drafts}`, policy: { drafts } },
  });
  onTestFinished(close);
  server.elicit(shippingAddress);
  await userEvent.type(await screen.findByRole("textbox", { name: "City" }), "half-typed");
  const [question] = host.getState().open;
  await expect.poll(() => host.read(`draft:${question?.id}`)).toEqual({ city: "half-typed" });
  unmount();
}

describe("a page of a host with policy: { drafts: false }", () => {
  it("keeps nothing half-typed in its session storage", async () => {
    onTestFinished(() => sessionStorage.clear());
    await typeHalf(false);
    await typeHalf(true);
    // What was typed later, without the policy, is stored by now.
    await expect.poll(() => sessionStorage.getItem("drafts-true")).toContain("half-typed");
    expect(Object.keys({ ...sessionStorage })).toEqual(["drafts-true"]);
  });
});
