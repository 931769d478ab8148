import { approveTool, createHost, elicitation, runTool, type Tools } from "mcp-host-ui/host";
import { describe, expect, it } from "vitest";
import { isFormRead } from "../../../../src/form/model/readElicitationForm.js";
import { editSchema } from "../../../../src/kinds/tool-approval/core/editSchema.js";
import type { ToolRequest } from "../../../../src/kinds/tool-approval/core/toolCall.js";
import fc, { wireJson } from "../../../support/fc.js";
import { openQuestion, openQuestions } from "../../../support/questions.js";
import { bookFlight, openV1, openV2, toolHost } from "../rig.js";

const wires = [
  ["v2", openV2],
  ["v1", openV1],
] as const;

const call = { tool: bookFlight, arguments: { from: "Lisbon", to: "Oslo", seats: 2 } };

/** The SDKs' own schemas drop an argument named `__proto__`. */
const isCarried = (value: unknown) => !JSON.stringify(value).includes('"__proto__"');
const someArguments = fc
  .dictionary(fc.string({ maxLength: 12 }), wireJson({ maxDepth: 4 }), { maxKeys: 5 })
  .filter(isCarried);

describe.each(wires)("runTool over SDK %s", (_, open) => {
  it("gives the tool exactly the arguments that the question shows", async () => {
    const { host, session, run, received } = await open({
      limits: { perMinute: Number.POSITIVE_INFINITY },
    });
    let runs = 0;
    await fc.assert(
      fc.asyncProperty(someArguments, fc.option(someArguments), async (given, edited) => {
        const wanted = { tool: { name: "anything" }, arguments: given };
        const ran = runTool(session, wanted, run);
        const question = await openQuestion(host);
        expect(question.request).toMatchObject({ arguments: given });
        // Whoever holds the object cannot change what the user saw.
        for (const name of Object.keys(given)) delete given[name];
        const shown = edited ?? Object(question.request).arguments;
        const answer = { action: "allow", ...(edited && { arguments: edited }) };
        await host.send({ type: "settle", id: question.id, answer });
        await expect(ran).resolves.toMatchObject({ ran: true });
        expect(JSON.stringify(received.at(-1))).toBe(JSON.stringify(shown));
        runs += 1;
      }),
      { numRuns: 40 },
    );
    expect(received.length).toBe(runs);
    expect(runs).toBeGreaterThan(20);
  });

  it("runs nothing that the user denied, and returns the reason for the model", async () => {
    const { host, session, run, received } = await open();
    const ran = runTool(session, call, run);
    const { id } = await openQuestion(host);
    await host.send({
      type: "settle",
      id,
      answer: { action: "deny", reason: "Wrong day", stop: true },
    });
    await expect(ran).resolves.toEqual({
      ran: false,
      decision: { action: "deny", reason: "Wrong day", stop: true },
    });
    expect(received).toEqual([]);
  });
});

describe("approveTool", () => {
  it("decides nothing, and denies nothing, when the user leaves or nobody looks", async () => {
    const { host, session } = await openV2();
    const left = approveTool(session, call);
    const { id } = await openQuestion(host);
    await host.send({ type: "settle", id, answer: { action: "cancel" } });
    await expect(left).resolves.toEqual({ action: "none" });

    const waits = approveTool(session, call);
    await openQuestion(host);
    session.close();
    await expect(waits).resolves.toEqual({ action: "none" });

    const unseen = await openV2({ unseen: true, unattendedAfter: 1 });
    await expect(approveTool(unseen.session, call)).resolves.toEqual({ action: "none" });
  });

  it("rejects with the signal's reason when the assistant takes the call back", async () => {
    const { host, session } = await openV2();
    const controller = new AbortController();
    const asked = approveTool(session, call, { signal: controller.signal });
    await openQuestion(host);
    controller.abort(new Error("The chat was closed."));
    await expect(asked).rejects.toThrow("The chat was closed.");
    await openQuestions(host, 0);
  });

  it("refuses edited arguments that do not fit the input schema, and lists the issues", async () => {
    const { host, session } = await openV2();
    const asked = approveTool(session, call);
    const { id } = await openQuestion(host);
    const answer = { action: "allow", arguments: { from: "Lisbon", seats: 0 } };
    await expect(host.send({ type: "settle", id, answer })).resolves.toMatchObject({
      done: false,
      rejection: "invalid",
      issues: [
        { path: ["seats"], code: "minimum" },
        { path: ["to"], code: "required" },
      ],
    });
    const right = { from: "Lisbon", to: "Bergen" };
    await host.send({ type: "settle", id, answer: { action: "allow", arguments: right } });
    await expect(asked).resolves.toEqual({ action: "allow", arguments: right, edited: true });
  });

  it("keeps arguments that a form has no field for when the user answers with a form", async () => {
    const { host, session } = await openV2();
    const asked = approveTool(session, call);
    const { id } = await openQuestion(host);
    const content = { from: "Lisbon", to: "Oslo", seats: 1 };
    await host.send({ type: "settle", id, answer: { action: "accept", content } });
    await expect(asked).resolves.toEqual({ action: "allow", arguments: content, edited: true });
  });

  it("throws a sentence for a call that nobody could be asked about", async () => {
    const { session } = await openV2({ limits: { values: 5 } });
    const many: Tools.Call = { tool: "list", arguments: { ids: [1, 2, 3, 4, 5, 6] } };
    await expect(approveTool(session, many)).rejects.toThrow(TypeError);
    const circular: Record<string, unknown> = {};
    circular.self = circular;
    await expect(approveTool(session, { tool: "x", arguments: circular })).rejects.toThrow(/JSON/);
    const other = createHost({ kinds: [elicitation()] });
    await expect(approveTool(other.openSession({ id: "x" }), call)).rejects.toThrow(
      /toolApproval\(\)/,
    );
    other.close();
  });

  it("asks for no server, even where an app hands every method to the session", async () => {
    const session = toolHost().openSession({ id: "sunny" });
    const params = { call: { tool: "anything", arguments: {} } };
    await expect(session.receive("tool-approval/ask", params)).rejects.toMatchObject({
      code: -32601,
    });
  });
});

it("reads the fields of a long call before its question opens, so that no render has to", async () => {
  const host = toolHost();
  const lines = Object.fromEntries(Array.from({ length: 600 }, (_, at) => [`line${at}`, "ok"]));
  approveTool(host.openSession({ id: "travel" }), { tool: "note", arguments: lines }).catch(
    () => {},
  );
  const { request } = await openQuestion(host);
  // The kind's own record.
  expect(isFormRead(editSchema(request as ToolRequest), true)).toBe(true);
});
