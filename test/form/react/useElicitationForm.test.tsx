import { renderWithHost } from "@mcp-host-ui/testing";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import {
  type Elicitation,
  ElicitationForm,
  useElicitationForm,
  useElicitations,
} from "mcp-host-ui";
import { createInspector } from "mcp-host-ui/safety";
import { type ReactNode, useState } from "react";
import { describe, expect, it, onTestFinished } from "vitest";
import { openQuestion } from "../../support/questions.js";

const trip = {
  message: "Where to?",
  requestedSchema: {
    type: "object",
    properties: {
      city: { type: "string", title: "City", default: "Porto" },
      nights: { type: "integer", title: "Nights" },
      word: { type: "string", title: "Word" },
    },
    required: ["nights"],
  },
};

/** The first open form, which can be put away and taken out again. */
function Drawer({ children }: { children: (form: Elicitation.Form) => ReactNode }): ReactNode {
  const [isOpen, setOpen] = useState(true);
  const { open } = useElicitations();
  const form = open.find((question) => question.mode === "form");
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Drawer
      </button>
      {isOpen && form && children(form)}
    </>
  );
}

async function openDrawer(children: (form: Elicitation.Form) => ReactNode) {
  const user = userEvent.setup();
  const rendered = await renderWithHost(<Drawer>{children}</Drawer>);
  onTestFinished(rendered.close);
  const { answer } = rendered.server.elicit(trip);
  const { id } = await openQuestion(rendered.host);
  const draft = () => rendered.host.read(`draft:${id}`);
  const toggle = () => user.click(screen.getByRole("button", { name: "Drawer" }));
  return { ...rendered, user, answer, draft, toggle };
}

const plainForm = (form: Elicitation.Form) => <ElicitationForm.Root elicitation={form} />;

describe("useElicitationForm", () => {
  it("keeps what was typed as the question's draft, and brings it back", async () => {
    const { user, draft, toggle } = await openDrawer(plainForm);
    await user.clear(await screen.findByRole("textbox", { name: "City" }));
    await user.type(screen.getByRole("textbox", { name: "Nights" }), "3x");
    await waitFor(() => expect(draft()).toEqual({ city: "", nights: "3x" }));

    await toggle();
    await toggle();
    expect(await screen.findByRole("textbox", { name: "City" })).toHaveValue("");
    expect(screen.getByRole("textbox", { name: "Nights" })).toHaveValue("3x");
  });

  it("keeps at once what was typed last when it goes away", async () => {
    const { user, draft, toggle } = await openDrawer(plainForm);
    await user.type(await screen.findByRole("textbox", { name: "Nights" }), "3");
    await toggle();
    await waitFor(() => expect(draft()).toEqual({ nights: 3 }));
  });

  it("keeps what is sent once: it is the question's draft already", async () => {
    const { host, user, answer, draft } = await openDrawer(plainForm);
    await user.type(await screen.findByRole("textbox", { name: "Nights" }), "3");
    await waitFor(() => expect(draft()).toEqual({ nights: 3 }));
    const told: unknown[] = [];
    const { id } = await openQuestion(host);
    onTestFinished(host.subscribe(() => told.push(draft()), `draft:${id}`));
    await user.click(screen.getByRole("button", { name: "Send" }));
    await expect(answer).resolves.toEqual({
      action: "accept",
      content: { city: "Porto", nights: 3 },
    });
    // Nothing but that it is over.
    expect(told).toEqual([undefined]);
  });

  it("keeps nothing while nothing but suggestions stands in the form", async () => {
    const { draft, toggle } = await openDrawer(plainForm);
    await screen.findByRole("textbox", { name: "City" });
    await toggle();
    expect(draft()).toBeUndefined();
  });

  it("never keeps what the host calls sensitive", async () => {
    const isSensitive = ({ name }: { name: string }) => name !== "nights";
    const { user, draft } = await openDrawer((form) => (
      <ElicitationForm.Root elicitation={form} isSensitive={isSensitive} />
    ));
    await user.type(await screen.findByRole("textbox", { name: "City" }), "!");
    await user.type(screen.getByLabelText("Word"), "hunter2");
    await user.type(screen.getByRole("textbox", { name: "Nights" }), "3");
    await waitFor(() => expect(draft()).toEqual({ nights: 3 }));
  });

  it("forgets the draft once the question is answered", async () => {
    const { user, draft, server } = await openDrawer(plainForm);
    await user.type(await screen.findByRole("textbox", { name: "Nights" }), "3");
    await waitFor(() => expect(draft()).toBeDefined());
    await user.click(screen.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(server.received).toHaveLength(1));
    expect(draft()).toBeUndefined();
  });

  it.each([
    ["Send", 1],
    ["Decline", 2],
    ["Cancel", 2],
  ])(
    "brings back what was typed last when %s is pressed at once and the call asks again",
    async (name, presses) => {
      const rendered = await renderWithHost(<Drawer>{plainForm}</Drawer>);
      onTestFinished(rendered.close);
      const done = rendered.server.call(async (ask) => {
        const request = { q: { method: "elicitation/create", params: trip } };
        await ask(request);
        return ask(request);
      });
      done.catch(() => {});
      const nights = await screen.findByRole("textbox", { name: "Nights" });
      fireEvent.change(nights, { target: { value: "3" } });
      for (let press = 0; press < presses; press += 1)
        fireEvent.click(screen.getByRole("button", { name }));

      await waitFor(() => expect(rendered.host.getState().open[0]?.asked).toBe(2));
      await waitFor(() => expect(screen.getByRole("textbox", { name: "Nights" })).toHaveValue("3"));
    },
  );

  it.each(["Decline", "Cancel"])(
    "brings back what was typed when %s is pressed before it is known what asks for a secret",
    async (name) => {
      let start = () => {};
      const started = new Promise<void>((resolve) => {
        start = resolve;
      });
      const own = createInspector();
      const inspectFields: typeof own.inspectFields = async (...asked) => {
        await started;
        return own.inspectFields(...asked);
      };
      const inspector = { ...own, inspectFields };
      const rendered = await renderWithHost(<Drawer>{plainForm}</Drawer>, {
        safety: { inspector },
      });
      onTestFinished(rendered.close);
      const answers: unknown[] = [];
      const done = rendered.server.call(async (ask) => {
        const request = { q: { method: "elicitation/create", params: trip } };
        answers.push(await ask(request));
        return ask(request);
      });
      done.catch(() => {});
      const user = userEvent.setup();
      await user.type(await screen.findByRole("textbox", { name: "Word" }), "Lisbon");
      for (let press = 0; press < 2; press += 1) {
        await user.click(screen.getByRole("button", { name }));
      }
      start();

      await waitFor(() => expect(rendered.host.getState().open[0]?.asked).toBe(2));
      await waitFor(() => expect(screen.getByLabelText("Word")).toHaveValue("Lisbon"));
      expect(answers).toEqual([{ q: { action: name.toLowerCase() } }]);
    },
  );

  it("takes a draft that does not fit for none", async () => {
    const { host, toggle } = await openDrawer(plainForm);
    await toggle();
    const { id } = await openQuestion(host);
    await act(() => host.send({ type: "saveDraft", id, draft: { city: true, nights: ["1"] } }));
    await toggle();
    expect(await screen.findByRole("textbox", { name: "City" })).toHaveValue("Porto");
    expect(screen.getByRole("textbox", { name: "Nights" })).toHaveValue("");
  });

  it("shows another question's form when it is given another question", async () => {
    function Probe({ form }: { form: Elicitation.Form }) {
      const { fields, status } = useElicitationForm(form);
      return <p>{[status, ...fields.map(({ name }) => name)].join()}</p>;
    }
    const { host, server, answer } = await openDrawer((form) => <Probe form={form} />);
    await screen.findByText("editing,city,nights,word");
    server.elicit({
      message: "And?",
      requestedSchema: { properties: { seat: { type: "string" } }, type: "object" },
    });
    const { id } = await openQuestion(host);
    await act(() => host.send({ type: "settle", id, answer: { action: "decline" } }));
    expect(await answer).toEqual({ action: "decline" });
    await screen.findByText("editing,seat");
  });

  it("has the status ended when the server withdraws the question", async () => {
    function Probe() {
      const [form] = useElicitations().open;
      const [first, keep] = useState<Elicitation.Form>();
      if (form?.mode === "form" && !first) keep(form);
      return first && <Status form={first} />;
    }
    function Status({ form }: { form: Elicitation.Form }) {
      return <p>{useElicitationForm(form).status}</p>;
    }
    const { server, close } = await renderWithHost(<Probe />);
    onTestFinished(close);
    const { withdraw } = server.elicit(trip);
    await screen.findByText("editing");
    withdraw();
    expect(await screen.findByText("ended")).toBeVisible();
  });

  it("fills react-hook-form's own form, and sends what the app writes into it", async () => {
    function OwnForm({ form: elicitation }: { form: Elicitation.Form }) {
      const { form, submit, fields } = useElicitationForm(elicitation);
      const nights = fields.find(({ name }) => name === "nights")?.field.id ?? "";
      return (
        <form onSubmit={submit}>
          <button type="button" onClick={() => form.setValue(nights, 7)}>
            A week
          </button>
          <button type="submit">Go</button>
        </form>
      );
    }
    const { user, answer } = await openDrawer((form) => <OwnForm form={form} />);
    await user.click(await screen.findByRole("button", { name: "A week" }));
    await user.click(screen.getByRole("button", { name: "Go" }));
    await expect(answer).resolves.toEqual({
      action: "accept",
      content: { city: "Porto", nights: 7 },
    });
  });
});
