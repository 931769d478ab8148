import { startServer } from "@mcp-host-ui/testing";
import { createDecisionLog, createHost, type DraftStorage, elicitation } from "mcp-host-ui/host";
import { expect, it, onTestFinished } from "vitest";
import { openWire2025 } from "../../../packages/testing/src/kit/openWire2025.js";
import { dialog, openQuestion, settledQuestion } from "../../support/questions.js";
import { createRecordingStorage, type RecordingStorage } from "../../support/recordingStorage.js";
import { tapped } from "../../support/tapped.js";

const key = "mcp-host-ui:drafts";
const token = ["ghp", "aB3dE5gH7jK9mN1pQ3sT5vW7yZ9bD1fG3hJ5k"].join("_");
const suggested = ["AKIA", "QWERTYUIOPASDFGH"].join("");

const traveller = {
  message: "Who travels?",
  requestedSchema: {
    type: "object",
    properties: {
      name: { type: "string", title: "Name", default: suggested },
      note: { type: "string", title: "Note for the airline" },
      seats: { type: "array", items: { type: "string" }, title: "Seats" },
      bags: { type: "integer", title: "Bags" },
    },
  },
};

const typed = { name: token, note: `Call me first. ${token}`, seats: ["14A", token], bags: 2 };

/** The SDK refuses a free list, and a tap lets it in. */
const wire = tapped(openWire2025);

/** A page whose server asks who travels. */
async function openPage(storage: DraftStorage) {
  const log = createDecisionLog({ content: true });
  const host = createHost({ kinds: [elicitation()], storage, log });
  onTestFinished(host.close);
  await host.send({ type: "openSurface", surface: dialog });
  const server = await startServer(host, { wire });
  onTestFinished(() => server.close());
  return { host, log, server };
}

/** Pastes credentials where nobody asked for them; resolves when what may be is stored. */
async function paste({ storage, items }: RecordingStorage) {
  const page = await openPage(storage);
  const asked = page.server.elicit(traveller);
  const { id } = await openQuestion(page.host);
  await page.host.send({ type: "saveDraft", id, draft: typed });
  await expect.poll(() => items.get(key) ?? "").toContain("Call me first.");
  return { ...page, asked, id };
}

it("A credential that was pasted into a form reaches neither the host's draft nor the storage", async () => {
  const place = createRecordingStorage();
  const { host, id } = await paste(place);
  const kept = { note: "Call me first. •••", seats: ["14A"], bags: 2 };
  expect(host.read(`draft:${id}`)).toEqual(kept);
  expect(JSON.parse(place.items.get(key) ?? "").drafts[0].draft).toEqual(kept);
  expect(place.written.join()).not.toContain(token);
  expect(place.written.join()).not.toContain(suggested);
});

it("The rest comes back after a reload, and moves over when the server asks the same again", async () => {
  const place = createRecordingStorage();
  const before = await paste(place);
  const { host, server } = await openPage(place.storage);
  await settledQuestion(host, before.id);

  const { answer } = server.elicit(traveller);
  const { id } = await openQuestion(host);
  await expect
    .poll(() => host.read(`draft:${id}`))
    .toEqual({ note: "Call me first. •••", seats: ["14A"], bags: 2 });
  const content = { name: "Ada", note: "Call me first.", seats: ["14A"], bags: 2 };
  await host.send({ type: "settle", id, answer: { action: "accept", content } });
  await expect(answer).resolves.toEqual({ action: "accept", content });
  await expect.poll(() => place.items.has(key)).toBe(false);
});

it("A credential goes to the server it was typed for once it is confirmed, and into no log that keeps content", async () => {
  const { host, log, id, asked } = await paste(createRecordingStorage());
  const answer = { action: "accept", content: typed };
  expect(await host.send({ type: "settle", id, answer })).toMatchObject({
    rejection: "unconfirmed",
    issues: [{ path: ["name"] }, { path: ["note"] }, { path: ["seats"] }],
  });
  const confirmed = ["name", "note", "seats"];
  const receipt = await host.send({ type: "settle", id, answer: { ...answer, confirmed } });
  expect(receipt).toMatchObject({ done: true });
  await expect(asked.answer).resolves.toEqual(answer);
  expect(JSON.stringify(log.entries())).toContain("Call me first. •••");
  expect(JSON.stringify(log.entries())).not.toContain(token);
});
