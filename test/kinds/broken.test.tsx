import { type RenderWithHostOptions, renderWithHost } from "@mcp-host-ui/testing";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import {
  DecisionLogView,
  ElicitationCard,
  ElicitationControlsProvider,
  type ElicitationForm,
  HostPrompts,
  RequestInbox,
  RootsCard,
  SamplingCard,
} from "mcp-host-ui";
import { createDecisionLog, elicitation, roots, sampling } from "mcp-host-ui/host";
import type { ReactNode } from "react";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";

const trip = {
  message: "Where to?",
  requestedSchema: { type: "object", properties: { city: { type: "string", title: "City" } } },
};
const requests = {
  elicitation: { method: "elicitation/create", params: trip },
  sampling: {
    method: "sampling/createMessage",
    params: { messages: [{ role: "user", content: { type: "text", text: "Hi" } }], maxTokens: 5 },
  },
  roots: { method: "roots/list" },
};

/** A sentence that fails to be written, as one does for data that nobody thought of. */
const fails = () => {
  throw new Error("no such plural");
};
const failing = {
  elicitation: { elicitation: { asks: fails } },
  sampling: { sampling: { asks: fails } },
  roots: { rootsConsent: { asks: fails } },
};

const onError = vi.fn<(error: unknown) => void>();
const user = userEvent.setup();

beforeEach(() => {
  onError.mockClear();
  vi.mocked(console.error).mockImplementation(() => {});
});

async function renderApp(ui: ReactNode, options: RenderWithHostOptions = {}) {
  const kinds = [
    elicitation({ url: true }),
    sampling({ generate: async () => ({ content: "Hello" }) }),
    roots({ initial: [{ uri: "file:///srv/one", name: "One" }] }),
  ];
  const rendered = await renderWithHost(
    <>
      <p>The rest of the app</p>
      {ui}
    </>,
    { custom: { onError }, ...options, hostOptions: { kinds, log: createDecisionLog() } },
  );
  onTestFinished(rendered.close);
  return rendered;
}

function expectTold(message = "no such plural") {
  expect(screen.getByText("The rest of the app")).toBeInTheDocument();
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message }));
  // React reports what a boundary caught.
  expect(console.error).toHaveBeenCalled();
  vi.mocked(console.error).mockClear();
}

const declined = {
  elicitation: { resolves: { action: "decline" } },
  sampling: { rejects: { code: -1 } },
  roots: { rejects: { code: expect.any(Number) } },
};

describe.each(["elicitation", "sampling", "roots"] as const)(
  "a question of %s that fails to render",
  (kind) => {
    const cards = {
      elicitation: <ElicitationCard />,
      sampling: <SamplingCard />,
      roots: <RootsCard />,
    };

    it.each([
      ["dialog", <HostPrompts key="it" />],
      ["region", cards[kind]],
    ] as const)(
      "says so in a %s that stands for it, and can be declined there",
      async (role, ui) => {
        const { server, host } = await renderApp(ui, { messages: failing[kind] });
        const { answer } = server.request(requests[kind]);
        const settled = answer.then(
          (resolves) => ({ resolves }),
          (rejects: unknown) => ({ rejects }),
        );
        const surface = await screen.findByRole(role, { name: "This question can’t be shown" });
        expectTold();
        await user.click(within(surface).getByRole("button", { name: "Decline" }));
        expect(await settled).toMatchObject(declined[kind]);
        expect(host.log?.entries()).toMatchObject([{ kind, outcome: { by: "person" } }]);
      },
    );
  },
);

describe("a control of the app's own that throws", () => {
  let isBroken = true;
  function Broken({ onValueChange, controlRef }: ElicitationForm.ControlProps<"text">) {
    if (isBroken) throw new Error("the map is not loaded");
    return (
      <button type="button" ref={controlRef} onClick={() => onValueChange("Lisbon")}>
        Lisbon
      </button>
    );
  }
  const withControl = (ui: ReactNode) => (
    <ElicitationControlsProvider fieldControls={{ city: { kind: "text", control: Broken } }}>
      {ui}
    </ElicitationControlsProvider>
  );

  it.each([
    ["dialog", <HostPrompts key="it" />],
    ["region", <ElicitationCard key="it" />],
  ] as const)(
    "leaves a %s in which the question can be tried again, and answered",
    async (role, ui) => {
      isBroken = true;
      const { server } = await renderApp(withControl(ui));
      const { answer } = server.elicit(trip);
      const surface = await screen.findByRole(role, { name: "This question can’t be shown" });
      expectTold("the map is not loaded");
      isBroken = false;
      await user.click(within(surface).getByRole("button", { name: "Try again" }));
      await user.click(await screen.findByRole("button", { name: "Lisbon" }));
      await user.click(screen.getByRole("button", { name: "Send" }));
      expect(await answer).toEqual({ action: "accept", content: { city: "Lisbon" } });
    },
  );

  it("takes nothing along but its own question: the next is shown", async () => {
    isBroken = true;
    const { server } = await renderApp(withControl(<HostPrompts />));
    const first = server.elicit(trip);
    const surface = await screen.findByRole("dialog", { name: "This question can’t be shown" });
    const second = server.elicit({
      message: "How many?",
      requestedSchema: {
        type: "object",
        properties: { seats: { type: "integer", title: "Seats" } },
      },
    });
    expectTold("the map is not loaded");
    await user.click(within(surface).getByRole("button", { name: "Decline" }));
    expect(await first.answer).toEqual({ action: "decline" });
    await user.type(await screen.findByRole("textbox", { name: "Seats" }), "2");
    await user.click(screen.getByRole("button", { name: "Send" }));
    expect(await second.answer).toEqual({ action: "accept", content: { seats: 2 } });
  });
});

describe("a row that fails to render", () => {
  it("stands in the inbox with a button that declines", async () => {
    const { server } = await renderApp(<RequestInbox />, {
      // The row of the server has actions, too.
      messages: {
        inbox: { actionOn: ({ action }) => (/^(Open|Dismiss)$/.test(action) ? fails() : action) },
      },
    });
    const { answer } = server.elicit(trip);
    const row = await screen.findByRole("row", { name: "This question can’t be shown" });
    expectTold();
    await user.click(within(row).getByRole("button", { name: "Decline" }));
    expect(await answer).toEqual({ action: "decline" });
    await vi.waitFor(() => expectTold());
  });

  it("stands in the log among those that can be shown", async () => {
    const { server, host } = await renderApp(<DecisionLogView />, {
      messages: { log: { reason: fails } },
    });
    for (const withdrawn of [false, true]) {
      const { answer, withdraw } = server.elicit(trip);
      const ended = answer.catch(() => {});
      await vi.waitFor(() => expect(host.getState().open).toHaveLength(1));
      const id = host.getState().open[0]?.id ?? "";
      if (withdrawn) withdraw();
      // Only this one has a reason to show.
      else
        await host.send({ type: "settle", id, answer: { action: "decline", reason: "Too late" } });
      await ended;
    }
    expect(await screen.findByText("This question can’t be shown")).toBeInTheDocument();
    expect(screen.getAllByRole("row")).toHaveLength(3);
    expectTold();
  });
});
