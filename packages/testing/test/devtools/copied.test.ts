import { runInNewContext } from "node:vm";
import { startServer, type TestServer } from "@mcp-host-ui/testing";
import { createRecorder } from "@mcp-host-ui/testing/devtools";
import { createHost, elicitation, type LocalHost, roots, sampling } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import {
  openQuestion,
  openQuestions,
  shippingAddress,
} from "../../../../test/support/questions.js";
import { writeLiteral } from "../../src/devtools/copy/writeLiteral.js";
import { writeStory } from "../../src/devtools/copy/writeStory.js";
import { writeTest } from "../../src/devtools/copy/writeTest.js";
import type { Recording } from "../../src/devtools/recording.js";
import { runCopied } from "./runCopied.js";

const decline = { action: "decline" };

/** Names and texts that break out of what is written carelessly. */
const hostile = {
  message: 'Pay\u200b 1\u202e5 `$\u007bprocess.exit(1)}` */ </script> \u2028 \u{e0041} \\" end',
  requestedSchema: JSON.parse(
    `{"type":"object","properties":{"__proto__":{"type":"string","title":"A"},"constructor":{"type":"integer"}},"required":["constructor"]}`,
  ),
};

const everyField = {
  message: "Tell us about the traveller.",
  requestedSchema: {
    type: "object",
    properties: {
      name: { type: "string", minLength: 12 },
      code: { type: "string", maxLength: 2 },
      mail: { type: "string", format: "email" },
      day: { type: "string", format: "date" },
      bags: { type: "integer", minimum: 2 },
      price: { type: "number", exclusiveMinimum: 3 },
      seat: { type: "string", enum: ["window", "aisle"] },
      tours: { type: "array", minItems: 1, items: { type: "string", enum: ["a", "b"] } },
      sure: { type: "boolean" },
      meal: { type: "string", default: "std" },
      note: { type: "string" },
    },
    required: "name code mail day bags price seat tours sure meal".split(" "),
  },
};

const traveller = {
  ...{ name: "Ada Lovelace", code: "AL", mail: "ada@example.com", day: "2026-12-10", bags: 3 },
  ...{ price: 9.5, seat: "aisle", tours: ["b"], sure: false, meal: "veg" },
};

const unguessable = {
  message: "Your code?",
  requestedSchema: {
    type: "object",
    properties: { code: { type: "string", pattern: "^[0-9]{6}$" } },
    required: ["code"],
  },
};

const visit = {
  mode: "url",
  message: "Pay there.",
  url: "https://pay.example/",
  elicitationId: "7",
};

const analysis = {
  method: "sampling/createMessage",
  params: { messages: [{ role: "user", content: { type: "text", text: "Which?" } }], maxTokens: 9 },
};

function openHost(): LocalHost {
  const generate = async () => ({ content: "The 9:40." });
  const host = createHost({
    kinds: [
      elicitation({ url: true }),
      sampling({ models: [{ id: "a", name: "A" }], generate }),
      roots({ initial: [{ uri: "file:///a", name: "A" }], approve: () => false }),
    ],
    storage: false,
  });
  onTestFinished(host.close);
  return host;
}

/** Asks for one thing, and answers as a person would: `commands` one after the other, each once the question is there. */
async function live(host: LocalHost, asked: Promise<unknown>, ...commands: readonly object[]) {
  const { id } = await openQuestion(host);
  for (const command of commands)
    await expect.poll(async () => (await host.send({ id, ...command } as never)).done).toBe(true);
  await asked.catch(() => {});
}

const settle = (answer: object) => ({ type: "settle", answer });

/** A recording of every kind of question and of end. */
async function recordAll(): Promise<Recording> {
  const host = openHost();
  const recorder = createRecorder(host);
  onTestFinished(recorder.stop);
  const start = async (options: Parameters<typeof startServer>[1]): Promise<TestServer> => {
    const server = await startServer(host, options);
    onTestFinished(server.close);
    return server;
  };
  const travel = await start({ name: 'The "Best" `Travel`' });
  const rounds = await start({ id: "rounds", name: "Rounds", wire: "2026-07-28" });
  const ask = (params: object) => travel.elicit(params).answer;

  await live(host, ask(shippingAddress), settle({ action: "accept", content: { city: "Porto" } }));
  await live(host, ask(hostile), settle(decline));
  await live(host, ask(everyField), settle({ action: "accept", content: traveller }));
  await live(host, ask(unguessable), settle({ action: "accept", content: { code: "123456" } }));
  await live(host, ask(visit), settle({ action: "accept" }));
  await live(host, travel.request({ method: "roots/list" }).answer, settle({ action: "cancel" }));
  await live(host, travel.request(analysis).answer, settle({ action: "deny" }));

  const request = { method: "elicitation/create", params: shippingAddress };
  const bill = { ...request, params: { ...shippingAddress, message: "And the bill?" } };
  const called = rounds.call((ask) => ask({ one: request, other: bill }));
  for (const { id } of await openQuestions(host, 2))
    await host.send({ type: "settle", id, answer: decline });
  await called;
  return recorder.getState();
}

/** Plays some of the copied stories, as Storybook would, each to what its server received. */
const playsStories = `// @vitest-environment jsdom
import "@testing-library/jest-dom/vitest";
import { composeStories } from "@storybook/react-vite";
import { cleanup, configure, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import * as form from "./asked0.stories.tsx";
import * as model from "./asked6.stories.tsx";
import * as round from "./asked7.stories.tsx";

afterEach(cleanup);
configure({ asyncUtilTimeout: 20_000 });

async function press(name: string): Promise<void> {
  const find = () => screen.getByRole("button", { name });
  // A question that has just appeared takes no press yet.
  await waitFor(() => expect(find().closest("[data-arming]")).toBeNull());
  await userEvent.click(find());
}

const received = () => screen.getByLabelText("What the server received");

it("asks with a form", async () => {
  const { Question } = composeStories(form);
  render(<Question />);
  await press("Decline");
  await waitFor(() => expect(received()).toHaveTextContent('"question1": { "action": "decline" }'));
});

it("asks a model", async () => {
  const { Question } = composeStories(model);
  render(<Question />);
  await press("Decline");
  await waitFor(() => expect(received()).toHaveTextContent("User rejected sampling request"));
});

it("asks together", async () => {
  const { Question } = composeStories(round);
  render(<Question />);
  await screen.findByText("Where should the tickets go?");
  await press("Decline");
  await screen.findByText("And the bill?");
  await press("Decline");
  await waitFor(() => expect(received()).toHaveTextContent('"question2": { "action": "decline" }'));
});
`;

describe("what is copied", () => {
  it("are stories and tests whose types are right and in which a real server asks the same", async () => {
    const recording = await recordAll();
    expect(recording.questions.map(({ outcome }) => outcome?.sent)).toEqual(
      "accept decline accept accept accept error error decline decline".split(" "),
    );
    const files: Record<string, string> = {};
    for (const [index, { id }] of recording.questions.entries()) {
      files[`asked${index}.test.tsx`] = (await writeTest(recording, id)) ?? "";
      files[`asked${index}.stories.tsx`] = writeStory(recording, id) ?? "";
    }
    expect(files["asked2.test.tsx"]).toContain('action: "accept"');
    expect(files["asked3.test.tsx"]).toContain('action: "decline"');
    const ran = await runCopied({ ...files, "stories.test.tsx": playsStories });
    expect(ran.failed).toEqual([]);
    expect(ran.passed).toBe(recording.questions.length + 3);
  }, 480_000);
});

describe("writeLiteral", () => {
  it("writes any JSON so that it means the same, in characters that are seen", () => {
    const data = JSON.parse(
      '{"__proto__":{"a":[1,null,true,"\\u202e\\u200b\\ud83d\\ude00\\ud800"]},"a-b":{},"é":[],"x":"`$\\u007b1}"}',
    );
    const text = writeLiteral(data);
    expect(text).not.toMatch(/[\u202e\u200b]/);
    const read: unknown = runInNewContext(`(${text})`);
    expect(JSON.stringify(read)).toBe(JSON.stringify(data));
    expect(Object.keys(Object(read))).toContain("__proto__");
  });
});
