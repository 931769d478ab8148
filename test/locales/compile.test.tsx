import { createIntl } from "@formatjs/intl";
import { renderWithHost, startServer } from "@mcp-host-ui/testing";
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import i18next from "i18next";
import ICU from "i18next-icu";
import { HostPrompts } from "mcp-host-ui";
import { createHost, elicitation } from "mcp-host-ui/host";
import { compileMessages } from "mcp-host-ui/locales/compile";
import { de } from "mcp-host-ui/locales/de";
import fileForTranslators from "mcp-host-ui/locales/de.json" with { type: "json" };
import { describe, expect, it, onTestFinished } from "vitest";
import { App, startI18next } from "../../stories/pages/samples/TranslatorsWords.tsx";
import { armed } from "../support/armed.js";

const city = {
  message: "Which city?",
  requestedSchema: {
    type: "object",
    properties: { city: { type: "string", title: "City", minLength: 3 } },
    required: ["city"],
  },
} as const;

describe("compileMessages", () => {
  it("shows an app's own ICU messages, functions and plain strings in a form that the server gets", async () => {
    const user = userEvent.setup();
    const messages = compileMessages(
      {
        form: { send: "Los damit" },
        issues: {
          minLength: "{limit, plural, one {Ein Zeichen fehlt.} other {Mindestens # Zeichen.}}",
        },
        elicitation: { asks: ({ server }: { server: string }) => `Frage von ${server}` },
      },
      de,
    );
    const { server, close } = await renderWithHost(<HostPrompts />, {
      messages,
      safety: { armAfter: 0 },
    });
    onTestFinished(close);
    const { answer } = server.elicit(city);
    const field = await screen.findByRole("textbox", { name: "City" });
    expect(screen.getByRole("dialog")).toHaveAccessibleName("Frage von Travel Booking");
    await user.type(field, "Ro");
    await user.click(screen.getByRole("button", { name: "Los damit" }));
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(expect.stringContaining("Mindestens 3 Zeichen.")),
    );
    await user.type(field, "m");
    await user.click(screen.getByRole("button", { name: "Los damit" }));
    await expect(answer).resolves.toEqual({ action: "accept", content: { city: "Rom" } });
  });

  it("isolates text from a server before it formats a message", () => {
    const { flood, log } = compileMessages(
      { flood: { blockTitle: "{server} sperren?" }, log: { onBehalf: "{decider} für {name}" } },
      de,
    );
    expect(flood.blockTitle({ server: "A\u202eB {evil}" })).toBe(
      "\u2068A\ufffdB {evil}\u2069 sperren?",
    );
    expect(log.onBehalf({ decider: "Sie", name: "Ada" })).toBe("Sie für \u2068Ada\u2069");
  });

  it("falls back to the base for a missing, an empty and an unknown key", () => {
    const own = compileMessages({ form: { send: "", other: "Unbekannt" } }, de);
    expect(own.form).toEqual(de.form);
    expect(own.inbox).toBe(de.inbox);
  });

  it("names the key of a message with invalid syntax", () => {
    expect(() => compileMessages({ form: { item: "Eintrag {position" } }, de)).toThrow(
      "The message form.item is not valid ICU MessageFormat",
    );
  });
});

describe("the published file of messages", () => {
  const count = { count: 3 };

  it("is read by i18next with ICU", async () => {
    const app = i18next.createInstance().use(ICU);
    await app.init({ lng: "de", resources: { de: { mcp: fileForTranslators } }, defaultNS: "mcp" });
    expect(app.t("inbox.count", count)).toBe(de.inbox.count(count));
  });

  it("is read by FormatJS", () => {
    const messages = { "inbox.count": fileForTranslators.inbox.count };
    const intl = createIntl({ locale: "de", messages });
    expect(intl.formatMessage({ id: "inbox.count" }, count)).toBe(de.inbox.count(count));
  });
});

describe("TranslatorsWords", () => {
  it("shows the words that came back from the translators", async () => {
    const user = userEvent.setup();
    const { form, ...groups } = fileForTranslators;
    const app = await startI18next({ ...groups, form: { ...form, send: "Abschicken" } });
    const host = createHost({ kinds: [elicitation()] });
    const server = await startServer(host);
    onTestFinished(() => server.close());
    render(<App host={host} app={app} />);
    const { answer } = server.elicit(city);
    await user.type(await screen.findByRole("textbox", { name: "City" }), "Rom");
    await armed(500);
    await user.click(screen.getByRole("button", { name: "Abschicken" }));
    await expect(answer).resolves.toEqual({ action: "accept", content: { city: "Rom" } });
  });
});
