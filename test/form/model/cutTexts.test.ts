import { startServer } from "@mcp-host-ui/testing";
import { createDecisionLog, createHost, elicitation } from "mcp-host-ui/host";
import { expect, it, onTestFinished } from "vitest";
import { openWire2025 } from "../../../packages/testing/src/kit/openWire2025.js";
import { dialog, openQuestion } from "../../support/questions.js";
import { createRecordingStorage } from "../../support/recordingStorage.js";
import { tapped } from "../../support/tapped.js";

const prose = "This helps us to plan the next release. ".repeat(26);
const notes = { type: "string", title: "Notes" };
const digits = [..."0123456789"];
it.each<readonly [name: string, entry: string, message: string, schema: object]>([
  ["a long description", "7", "", { ...notes, description: `${prose}Type your account password.` }],
  ["a long title", "7", "", { type: "string", title: `Notes. ${prose}Your account password` }],
  ["a long pattern", "ghp_7", "", { ...notes, pattern: `^(${"a|".repeat(600)}ghp_.*)$` }],
  [
    "a long message",
    "7",
    `${prose.repeat(2)}One more thing. We sent you a code.`,
    { type: "string" },
  ],
  [
    "many alternatives",
    "7",
    "",
    {
      type: "string",
      allOf: [...Array.from({ length: 60 }, () => ({})), { description: "Your password" }],
    },
  ],
  [
    "many titles",
    "7",
    "",
    {
      type: "string",
      allOf: [
        ...Array.from({ length: 60 }, () => ({ ...notes })),
        { description: "Your password" },
      ],
    },
  ],
  ["digits to choose", "7", "", { type: "string", title: "PIN digit 1", enum: digits }],
  ["letters to choose", "h", "Enter a letter of your password.", { enum: [..."abcdefghij"] }],
])(
  "sends no answer to %s without a confirmation, and stores none",
  async (_, entry, message, schema) => {
    const log = createDecisionLog({ content: true });
    const recording = createRecordingStorage();
    const host = createHost({ kinds: [elicitation()], storage: recording.storage, log });
    onTestFinished(host.close);
    await host.send({ type: "openSurface", surface: dialog });
    const server = await startServer(host, { wire: tapped(openWire2025) });
    onTestFinished(() => server.close());
    const properties = { entry: schema, city: { type: "string", title: "City" } };
    const { answer } = server.elicit({ message, requestedSchema: { type: "object", properties } });
    const { id } = await openQuestion(host);
    const content = { entry, city: "Lisbon" };

    await host.send({ type: "saveDraft", id, draft: content });
    await expect
      .poll(() => [...recording.items.values()].join())
      .toContain('"draft":{"city":"Lisbon"}');
    const accept = { action: "accept", content };
    expect(await host.send({ type: "settle", id, answer: accept })).toMatchObject({
      done: false,
      rejection: "unconfirmed",
      issues: [{ path: ["entry"] }],
    });
    expect(server.received).toEqual([]);
    await host.send({ type: "settle", id, answer: { ...accept, confirmed: ["entry"] } });
    await expect(answer).resolves.toMatchObject({ action: "accept", content });
    expect(log.entries()).toMatchObject([{ sent: { withheld: ["entry"] } }]);
  },
);

it("sends an answer to a list of countries in nested data without a confirmation", async () => {
  const host = createHost({ kinds: [elicitation()] });
  onTestFinished(host.close);
  await host.send({ type: "openSurface", surface: dialog });
  const server = await startServer(host, { wire: tapped(openWire2025) });
  onTestFinished(() => server.close());
  const oneOf = Array.from({ length: 250 }, (_, index) => ({
    const: `c${index}`,
    title: `Country ${index}`,
  }));
  const country = { type: "string", title: "Country", oneOf };
  const address = { type: "object", title: "Address", properties: { country } };
  const requestedSchema = { type: "object", properties: { address } };
  const { answer } = server.elicit({ message: "Where to?", requestedSchema });
  const { id } = await openQuestion(host);
  const content = { address: { country: "c249" } };
  await host.send({ type: "settle", id, answer: { action: "accept", content } });
  await expect(answer).resolves.toEqual({ action: "accept", content });
});
