import { renderWithHost } from "@mcp-host-ui/testing";
import { acceptedContent, inputRequired } from "@modelcontextprotocol/server";
import { fireEvent, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HostPrompts } from "mcp-host-ui";
import { createHost, elicitation } from "mcp-host-ui/host";
import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import * as z from "zod";
import { asking, openRounds, saying } from "../../support/openRounds.js";
import { renderForm } from "../parts/renderForm.js";

const ours = process.env.TZ;

afterEach(() => {
  if (ours === undefined) delete process.env.TZ;
  else process.env.TZ = ours;
});

/** Lets a tool of a real server on SDK v2 ask until its own zod schema accepts the answer. */
async function openTool(at: z.ZodType<string>, asIs: boolean) {
  const schema = z.object({ at: at.meta({ title: "Departure" }) });
  const host = createHost({ kinds: [elicitation()] });
  const { close } = await renderWithHost(<HostPrompts />, { host, safety: { armAfter: 0 } });
  onTestFinished(close);
  let asked = 0;
  const rounds = await openRounds(host, ({ inputResponses }) => {
    const accepted = acceptedContent(inputResponses, "when", schema);
    if (accepted) return saying(accepted.at);
    asked += 1;
    if (asked > 1) return saying(`refused ${JSON.stringify(inputResponses)}`);
    const message = "When?";
    if (!asIs) return asking({ when: inputRequired.elicit({ message, requestedSchema: schema }) });
    const { $schema: _, ...requestedSchema } = z.toJSONSchema(schema);
    const when = { method: "elicitation/create", params: { message, requestedSchema } };
    return asking({ when });
  });
  return { answer: rounds.call({}) };
}

describe("the control of a date-time", () => {
  it.each([
    ["z.iso.datetime()", z.iso.datetime(), false, "2026-06-15T06:30:00Z"],
    ["z.iso.datetime() with its pattern", z.iso.datetime(), true, "2026-06-15T06:30:00Z"],
    ["milliseconds", z.iso.datetime({ precision: 3 }), true, "2026-06-15T06:30:00.000Z"],
    [
      "an offset",
      z
        .string()
        .regex(/\+02:00$/)
        .meta({ format: "date-time" }),
      true,
      "2026-06-15T08:30:00+02:00",
    ],
  ] as const)("sends a spelling that a server with %s accepts", async (_, schema, asIs, sent) => {
    process.env.TZ = "Europe/Berlin";
    const { answer } = await openTool(schema, asIs);
    fireEvent.change(await screen.findByLabelText("Departure"), {
      target: { value: "2026-06-15T08:30" },
    });
    await userEvent.click(screen.getByRole("button", { name: "Send" }));
    expect(await answer).toMatchObject({ content: [{ text: sent }] });
  });

  it("sends a time of a zone whose offset had seconds", async () => {
    process.env.TZ = "Africa/Monrovia";
    const { send } = await renderForm({
      at: { type: "string", format: "date-time", title: "Departure" },
    });
    const input = screen.getByLabelText("Departure");
    fireEvent.change(input, { target: { value: "1950-01-01T12:00" } });
    expect(input).toHaveAccessibleDescription(/UTC-00:44:30.* Sent as .*1950-01-01T12:44:30Z/);
    expect(await send()).toEqual({ at: "1950-01-01T12:44:30Z" });
  });
});
