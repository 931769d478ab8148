// What the specification asks of a host in form elicitation, by the numbers of SPEC.md. Not in this table, because no
// library of a host can show them: 76-80 bind the client's transport, 82 is the server's own clock.
import { createServer } from "node:http";
import { Client, InMemoryTransport } from "@modelcontextprotocol/client";
import { Server } from "@modelcontextprotocol/server";
import { act, screen, waitFor, within } from "@testing-library/react";
import { attachClient, createDecisionLog, createHost, elicitation } from "mcp-host-ui/host";
import { startServer } from "mcp-host-ui/testing";
import { describe, expect, it, onTestFinished } from "vitest";
import { openWire2025 } from "../../src/testing/openWire2025.js";
import { openWire2026 } from "../../src/testing/openWire2026.js";
import { tapped } from "../support/tapped.js";
import { declaredTo } from "./declaredTo.js";
import { openPrompt, revisions } from "./openPrompt.js";

const form = (properties: object, required: readonly string[] = [], message = "Where to?") => ({
  message,
  requestedSchema: { type: "object", properties, required },
});

const city = form({ city: { type: "string", title: "City", description: "Where it begins" } }, [
  "city",
]);

const tappedWire = {
  "2025-11-25": tapped(openWire2025),
  "2026-07-28": tapped(openWire2026),
};

const press = (name: string) => screen.getByRole("button", { name });
const dialog = () => screen.findByRole("dialog");

describe.each(revisions)("form elicitation in %s", (revision) => {
  it("SPEC 1 — makes clear which server asks, by the host's own name for it", async () => {
    const { server } = await openPrompt(revision);
    server.elicit(city);
    const title = /Travel Booking.* asks you something/;
    expect(await screen.findByRole("dialog", { name: title })).toBeVisible();
    expect(screen.getByText(/calls itself .*test-server/)).toBeVisible();
  });

  it.each([
    ["Decline", "decline"],
    ["Cancel", "cancel"],
  ])("SPEC 2 — has a clear way to %s", async (name, action) => {
    const { server, user } = await openPrompt(revision);
    const { answer } = server.elicit(city);
    await dialog();
    await user.click(press(name));
    await expect(answer).resolves.toEqual({ action });
  });

  it("SPEC 3 — shows which of two servers asks, and answers that one", async () => {
    const { server, host, user } = await openPrompt(revision);
    const other = await startServer(host, { id: "bank", name: "My Bank", wire: revision });
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

  it("SPEC 4 — sends nothing before the person approves", async () => {
    const { server, user } = await openPrompt(revision);
    const { answer } = server.elicit(city);
    await dialog();
    await user.type(screen.getByRole("textbox", { name: "City" }), "Lisbon");
    expect(server.received).toEqual([]);
    await user.click(press("Send"));
    await expect(answer).resolves.toEqual({ action: "accept", content: { city: "Lisbon" } });
  });

  it("SPEC 5 — lets the person decline at any time, after a failed attempt too", async () => {
    const { server, user } = await openPrompt(revision);
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

  it("SPEC 6 — shows what is asked and why", async () => {
    const { server } = await openPrompt(revision);
    server.elicit({ ...city, message: "To look for flights." });
    expect(await dialog()).toHaveAccessibleDescription("To look for flights.");
    expect(screen.getByRole("textbox", { name: "City" })).toHaveAccessibleDescription(
      expect.stringContaining("Where it begins"),
    );
  });

  it("SPEC 7 — refuses more questions than one server may ask", async () => {
    const { server, user } = await openPrompt(revision, { hostOptions: { limits: { open: 1 } } });
    const { answer } = server.elicit(form({}, [], "First?"));
    await dialog();
    await expect(server.elicit(form({}, [], "Second?")).answer).rejects.toThrow(
      "Too many requests",
    );
    await user.click(press("Confirm"));
    await expect(answer).resolves.toEqual({ action: "accept", content: {} });
  });

  it.each([
    [8, "declares what it supports", true, { form: {}, url: {} }],
    [9, "supports one mode at least", false, { form: {} }],
  ])("SPEC %i — %s", async (_, __, url, declared) => {
    const host = createHost({ slices: [elicitation({ url })] });
    onTestFinished(host.close);
    const told = await declaredTo[revision](host);
    expect(told.length).toBeGreaterThan(0);
    for (const capabilities of told) expect(capabilities).toMatchObject({ elicitation: declared });
  });

  it("SPEC 11 — takes a request without a mode as a form", async () => {
    const { server, user } = await openPrompt(revision);
    expect(city).not.toHaveProperty("mode");
    const { answer } = server.elicit(city);
    await user.type(await screen.findByRole("textbox", { name: "City" }), "Porto");
    await user.click(press("Send"));
    await expect(answer).resolves.toEqual({ action: "accept", content: { city: "Porto" } });
  });

  it.each([
    ["Escape", "{Escape}"],
    ["closing", "Close"],
  ])("SPEC 13 — takes %s for cancel, not for a decline", async (_, how) => {
    const { server, user } = await openPrompt(revision);
    const { answer } = server.elicit(city);
    await dialog();
    if (how === "{Escape}") await user.keyboard(how);
    else await user.click(press(how));
    await expect(answer).resolves.toEqual({ action: "cancel" });
  });

  it("SPEC 14 — lets the person review and change everything before it is sent", async () => {
    const { server, user } = await openPrompt(revision);
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

  it("SPEC 15 — fills in what the server suggests, and sends it as it stands", async () => {
    const { server, user } = await openPrompt(revision);
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

  it("SPEC 16 — checks every answer against the schema, and sends only what fits", async () => {
    const { server, user } = await openPrompt(revision);
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
  });

  it("SPEC 17 — answers every primitive kind, flat", async () => {
    const { server, user } = await openPrompt(revision);
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

  it.each([
    ["email", "nobody", "ada@example.com", "ada@example.com"],
    ["uri", "example", "https://example.com/a", "https://example.com/a"],
    ["date", "", "2028-02-29", "2028-02-29"],
    ["date-time", "", "2028-02-29T10:30", expect.stringMatching(/^2028-02-29T10:30:00([+-]|Z)/)],
  ])("SPEC 18 — knows the format %s", async (format, wrong, right, sent) => {
    const { server, user } = await openPrompt(revision);
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

  it("SPEC 19 — warns of a server that asks for a secret, and asks again before it is sent", async () => {
    const { server, user } = await openPrompt(revision);
    const { answer } = server.elicit(form({ key: { type: "string", title: "API key" } }));
    await dialog();
    const field = screen.getByLabelText("API key");
    await waitFor(() => expect(field).toHaveAccessibleDescription(/seems to ask for/));
    await user.type(field, "sk-123");
    await user.click(press("Send"));
    const again = await screen.findByRole("button", { name: "Send it anyway" });
    expect(server.received).toEqual([]);
    await user.click(again);
    await expect(answer).resolves.toEqual({ action: "accept", content: { key: "sk-123" } });
  });

  it("SPEC 20 — makes no address clickable, wherever the server writes one", async () => {
    const address = "https://evil.example/login";
    const texts = [address, `[here](${address})`, `<a href="${address}">here</a>`];
    const text = texts.join(" ");
    const { server, user } = await openPrompt(revision);
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

  it("SPEC 21 — fetches no reference to somewhere else", async () => {
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

    const { server, user } = await openPrompt(tappedWire[revision]);
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

  it("SPEC 22 — bounds how deep it reads a schema, and leaves the person a way out", async () => {
    const { server, user } = await openPrompt(tappedWire[revision]);
    const { answer } = server.elicit(nest(100));
    await dialog();
    await user.click(press("Decline"));
    await expect(answer).resolves.toEqual({ action: "decline" });
  });

  it("SPEC 22 — refuses a schema so deep that nobody could pass it on", async () => {
    const { server } = await openPrompt(tappedWire[revision]);
    await expect(server.elicit(nest(2_000)).answer).rejects.toThrow("nests deeper than");
  });

  it("SPEC 23 — judges a schema without $schema as draft 2020-12 does", async () => {
    const { server, user } = await openPrompt(tappedWire[revision]);
    const seat = {
      type: "array",
      title: "Seat",
      prefixItems: [{ type: "string" }, { type: "integer" }],
      items: false,
    };
    const { answer } = server.elicit(form({ seat }, ["seat"]));
    const field = await screen.findByRole("textbox", { name: "Seat" });
    await user.click(field);
    await user.paste('["A", "14"]');
    await user.click(press("Send"));
    await waitFor(() => expect(field).toBeInvalid());
    expect(server.received).toEqual([]);

    await user.clear(field);
    await user.paste('["A", 14]');
    await user.click(press("Send"));
    await expect(answer).resolves.toEqual({ action: "accept", content: { seat: ["A", 14] } });
  });

  it.each([
    ["before", ["answer", "withdraw"]],
    ["after", ["withdraw", "answer"]],
  ])(
    "SPEC 75 — sends once at most when the person answers just %s the server gives up",
    async (_, order) => {
      const { server, host } = await openPrompt(revision);
      const { answer, withdraw } = server.elicit(form({}));
      await dialog();
      const settled = answer.catch(() => undefined);
      const confirm = press("Confirm");
      await act(async () => {
        for (const step of order) {
          if (step === "withdraw") withdraw();
          else confirm.click();
        }
        await settled;
      });

      expect(host.getState().open).toEqual([]);
      expect(host.getState().settled).toHaveLength(1);
      expect(server.received.length).toBeLessThanOrEqual(1);
      expect(server.errors).toEqual([]);
    },
  );

  it("SPEC 81 — gives a silent server up after a time in which no person thought", async () => {
    const { server, user } = await openPrompt(revision);
    const asked = server.call(
      async (ask) => {
        await ask({ question: { method: "elicitation/create", params: form({}) } });
        await new Promise(() => {});
      },
      { timeout: 2_000 },
    );
    const ended = expect(asked).rejects.toMatchObject({ name: "TimeoutError" });
    await dialog();
    await new Promise((resolve) => {
      setTimeout(resolve, 2_500);
    });
    await user.click(press("Confirm"));
    await ended;
    expect(server.received).toEqual([{ action: "accept", content: {} }]);
  });

  it("SPEC 84 — tells the person that a question was cancelled, and logs it", async () => {
    const log = createDecisionLog();
    const { server, user } = await openPrompt(revision, { hostOptions: { log } });
    const { answer, withdraw } = server.elicit(city);
    const settled = answer.catch(() => undefined);
    await user.type(await screen.findByRole("textbox", { name: "City" }), "Lisbon");
    withdraw();
    await settled;

    const over = await screen.findByRole("dialog", { name: /Travel Booking.* is over/ });
    expect(within(over).getByText("Nothing was sent.")).toBeVisible();
    expect(over).toHaveTextContent("Lisbon");
    expect(log.entries()).toMatchObject([{ outcome: { sent: "nothing" } }]);
    expect(server.received).toEqual([]);
  });

  it("SPEC 85 — gives away nothing that was typed without consent, the reason for a no included", async () => {
    const { server, user } = await openPrompt(revision);
    const { answer } = server.elicit(city);
    await user.type(await screen.findByRole("textbox", { name: "City" }), "Lisbon");
    await user.click(press("Decline with a reason"));
    await user.type(
      screen.getByRole("textbox", { name: /Why you decline/ }),
      "None of your business",
    );
    await user.click(press("Decline"));
    await expect(answer).resolves.toEqual({ action: "decline" });
  });
});

describe("form elicitation in 2025-11-25", () => {
  const link = async (serverName: string, capabilities?: object) => {
    const { host, user } = await openPrompt("2025-11-25", {
      hostOptions: { slices: [elicitation()], keepAliveInterval: 5 },
    });
    const client = new Client({ name: "app", version: "1.0.0" }, capabilities && { capabilities });
    const server = new Server({ name: serverName, version: "1.0.0" }, { capabilities: {} });
    const errors: unknown[] = [];
    client.onerror = server.onerror = (error) => errors.push(error);
    const connect = async () => {
      const [left, right] = InMemoryTransport.createLinkedPair();
      await Promise.all([server.connect(right), client.connect(left)]);
    };
    if (capabilities) await connect();
    attachClient(host, client, { id: "second", name: "Second" });
    if (!capabilities) await connect();
    onTestFinished(() => server.close());
    return { host, user, server, errors };
  };

  it("SPEC 10 — takes an empty capability for forms alone", async () => {
    const { server, user } = await link("test-server", { elicitation: {} });
    const answer = server.elicitInput(form({}) as never);
    await dialog();
    await user.click(press("Confirm"));
    await expect(answer).resolves.toMatchObject({ action: "accept", content: {} });
  });

  it("SPEC 12 — refuses a mode that was not declared with -32602", async () => {
    const { server } = await openPrompt("2025-11-25", { hostOptions: { slices: [elicitation()] } });
    const url = { mode: "url", message: "", url: "https://a.example/", elicitationId: "1" };
    await expect(server.elicit(url).answer).rejects.toMatchObject({ code: -32602 });
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("SPEC 74 — stops asking, and answers nothing, when the server cancels its request", async () => {
    const { server, user } = await openPrompt("2025-11-25");
    const { answer, withdraw } = server.elicit(city);
    const settled = answer.catch(() => undefined);
    await dialog();
    withdraw();
    await settled;
    await screen.findByText("The server took its question back.");
    await user.click(press("Dismiss"));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(server.received).toEqual([]);
    expect(server.errors).toEqual([]);
  });

  it("SPEC 83 — sends progress that only grows, and none after the answer", async () => {
    const { server, errors, user } = await link("test-server");
    const progress: number[] = [];
    const answer = server.elicitInput(form({}) as never, {
      onprogress: (sign) => progress.push(sign.progress),
    });
    await dialog();
    await expect.poll(() => progress.length).toBeGreaterThan(2);
    await user.click(press("Confirm"));
    await expect(answer).resolves.toMatchObject({ action: "accept" });
    await new Promise((resolve) => {
      setTimeout(resolve, 30);
    });
    expect(progress).toEqual(progress.map((_, place) => place + 1));
    // The SDK reports progress that comes after an answer as an error.
    expect(errors).toEqual([]);
  });

  it("SPEC 86 — goes by the host's own name, whatever a server calls itself", async () => {
    const { server, user } = await link("Travel Booking");
    const answer = server.elicitInput(form({}) as never);
    const asking = await screen.findByRole("dialog", { name: /Second.* asks you something/ });
    expect(asking).not.toHaveAccessibleName(expect.stringContaining("Travel Booking"));
    expect(within(asking).getByText(/calls itself .*Travel Booking/)).toBeVisible();
    await user.click(press("Confirm"));
    await expect(answer).resolves.toMatchObject({ action: "accept" });
  });
});
