import { renderWithHost } from "@mcp-host-ui/testing";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import {
  type Elicitation,
  ElicitationForm,
  useElicitationForm,
  useElicitationFormContext,
  useElicitations,
} from "mcp-host-ui";
import type { ReactNode } from "react";
import { Controller, useFormContext } from "react-hook-form";
import { describe, expect, it, onTestFinished } from "vitest";
import { armed } from "../../support/armed.js";
import { openQuestion } from "../../support/questions.js";
import { renderForm } from "../parts/renderForm.js";

const trip = {
  city: { type: "string", title: "City", minLength: 2 },
  nights: { type: "integer", title: "Nights", minimum: 1 },
};

/** Every open form, drawn by the host itself. */
function Own({ children }: { children: (form: Elicitation.Form) => ReactNode }): ReactNode {
  const { open } = useElicitations();
  return open.map(
    (question) => question.mode === "form" && <div key={question.id}>{children(question)}</div>,
  );
}

/** A form without any part of ours: an app's own inputs, registered with react-hook-form. */
function PlainForm({ question }: { question: Elicitation.Form }): ReactNode {
  const { form, fields, submit, status } = useElicitationForm(question);
  return (
    <form onSubmit={submit}>
      {fields.map(({ name, label, field: { id } }) => (
        <div key={name}>
          <input aria-label={label} {...form.register(id)} />
          <p role="alert">{form.formState.errors[id]?.message}</p>
        </div>
      ))}
      <output>{status}</output>
      <button type="submit">Send</button>
    </form>
  );
}

/** A form library's field: it finds react-hook-form by its context. */
function OwnField({ property }: { property: string }): ReactNode {
  const { control } = useFormContext();
  const { nameOf } = useElicitationFormContext();
  return (
    <Controller
      control={control}
      name={nameOf(property)}
      render={({ field, fieldState }) => (
        <>
          <input {...field} aria-label={property || "nameless"} aria-invalid={fieldState.invalid} />
          <p role="note">{fieldState.error?.message}</p>
        </>
      )}
    />
  );
}

/** Knows of the app's own accord what is wrong with a city. */
function Taken(): ReactNode {
  const { setError } = useFormContext();
  const { nameOf } = useElicitationFormContext();
  const message = "Porto is fully booked.";
  return (
    <button type="button" onClick={() => setError(nameOf("city"), { type: "booked", message })}>
      Look it up
    </button>
  );
}

/** The parts, with fields of the app's own in place of ours. */
function MixedForm({
  question,
  names,
}: {
  question: Elicitation.Form;
  names: readonly string[];
}): ReactNode {
  return (
    <ElicitationForm.Root elicitation={question}>
      {names.map((name) => (
        <OwnField key={name} property={name} />
      ))}
      <ElicitationForm.Actions />
    </ElicitationForm.Root>
  );
}

describe("useElicitationForm", () => {
  it("takes inputs that are registered by name, and sends what they hold", async () => {
    const ui = <Own>{(question) => <PlainForm question={question} />}</Own>;
    const { user, send } = await renderForm(trip, ["city"], { ui });
    const city = screen.getByRole("textbox", { name: "City" });
    const error = () => screen.getAllByRole("alert")[0];
    await user.click(screen.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(error()).not.toBeEmptyDOMElement());
    expect(screen.getByRole("status")).toHaveTextContent("editing");
    await user.type(city, "P");
    await waitFor(() => expect(error()).toHaveTextContent("2"));
    await user.type(city, "orto");
    await waitFor(() => expect(error()).toBeEmptyDOMElement());
    await user.type(screen.getByRole("textbox", { name: "Nights" }), "3");
    await expect(send()).resolves.toEqual({ city: "Porto", nights: 3 });
  });

  it("leaves out what is optional and stays empty in registered inputs", async () => {
    const ui = <Own>{(question) => <PlainForm question={question} />}</Own>;
    const { user, send } = await renderForm(trip, [], { ui });
    const nights = screen.getByRole("textbox", { name: "Nights" });
    await user.type(nights, "3");
    await user.clear(nights);
    await expect(send()).resolves.toEqual({});
  });
});

describe("ElicitationForm.Root", () => {
  it("reads a number that is typed into a plain Controller, as the page's language writes it", async () => {
    const ui = (
      <Own>{(question) => <MixedForm question={question} names={["nights", "price"]} />}</Own>
    );
    const asked = { ...trip, price: { type: "number", title: "Price" } };
    const { user, send } = await renderForm(asked, ["nights"], { ui, locale: "de" });
    await user.type(screen.getByRole("textbox", { name: "nights" }), "5");
    await user.type(screen.getByRole("textbox", { name: "price" }), "1.234,5");
    await expect(send()).resolves.toEqual({ nights: 5, price: 1234.5 });
  });

  it("shows what the app finds wrong itself beside the field and in the summary, until the field is judged again", async () => {
    const ui = (
      <Own>
        {(question) => (
          <ElicitationForm.Root elicitation={question}>
            <ElicitationForm.Summary />
            <ElicitationForm.Field name="city" />
            <Taken />
            <ElicitationForm.Actions />
          </ElicitationForm.Root>
        )}
      </Own>
    );
    const { user, press, send } = await renderForm(trip, ["city"], { ui });
    const city = screen.getByRole("textbox", { name: "City" });
    await user.type(city, "P");
    await press("Send");
    await waitFor(() => expect(city).toBeInvalid());
    await user.type(city, "orto");
    await waitFor(() => expect(city).toBeValid());

    await press("Look it up");
    await waitFor(() => expect(city).toHaveAccessibleDescription(/Porto is fully booked\.$/));
    expect(screen.getByRole("button", { name: /City.*Porto is fully booked/ })).toBeVisible();

    await user.type(city, "!");
    await waitFor(() => expect(city).toBeValid());
    expect(screen.queryByRole("button", { name: /fully booked/ })).not.toBeInTheDocument();
    await expect(send()).resolves.toEqual({ city: "Porto!" });
  });

  it("lends its form to fields of the app's own, and says in words what is wrong with them", async () => {
    const ui = <Own>{(question) => <MixedForm question={question} names={["city"]} />}</Own>;
    const { user, send, press } = await renderForm(trip, ["city"], { ui });
    await press("Send");
    await waitFor(() => expect(screen.getByRole("note")).not.toBeEmptyDOMElement());
    const city = screen.getByRole("textbox", { name: "city" });
    expect(city).toBeInvalid();
    await user.type(city, "Porto");
    await waitFor(() => expect(city).toBeValid());
    await expect(send()).resolves.toEqual({ city: "Porto" });
  });

  it("focuses the first of them that is wrong, and those that the summary leads to", async () => {
    const visit = {
      city: { type: "string", title: "City" },
      hotel: { type: "string", title: "Hotel" },
    };
    const ui = (
      <Own>
        {(question) => (
          <ElicitationForm.Root elicitation={question}>
            <ElicitationForm.Summary />
            <OwnField property="city" />
            <OwnField property="hotel" />
            <ElicitationForm.Actions />
          </ElicitationForm.Root>
        )}
      </Own>
    );
    const { user, press, send } = await renderForm(visit, ["city", "hotel"], { ui });
    await press("Send");
    const city = screen.getByRole("textbox", { name: "city" });
    const hotel = screen.getByRole("textbox", { name: "hotel" });
    await waitFor(() => expect(city).toHaveFocus());
    await user.click(screen.getByRole("button", { name: /Hotel/ }));
    expect(hotel).toHaveFocus();
    await user.keyboard("Ritz");
    await user.type(city, "Porto");
    await expect(send()).resolves.toEqual({ city: "Porto", hotel: "Ritz" });
  });

  it("keeps properties with hostile names apart in them", async () => {
    const names = ["__proto__", "a.b", "a[0]", "", "constructor"];
    const properties = Object.fromEntries(names.map((name) => [name, { type: "string" }]));
    const ui = <Own>{(question) => <MixedForm question={question} names={names} />}</Own>;
    const { user, send } = await renderForm(properties, names, { ui, tap: true });
    for (const [index, name] of names.entries())
      await user.type(screen.getByRole("textbox", { name: name || "nameless" }), `${index}`);
    expect(new Map(Object.entries((await send()) ?? {}))).toEqual(
      new Map(names.map((name, index) => [name, `${index}`])),
    );
  });

  it("sends nothing of a field that nobody asks for", async () => {
    const ui = (
      <Own>{(question) => <MixedForm question={question} names={["city", "gone"]} />}</Own>
    );
    const { user, send } = await renderForm(trip, [], { ui });
    await user.type(screen.getByRole("textbox", { name: "gone" }), "secret");
    await user.type(screen.getByRole("textbox", { name: "city" }), "Porto");
    await expect(send()).resolves.toEqual({ city: "Porto" });
  });

  it("looks a second time at a secret that stands in them", async () => {
    const ui = <Own>{(question) => <MixedForm question={question} names={["pin"]} />}</Own>;
    const properties = { pin: { type: "string", title: "Card PIN" } };
    const { user, press, server, content } = await renderForm(properties, ["pin"], { ui });
    await user.type(screen.getByRole("textbox", { name: "pin" }), "1234");
    await press("Send anyway…");
    const send = await screen.findByRole("button", { name: "Send it anyway" });
    expect(server.received).toEqual([]);
    await armed(500);
    await user.click(send);
    await expect(content()).resolves.toEqual({ pin: "1234" });
  });

  it("keeps what is typed into them as the question's draft, and brings back what was", async () => {
    const ui = <Own>{(question) => <MixedForm question={question} names={["city"]} />}</Own>;
    const { host, server, close } = await renderWithHost(ui);
    onTestFinished(close);
    server.elicit({ message: "Where?", requestedSchema: { type: "object", properties: trip } });
    const { id } = await openQuestion(host);
    await host.send({ type: "saveDraft", id, draft: { city: "Faro" } });
    const city = await screen.findByRole("textbox", { name: "city" });
    await waitFor(() => expect(city).toHaveValue("Faro"));
    await userEvent.type(city, "!");
    await waitFor(() => expect(host.read(`draft:${id}`)).toEqual({ city: "Faro!" }));
  });

  it("takes a reset for what it is, in fields of the app's own and in ours", async () => {
    function Reset() {
      const { reset } = useFormContext();
      return (
        <button type="button" onClick={() => reset()}>
          Reset
        </button>
      );
    }
    const ui = (
      <Own>
        {(question) => (
          <ElicitationForm.Root elicitation={question}>
            <OwnField property="city" />
            <ElicitationForm.Field name="nights" />
            <Reset />
            <ElicitationForm.Actions />
          </ElicitationForm.Root>
        )}
      </Own>
    );
    const { user, press, send } = await renderForm(trip, [], { ui });
    const city = screen.getByRole("textbox", { name: "city" });
    const nights = screen.getByRole("textbox", { name: "Nights" });
    await user.type(city, "Porto");
    await user.type(nights, "3");
    await press("Reset");
    await waitFor(() => expect(nights).toHaveValue(""));
    expect(city).toHaveValue("");
    await user.type(nights, "4");
    await expect(send()).resolves.toEqual({ nights: 4 });
  });
});
