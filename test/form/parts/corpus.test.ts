// @vitest-environment jsdom
import "../../support/warmForm.js";
import { Validator } from "@cfworker/json-schema";
import { renderWithHost } from "@mcp-host-ui/testing";
import { cleanup, configure, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createElement } from "react";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { openWire2025 } from "../../../packages/testing/src/kit/openWire2025.js";
import { readElicitationForm } from "../../../src/form/model/readElicitationForm.js";
import { forms as entries } from "../../corpus/readCorpus.js";
import { tapped } from "../../support/tapped.js";
import { Forms } from "./Forms.js";
import { fillIn } from "./scriptedPerson.js";

const forms = entries.map((entry) => ({
  ...entry,
  reading: readElicitationForm(entry.requestedSchema, true),
}));

const sendButton = { confirm: "Confirm", "yes-no": "Yes", choice: "Send", form: "Send" };

// Node's tests have no setup file: this is what that of the DOM's does.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// Two busy cores load modules slowly; no test measures time.
configure({ reactStrictMode: true, asyncUtilTimeout: 8_000 });

let completed = 0;

/** Renders a form of the corpus in a page, with its fields where one press could answer it. */
async function ask({ message, requestedSchema, reading }: (typeof forms)[number]) {
  const { server, close } = await renderWithHost(
    createElement(Forms, { oneTap: reading.shape !== "choice" }),
    { server: { wire: tapped(openWire2025) } },
  );
  onTestFinished(async () => {
    cleanup();
    await close();
  });
  const { answer } = server.elicit({ message: message ?? "", requestedSchema });
  await screen.findByRole("button", { name: "Decline" });
  const [form] = document.forms;
  if (!form) throw new Error("The form is not there.");
  const received = async () => {
    await waitFor(() => expect(server.received).toHaveLength(1));
    completed += 1;
    return answer;
  };
  return { form, received };
}

describe("the forms of the corpus", () => {
  it.each(forms.filter(({ reading }) => reading.answerable))(
    "$name: the user fills the form in, and the answer satisfies the server's schema",
    async (entry) => {
      const { requestedSchema, reading, unchecked, misread } = entry;
      const user = userEvent.setup();
      const { form, received } = await ask(entry);
      if (reading.shape === "form" || reading.shape === "choice")
        await fillIn(user, form, reading.fields);
      await user.click(within(form).getByRole("button", { name: sendButton[reading.shape] }));

      const { action, content = {} } = await received();
      expect(action).toBe("accept");
      expect(Object.keys(content)).toEqual(reading.fields.map(({ name }) => name));
      const isCompared = !unchecked && !misread;
      const judgement = new Validator(isCompared ? requestedSchema : {}, "2020-12").validate(
        content,
      );
      expect(judgement.errors).toEqual([]);
    },
  );

  it.each(forms.filter(({ reading }) => !reading.answerable))(
    "$name: the form offers only Decline and Cancel, since no answer is valid",
    async (entry) => {
      const { form, received } = await ask(entry);
      const buttons = within(form).getAllByRole("button");
      expect(buttons.map(({ textContent }) => textContent)).toEqual(["Decline", "Cancel"]);
      await userEvent.click(within(form).getByRole("button", { name: "Decline" }));
      expect(await received()).toEqual({ action: "decline" });
    },
  );

  afterAll(() => expect(completed).toBe(entries.length));
});
