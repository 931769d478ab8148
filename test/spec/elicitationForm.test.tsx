// What the specification asks of a host in form elicitation, by the numbers of docs/spec.md, which also says what no test
// here can hold.
import { createServer } from "node:http";
import { startServer } from "@mcp-host-ui/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { attachClient, createDecisionLog, createHost, elicitation } from "mcp-host-ui/host";
import { describe, expect, onTestFinished } from "vitest";
import { inspected } from "../support/inspected.js";
import { pressInMenu } from "../support/pressInMenu.js";
import { startClock } from "../support/startClock.js";
import { unlock } from "../support/unlock.js";
import { declaredTo } from "./declaredTo.js";
import { demandIn } from "./demand.js";
import { openPrompt } from "./openPrompt.js";
import { answersIn, recorded } from "./recorded.js";
import { type Setting, shownSettings } from "./settings.js";

const form = (properties: object, required: readonly string[] = [], message = "Where to?") => ({
  message,
  requestedSchema: { type: "object", properties, required },
});

const city = form({ city: { type: "string", title: "City", description: "Where it begins" } }, [
  "city",
]);

const demand = demandIn(shownSettings);

const press = (name: string) => screen.getByRole("button", { name });
const dialog = () => screen.findByRole("dialog");

describe("form elicitation", () => {
  demand(1, "makes clear which server asks, by the host's own name for it", async ({ wire }) => {
    const { server, user } = await openPrompt(wire);
    server.elicit(city);
    const title = /Travel Booking.* asks$/;
    expect(await screen.findByRole("dialog", { name: title })).toBeVisible();
    await user.click(press("More options"));
    expect(screen.getByText(/says it is .*test-server/)).toBeVisible();
  });

  for (const [name, action] of [
    ["Decline", "decline"],
    ["Cancel", "cancel"],
  ] as const)
    demand(2, `has a clear way to ${action}`, async ({ wire }) => {
      const { server, user } = await openPrompt(wire);
      const { answer } = server.elicit(city);
      await dialog();
      if (name === "Cancel") await pressInMenu(user, name);
      else await user.click(press(name));
      await expect(answer).resolves.toEqual({ action });
    });

  demand(3, "shows which of two servers asks, and answers that one", async ({ wire }) => {
    const { server, host, user } = await openPrompt(wire);
    const other = await startServer(host, { id: "bank", name: "My Bank", wire });
    onTestFinished(() => other.close());
    const { answer } = server.elicit(form({}, [], "Book?"));
    await screen.findByRole("dialog", { name: /Travel Booking/ });
    const { answer: second } = other.elicit(form({}, [], "Pay?"));

    await user.click(press("Decline"));
    await screen.findByRole("dialog", { name: /My Bank/ });
    await user.click(press("Confirm"));

    await expect(answer).resolves.toEqual({ action: "decline" });
    await expect(second).resolves.toEqual({ action: "accept", content: {} });
  });

  demand(4, "sends nothing before the person approves", async ({ wire }) => {
    const { server, user } = await openPrompt(wire);
    const { answer } = server.elicit(city);
    await dialog();
    await user.type(screen.getByRole("textbox", { name: "City" }), "Lisbon");
    expect(server.received).toEqual([]);
    await user.click(press("Send"));
    await expect(answer).resolves.toEqual({ action: "accept", content: { city: "Lisbon" } });
  });

  demand(5, "lets the person decline at any time, after a failed attempt too", async ({ wire }) => {
    const { server, user } = await openPrompt(wire);
    const { answer } = server.elicit(form({ age: { type: "integer", title: "Age" } }, ["age"]));
    await dialog();
    await user.type(screen.getByRole("textbox", { name: "Age" }), "young");
    await user.click(press("Send"));
    expect(await screen.findByRole("alert")).toHaveTextContent("Nothing was sent.");

    await user.click(press("Decline"));
    // Something was entered, so it asks whether to drop that.
    await user.click(press("Decline"));
    await expect(answer).resolves.toEqual({ action: "decline" });
  });

  demand(6, "shows what is asked and why", async ({ wire }) => {
    const { server } = await openPrompt(wire);
    server.elicit({ ...city, message: "To look for flights." });
    expect(await dialog()).toHaveAccessibleDescription("To look for flights.");
    expect(screen.getByRole("textbox", { name: "City" })).toHaveAccessibleDescription(
      expect.stringContaining("Where it begins"),
    );
  });

  demand(7, "refuses more questions than one server may ask", async ({ wire }) => {
    const { server, user } = await openPrompt(wire, { hostOptions: { limits: { open: 1 } } });
    const { answer } = server.elicit(form({}, [], "First?"));
    await dialog();
    await expect(server.elicit(form({}, [], "Second?")).answer).rejects.toThrow(
      "Too many requests",
    );
    await user.click(press("Confirm"));
    await expect(answer).resolves.toEqual({ action: "accept", content: {} });
  });

  for (const [item, sentence, url, declared] of [
    [8, "declares what it supports", true, { form: {}, url: {} }],
    [9, "supports one mode at least", false, { form: {} }],
  ] as const)
    demand(item, sentence, async (setting) => {
      const host = createHost({ kinds: [elicitation({ url })] });
      onTestFinished(host.close);
      const told = await declaredTo(setting, host);
      expect(told).not.toEqual([]);
      for (const capabilities of told)
        expect(capabilities).toMatchObject({ elicitation: declared });
    });

  demand(77, "declares no tasks, so that nothing is asked as one", async (setting) => {
    const host = createHost({ kinds: [elicitation({ url: true })] });
    onTestFinished(host.close);
    const told = await declaredTo(setting, host);
    expect(told).not.toEqual([]);
    for (const capabilities of told) {
      expect(capabilities).toHaveProperty("elicitation");
      expect(capabilities).not.toHaveProperty("tasks");
    }
  });

  demand(10, "takes an empty capability for forms alone", async ({ open }) => {
    const { host, user } = await openPrompt("2025-11-25");
    const form = { method: "elicitation/create", params: city };
    const wire = await open(() => (ask) => ask({ form }));
    onTestFinished(wire.close);
    wire.client.registerCapabilities({ elicitation: {} });
    await wire.connect();
    const session = attachClient(host, wire.client, { id: "second", name: "Second" });
    const result = session.trackCall((options) => wire.callTool("ask", options));
    await user.type(await screen.findByRole("textbox", { name: "City" }), "Lisbon");
    await user.click(press("Send"));
    const answers = { form: { action: "accept", content: { city: "Lisbon" } } };
    await expect(result).resolves.toMatchObject({ content: [{ text: JSON.stringify(answers) }] });
  });

  demand(11, "takes a request without a mode as a form", async ({ wire }) => {
    const { server, user } = await openPrompt(wire);
    expect(city).not.toHaveProperty("mode");
    const { answer } = server.elicit(city);
    await user.type(await screen.findByRole("textbox", { name: "City" }), "Porto");
    await user.click(press("Send"));
    await expect(answer).resolves.toEqual({ action: "accept", content: { city: "Porto" } });
  });

  for (const [what, how] of [
    ["Escape", "{Escape}"],
    ["cancelling", "Cancel"],
  ] as const)
    demand(13, `takes ${what} for cancel, not for a decline`, async ({ wire }) => {
      const { server, user } = await openPrompt(wire);
      const { answer } = server.elicit(city);
      await dialog();
      if (how === "{Escape}") await user.keyboard(how);
      else await pressInMenu(user, how);
      await expect(answer).resolves.toEqual({ action: "cancel" });
    });

  demand(14, "lets the person review and change everything before it is sent", async ({ wire }) => {
    const { server, user } = await openPrompt(wire);
    const { answer } = server.elicit(
      form({ city: { type: "string", title: "City", default: "Lisbon" } }),
    );
    const field = await screen.findByRole("textbox", { name: "City" });
    expect(server.received).toEqual([]);
    await user.clear(field);
    await user.type(field, "Porto");
    await user.click(press("Send"));
    await expect(answer).resolves.toEqual({ action: "accept", content: { city: "Porto" } });
  });

  demand(15, "fills in what the server suggests, and sends it as it stands", async ({ wire }) => {
    const { server, user } = await openPrompt(wire);
    const { answer } = server.elicit(
      form({
        city: { type: "string", title: "City", default: "Lisbon" },
        nights: { type: "integer", title: "Nights", default: 3 },
        budget: { type: "number", title: "Budget", default: 99.5 },
        insurance: { type: "boolean", title: "Insurance", default: true },
        meal: { type: "string", title: "Meal", enum: ["meat", "vegan"], default: "vegan" },
        tours: {
          type: "array",
          title: "Tours",
          items: { type: "string", enum: ["sea", "hill"] },
          default: ["hill"],
        },
      }),
    );
    expect(await screen.findByRole("textbox", { name: "City" })).toHaveValue("Lisbon");
    expect(screen.getByRole("textbox", { name: "Nights" })).toHaveValue("3");
    expect(screen.getByRole("textbox", { name: "Budget" })).toHaveValue("99.5");
    expect(screen.getByRole("checkbox", { name: "Insurance" })).toBeChecked();
    expect(screen.getByRole("radio", { name: "vegan" })).toBeChecked();
    expect(screen.getByRole("checkbox", { name: "hill" })).toBeChecked();
    expect(screen.getByRole("checkbox", { name: "sea" })).not.toBeChecked();

    await user.click(press("Send"));

    await expect(answer).resolves.toEqual({
      action: "accept",
      content: {
        city: "Lisbon",
        nights: 3,
        budget: 99.5,
        insurance: true,
        meal: "vegan",
        tours: ["hill"],
      },
    });
  });

  demand(
    16,
    "checks every answer against the schema, and sends only what fits",
    async ({ wire }) => {
      const { server, user } = await openPrompt(wire);
      const { answer } = server.elicit(
        form({ nights: { type: "integer", title: "Nights", minimum: 1, maximum: 30 } }, ["nights"]),
      );
      const field = await screen.findByRole("textbox", { name: "Nights" });
      await user.type(field, "31");
      await user.click(press("Send"));
      await waitFor(() => expect(field).toBeInvalid());
      expect(field).toHaveAccessibleDescription(expect.stringContaining("Enter 30 or less."));
      expect(server.received).toEqual([]);

      await user.clear(field);
      await user.type(field, "30");
      await user.click(press("Send"));
      await expect(answer).resolves.toEqual({ action: "accept", content: { nights: 30 } });
    },
  );

  demand(17, "answers every primitive kind, flat", async ({ wire }) => {
    const { server, user } = await openPrompt(wire);
    const { answer } = server.elicit(
      form(
        {
          name: { type: "string", title: "Name" },
          nights: { type: "integer", title: "Nights" },
          budget: { type: "number", title: "Budget" },
          insurance: { type: "boolean", title: "Insurance" },
          seat: { type: "string", title: "Seat", enum: ["window", "aisle"] },
          tours: {
            type: "array",
            title: "Tours",
            items: { type: "string", enum: ["sea", "hill"] },
          },
        },
        ["name", "nights", "budget", "insurance", "seat", "tours"],
      ),
    );
    await user.type(await screen.findByRole("textbox", { name: "Name" }), "Ada");
    await user.type(screen.getByRole("textbox", { name: "Nights" }), "2");
    await user.type(screen.getByRole("textbox", { name: "Budget" }), "10.25");
    await user.click(screen.getByRole("radio", { name: "No" }));
    await user.click(screen.getByRole("radio", { name: "aisle" }));
    await user.click(screen.getByRole("checkbox", { name: "sea" }));
    await user.click(press("Send"));
    await expect(answer).resolves.toEqual({
      action: "accept",
      content: {
        name: "Ada",
        nights: 2,
        budget: 10.25,
        insurance: false,
        seat: "aisle",
        tours: ["sea"],
      },
    });
  });

  for (const [format, wrong, right, sent] of [
    ["email", "nobody", "ada@example.com", "ada@example.com"],
    ["uri", "example", "https://example.com/a", "https://example.com/a"],
    ["date", "", "2028-02-29", "2028-02-29"],
    ["date-time", "", "2028-02-29T10:30", expect.stringMatching(/^2028-02-29T10:30:00([+-]|Z)/)],
  ] as const)
    demand(18, `knows the format ${format}`, async ({ wire }) => {
      const { server, user } = await openPrompt(wire);
      const { answer } = server.elicit(
        form({ value: { type: "string", title: "Value", format } }, ["value"]),
      );
      await dialog();
      const field = screen.getByLabelText("Value");
      if (wrong !== "") await user.type(field, wrong);
      await user.click(press("Send"));
      await waitFor(() => expect(field).toBeInvalid());
      expect(server.received).toEqual([]);

      await user.clear(field);
      await user.type(field, right);
      await user.click(press("Send"));
      await expect(answer).resolves.toEqual({ action: "accept", content: { value: sent } });
    });

  demand(
    19,
    "warns of a server that asks for a secret, and asks again before it is sent",
    async ({ wire }) => {
      const { server, user } = await openPrompt(wire);
      const { answer } = server.elicit(form({ key: { type: "string", title: "API key" } }));
      await dialog();
      await unlock(user);
      const field = screen.getByLabelText("API key");
      await waitFor(() => expect(field).toHaveAccessibleDescription(/seems to ask for/));
      await user.type(field, "sk-123");
      await user.click(press("Send anyway…"));
      const again = await screen.findByRole("button", { name: "Send it anyway" });
      expect(server.received).toEqual([]);
      await user.click(again);
      await expect(answer).resolves.toEqual({ action: "accept", content: { key: "sk-123" } });
    },
  );

  demand(20, "makes no address clickable, wherever the server writes one", async ({ wire }) => {
    const address = "https://evil.example/login";
    const texts = [address, `[here](${address})`, `<a href="${address}">here</a>`];
    const text = texts.join(" ");
    const { server, user } = await openPrompt(wire);
    const { answer } = server.elicit(
      form(
        {
          [address]: { type: "string", title: text, description: text, default: address },
          choice: { type: "string", title: text, oneOf: [{ const: address, title: text }] },
        },
        [],
        text,
      ),
    );
    expect(await dialog()).toHaveTextContent(`<a href="${address}">here</a>`);
    expect(screen.queryAllByRole("link")).toEqual([]);
    await user.click(press("Send"));
    await expect(answer).resolves.toEqual({ action: "accept", content: { [address]: address } });
  });

  demand(21, "fetches no reference to somewhere else", async ({ tapped }) => {
    const visits: unknown[] = [];
    const web = createServer((request, response) => {
      visits.push(request.url);
      response.setHeader("Access-Control-Allow-Origin", "*").end('{"type":"string"}');
    });
    await new Promise<void>((resolve) => web.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void web.close());
    const place = web.address();
    const port = typeof place === "object" ? place?.port : undefined;
    const elsewhere = { $ref: `http://127.0.0.1:${port}/schema.json`, title: "Elsewhere" };

    const { server, user } = await openPrompt(tapped);
    const { answer } = server.elicit(form({ elsewhere, city: { type: "string", title: "City" } }));
    await user.type(await screen.findByRole("textbox", { name: "City" }), "Lisbon");
    await user.click(press("Send"));

    await expect(answer).resolves.toEqual({ action: "accept", content: { city: "Lisbon" } });
    expect(visits).toEqual([]);
  });

  const nest = (depth: number) => {
    let nested: object = { type: "string" };
    for (let level = 0; level < depth; level += 1)
      nested = { type: "object", properties: { down: nested }, required: ["down"] };
    return form({ deep: nested }, ["deep"]);
  };

  demand(
    22,
    "bounds how deep it reads a schema, and leaves the person a way out",
    async ({ tapped }) => {
      const { server, user } = await openPrompt(tapped);
      const { answer } = server.elicit(nest(100));
      await dialog();
      await user.click(press("Decline"));
      await expect(answer).resolves.toEqual({ action: "decline" });
    },
  );

  demand(22, "refuses a schema so deep that nobody could pass it on", async ({ tapped }) => {
    const { server } = await openPrompt(tapped);
    await expect(server.elicit(nest(2_000)).answer).rejects.toThrow("nests deeper than");
  });

  demand(23, "judges a schema that names no dialect as draft 2020-12 does", async ({ tapped }) => {
    const { server, user } = await openPrompt(tapped);
    const seat = {
      type: "array",
      title: "Seat",
      prefixItems: [{ type: "string" }, { type: "integer" }],
      items: false,
    };
    const { answer } = server.elicit(form({ seat }, ["seat"]));
    await user.click(await screen.findByRole("textbox", { name: "Seat" }));
    await user.paste('["A", "14"]');
    await user.click(press("Send"));
    // Another element than before, where it was masked in between.
    const field = () => screen.getByRole("textbox", { name: "Seat" });
    await waitFor(() => expect(field()).toBeInvalid());
    expect(server.received).toEqual([]);

    await user.clear(field());
    await user.paste('["A", 14]');
    await user.click(press("Send"));
    await expect(answer).resolves.toEqual({ action: "accept", content: { seat: ["A", 14] } });
  });

  demand(93, "judges a schema by the dialect that it declares", async ({ tapped }) => {
    const { server, user } = await openPrompt(tapped);
    const { message, requestedSchema } = form({
      code: { $ref: "#/definitions/code", title: "Code", pattern: "^9" },
    });
    const { answer } = server.elicit({
      message,
      requestedSchema: {
        ...requestedSchema,
        $schema: "http://json-schema.org/draft-07/schema#",
        definitions: { code: { type: "string", minLength: 2 } },
      },
    });
    const field = await screen.findByRole("textbox", { name: /Code|code/ });
    await user.type(field, "1");
    await user.click(press("Send"));
    await waitFor(() => expect(field).toBeInvalid());
    expect(server.received).toEqual([]);
    // What stands beside a reference means nothing there.
    await user.type(field, "2");
    await user.click(press("Send"));
    await expect(answer).resolves.toEqual({ action: "accept", content: { code: "12" } });
  });

  demand(
    93,
    "refuses a schema of a dialect that it does not support, by its name",
    async (setting) => {
      for (const wire of [setting.wire, setting.tapped]) {
        const { server, host } = await openPrompt(wire);
        const { message, requestedSchema } = form({ city: { type: "string" } });
        const $schema = "https://dialect.example/2031";
        const { answer } = server.elicit({
          message,
          requestedSchema: { ...requestedSchema, $schema },
        });
        await expect(answer).rejects.toThrow($schema);
        expect(host.getState().open).toEqual([]);
        expect(server.received).toEqual([]);
      }
    },
  );

  const race = async ({ open }: Setting, onAnswer: (withdraw: () => void) => void = () => {}) => {
    const { open: wire, sent } = recorded(open, (message) => {
      if (answersIn(message).length > 0) onAnswer(withdraw);
    });
    const { server, host, user } = await openPrompt(wire);
    const { answer, withdraw } = server.elicit(form({}));
    await dialog();
    await inspected();
    const outcomes = () => host.getState().settled.map(({ outcome }) => outcome);
    return { server, user, answer, withdraw, outcomes, sent: () => sent.flatMap(answersIn) };
  };
  const confirmed = { action: "accept", content: {} };

  demand(75, "takes no answer back that the server has", async (setting) => {
    const { server, user, answer, withdraw, outcomes, sent } = await race(setting);
    await user.click(press("Confirm"));
    await expect(answer).resolves.toEqual(confirmed);
    withdraw();
    expect(outcomes()).toMatchObject([{ sent: "accept", by: "person" }]);
    expect(sent()).toEqual([confirmed]);
    expect(server.received).toEqual([confirmed]);
    expect(server.errors).toEqual([]);
  });

  demand(75, "stands by an answer that was under way when the server gave up", async (setting) => {
    const { server, user, answer, outcomes, sent } = await race(setting, (withdraw) => withdraw());
    await user.click(press("Confirm"));
    await expect(answer).rejects.toThrow(/abort|cancel/i);
    expect(outcomes()).toMatchObject([{ sent: "accept", by: "person" }]);
    expect(sent()).toEqual([confirmed]);
    // A server that has given up hears of an answer that it does not expect, at worst.
    expect(server.received).toEqual([]);
    expect(server.errors.map(String).filter((error) => !error.includes("unknown message"))).toEqual(
      [],
    );
  });

  demand(75, "sends nothing once the server has given up", async (setting) => {
    const { server, answer, withdraw, outcomes, sent } = await race(setting);
    const settled = expect(answer).rejects.toThrow(/abort|cancel/i);
    const confirm = press("Confirm");
    await act(async () => {
      withdraw();
      confirm.click();
      await settled;
    });
    await expect.poll(outcomes).toMatchObject([{ sent: "nothing" }]);
    expect(sent()).toEqual([]);
    expect(server.received).toEqual([]);
    expect(server.errors).toEqual([]);
  });

  demand(
    81,
    "gives a silent server up after a time in which no person thought",
    async ({ wire }) => {
      const clock = startClock();
      const { server, user } = await openPrompt(wire);
      const asked = server.call(
        async (ask) => {
          await ask({ question: { method: "elicitation/create", params: form({}) } });
          await new Promise(() => {});
        },
        { timeout: 60_000 },
      );
      const ended = expect(asked).rejects.toMatchObject({ name: "TimeoutError" });
      await dialog();
      await clock.pass(90_000);
      await user.click(press("Confirm"));
      await expect.poll(() => server.received).toHaveLength(1);
      await clock.pass(61_000);
      await ended;
      expect(server.received).toEqual([{ action: "accept", content: {} }]);
    },
  );

  demand(84, "tells the person that a question was cancelled, and logs it", async ({ wire }) => {
    const log = createDecisionLog();
    const { server, user } = await openPrompt(wire, { hostOptions: { log } });
    const { answer, withdraw } = server.elicit(city);
    const settled = answer.catch(() => undefined);
    await user.type(await screen.findByRole("textbox", { name: "City" }), "Lisbon");
    withdraw();
    await settled;

    const over = await screen.findByRole("dialog", { name: /Travel Booking.* is closed/ });
    expect(within(over).getByText("Nothing was sent.")).toBeVisible();
    expect(over).toHaveTextContent("Lisbon");
    expect(log.entries()).toMatchObject([{ outcome: { sent: "nothing" } }]);
    expect(server.received).toEqual([]);
  });

  demand(
    85,
    "gives away nothing that was typed without consent, the reason for a no included",
    async ({ wire }) => {
      const { server, user } = await openPrompt(wire);
      const { answer } = server.elicit(city);
      await user.type(await screen.findByRole("textbox", { name: "City" }), "Lisbon");
      await pressInMenu(user, "Decline with a reason");
      await user.type(screen.getByRole("textbox", { name: /^Reason/ }), "None of your business");
      await user.click(press("Decline"));
      await expect(answer).resolves.toEqual({ action: "decline" });
    },
  );

  demand(12, "refuses a mode that was not declared with -32602", async ({ wire }) => {
    const { server, host } = await openPrompt(wire, { hostOptions: { kinds: [elicitation()] } });
    const url = { mode: "url", message: "", url: "https://a.example/", elicitationId: "1" };
    await expect(server.elicit(url).answer).rejects.toMatchObject({ code: -32602 });
    expect(host.getState()).toMatchObject({ open: [], settled: [] });
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  demand(
    74,
    "stops asking, and answers nothing, when the server cancels its request",
    async ({ wire }) => {
      const { server, user } = await openPrompt(wire);
      const { answer, withdraw } = server.elicit(city);
      const settled = answer.catch(() => undefined);
      await dialog();
      withdraw();
      await settled;
      await screen.findByText("The server withdrew this question.");
      await user.click(press("Dismiss"));
      expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
      expect(server.received).toEqual([]);
      expect(server.errors).toEqual([]);
    },
  );

  demand(83, "sends progress that only grows, and none after the answer", async ({ open }) => {
    const wire = recorded(open);
    const { server, user } = await openPrompt(wire.open, {
      hostOptions: { kinds: [elicitation()], keepAliveInterval: 5 },
    });
    const steps = () =>
      wire.sent.flatMap(({ method, params, result }) => {
        if (method === "notifications/progress")
          return [params?.progressToken, params?.progress].join(" ");
        return result?.action === undefined ? [] : "answer";
      });
    const of = (token: string) => steps().filter((step) => step.startsWith(token));
    const ask = async (progressToken: string) => {
      const { answer } = server.elicit({
        ...form({}, [], progressToken),
        _meta: { progressToken },
      });
      await screen.findByText(progressToken);
      await expect.poll(() => of(progressToken).length).toBeGreaterThan(2);
      await user.click(press("Confirm"));
      await expect(answer).resolves.toMatchObject({ action: "accept" });
    };
    await ask("first");
    await ask("second");

    const [first, second] = ["first", "second"].map((token) =>
      of(token).map((_, place) => `${token} ${place + 1}`),
    );
    expect(steps()).toEqual([...(first ?? []), "answer", ...(second ?? []), "answer"]);
  });

  demand(86, "goes by the host's own name, whatever a server calls itself", async ({ wire }) => {
    const { server, host, user } = await openPrompt(wire);
    const trusted = await startServer(host, { id: "trusted", name: "test-server", wire });
    onTestFinished(() => trusted.close());
    // This server calls itself by the host's own name for the other.
    const { answer } = server.elicit(form({}));
    const asking = await screen.findByRole("dialog", {
      name: /Travel Booking.* asks$/,
    });
    expect(asking).not.toHaveAccessibleName(expect.stringContaining("test-server"));
    await user.click(press("More options"));
    expect(within(asking).getByText(/says it is .*test-server/)).toBeVisible();
    await user.click(press("Confirm"));
    await expect(answer).resolves.toMatchObject({ action: "accept" });
    expect(trusted.received).toEqual([]);
  });
});
