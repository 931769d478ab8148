import { createIntl } from "@formatjs/intl";
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import i18next from "i18next";
import { HostPrompts } from "mcp-host-ui";
import { createHost, elicitation } from "mcp-host-ui/host";
import { ar } from "mcp-host-ui/locales/ar";
import { de } from "mcp-host-ui/locales/de";
import type { Messages } from "mcp-host-ui/locales/en";
import { renderWithHost, startServer } from "mcp-host-ui/testing";
import { fromFormatjs, fromI18next, listSentences, messagesFrom } from "mcp-host-ui/words";
import { describe, expect, it, onTestFinished } from "vitest";
import {
  App,
  fileForTranslators,
  startI18next,
} from "../../stories/pages/samples/TranslatorsWords.tsx";

import { armed } from "../support/armed.js";

/** The catalogue as an app's own translation file, but for one sentence. */
const fileOf = (catalogue: Messages, syntax: "i18next" | "formatjs", send: string) => ({
  ...listSentences(catalogue, syntax).sentences,
  "form.send": send,
});

async function inI18next(catalogue: Messages, send: string) {
  const { locale } = catalogue;
  const app = i18next.createInstance();
  const translation = fileOf(catalogue, "i18next", send);
  await app.init({ lng: locale, resources: { [locale]: { translation } } });
  return messagesFrom(catalogue, fromI18next(app.t));
}

async function inFormatjs(catalogue: Messages, send: string) {
  const { locale } = catalogue;
  const messages = fileOf(catalogue, "formatjs", send);
  return messagesFrom(catalogue, fromFormatjs(createIntl({ locale, messages })));
}

describe.each([
  { catalogue: de, send: "Los damit", code: "Geben Sie mindestens 3 Zeichen ein." },
  { catalogue: ar, send: "أرسِل الآن", code: "أدخِل 3 أحرف على الأقل." },
])("a form in an app's own $catalogue.locale", ({ catalogue, send, code }) => {
  it.each([
    ["i18next", inI18next],
    ["FormatJS", inFormatjs],
  ] as const)("is filled in, refused and sent with the words of %s", async (_name, wordsIn) => {
    const user = userEvent.setup();
    const messages = await wordsIn(catalogue, send);
    const { server, close } = await renderWithHost(<HostPrompts />, { messages, armAfter: 0 });
    onTestFinished(close);
    const { answer } = server.elicit({
      message: "Which city?",
      requestedSchema: {
        type: "object",
        properties: { city: { type: "string", title: "City", minLength: 3 } },
        required: ["city"],
      },
    });
    const city = await screen.findByRole("textbox", { name: "City" });
    await user.type(city, "Ro");
    await user.click(screen.getByRole("button", { name: send }));
    await waitFor(() => expect(city).toHaveAccessibleDescription(expect.stringContaining(code)));
    expect(screen.getByRole("alert")).toHaveTextContent(catalogue.form.summary({ count: 1 }));
    expect(server.received).toEqual([]);
    await user.type(city, "m");
    await user.click(screen.getByRole("button", { name: send }));
    await expect(answer).resolves.toEqual({ action: "accept", content: { city: "Rom" } });
  });
});

describe("TranslatorsWords", () => {
  it("shows what came back from the translators", async () => {
    const user = userEvent.setup();
    const file: Record<string, string> = JSON.parse(fileForTranslators());
    const app = await startI18next({ ...file, "form.send": "Abschicken" });
    const host = createHost({ kinds: [elicitation()] });
    const server = await startServer(host);
    onTestFinished(() => server.close());
    render(<App host={host} app={app} />);
    const { answer } = server.elicit({
      message: "Which city?",
      requestedSchema: { type: "object", properties: { city: { type: "string", title: "City" } } },
    });
    await user.type(await screen.findByRole("textbox", { name: "City" }), "Rom");
    await armed(500);
    await user.click(screen.getByRole("button", { name: "Abschicken" }));
    await expect(answer).resolves.toEqual({ action: "accept", content: { city: "Rom" } });
  });
});
