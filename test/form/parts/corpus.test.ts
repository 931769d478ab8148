// @vitest-environment jsdom
import "../../support/warmForm.js";
import { existsSync, readFileSync } from "node:fs";
import { Validator } from "@cfworker/json-schema";
import { cleanup, configure, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderWithHost } from "mcp-host-ui/testing";
import { createElement } from "react";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { readElicitationForm } from "../../../src/form/model/readElicitationForm.js";
import { openWire2025 } from "../../../src/testing/openWire2025.js";
import type { JsonObject } from "../../../src/wire/protocol/json.js";
import { tapped } from "../../support/tapped.js";
import { Forms } from "./Forms.js";
import { fillIn } from "./scriptedPerson.js";

interface Entry {
  /** Absent where it is not known what the server said. */
  readonly message: string | null;
  readonly requestedSchema: JsonObject;
  readonly kind: string;
}

const folder = "../shared/corpus";
const entries: readonly Entry[] = existsSync(folder)
  ? JSON.parse(readFileSync(`${folder}/elicitation.json`, "utf8"))
  : [];
const forms = entries.map((entry, index) => ({
  ...entry,
  index,
  reading: readElicitationForm(entry.requestedSchema, true),
}));

/** One refers to a definition that is not there; in one, the other validator takes `[[]]` for a property's name. */
const isBeyondTheOther = (text: string) =>
  text.includes("#/$defs/PrimitiveSchemaDefinition") || text.includes('"required":[[]]');

const sendButton = { confirm: "Confirm", "yes-no": "Yes", choice: "Send", form: "Send" };

// Node's tests have no setup file: this is what that of the DOM's does.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// Two busy cores load modules slowly; no test measures time.
configure({ reactStrictMode: true, asyncUtilTimeout: 8_000 });

let completed = 0;

/** Puts a question of the corpus into a page. */
async function ask({ message, requestedSchema, reading }: (typeof forms)[number]) {
  const { server, close } = await renderWithHost(
    createElement(Forms, { oneTap: reading.shape !== "choice" }),
    {
      server: { wire: tapped(openWire2025) },
    },
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

describe.skipIf(!existsSync(folder))("the forms of real servers (need ../shared/corpus)", () => {
  it.each(forms.filter(({ reading }) => reading.answerable))(
    "form $index ($kind) is completed by a person and accepted by the server's schema",
    async (entry) => {
      const { requestedSchema, reading } = entry;
      const user = userEvent.setup();
      const { form, received } = await ask(entry);
      if (reading.shape === "form" || reading.shape === "choice")
        await fillIn(user, form, reading.fields);
      await user.click(within(form).getByRole("button", { name: sendButton[reading.shape] }));

      const { action, content = {} } = await received();
      expect(action).toBe("accept");
      expect(Object.keys(content)).toEqual(reading.fields.map(({ name }) => name));
      const isInspected = !isBeyondTheOther(JSON.stringify(requestedSchema));
      const judgement = new Validator(isInspected ? requestedSchema : {}, "2020-12").validate(
        content,
      );
      expect(judgement.errors).toEqual([]);
    },
  );

  it.each(forms.filter(({ reading }) => !reading.answerable))(
    "form $index ($kind) offers no way to accept what no answer could satisfy",
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
