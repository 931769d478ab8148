import { renderWithHost } from "@mcp-host-ui/testing";
import { configure, screen, waitFor, within } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import { HostPrompts } from "mcp-host-ui";
import { createHost, type Sampling, sampling } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { samplings } from "../../../corpus/readCorpus.js";
import { pressable } from "./renderSampling.js";
import "../../../../src/kinds/sampling/react/content/HiddenPlaces.js";

configure({ asyncUtilTimeout: 10_000 });

/** What a person can read, with white space as it may be broken. */
const plain = (text: string) => text.replace(/[\s\u2068\u2069\ufffd]+/g, " ").trim();

/** Every text in data, but for bytes and what only says of what kind something is. */
function textsIn(value: unknown, key = ""): readonly string[] {
  if (typeof value === "string")
    return ["type", "role", "data", "blob"].includes(key) ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, name));
}

/** Whether an element holds a text, as it is or as it is written in JSON. */
function expectToRead(element: HTMLElement, expected: string): void {
  const seen = plain(element.textContent ?? "");
  expect([expected, JSON.stringify(expected).slice(1, -1)].map(plain)).toSatisfy(
    (forms: readonly string[]) => forms.some((form) => seen.includes(form)),
  );
}

/** What stands in a field, or what a select shows; nothing where there is none. */
const entered = (role: "textbox" | "combobox", name: string) => {
  const field = screen.queryByRole<HTMLInputElement & HTMLSelectElement>(role, { name });
  return role === "combobox" ? field?.selectedOptions[0]?.textContent : field?.value;
};

/** What was written one a line, with breaks as they are written there. */
const linesOf = (name: string) =>
  entered("textbox", name)
    ?.split("\n")
    .filter((line) => line !== "")
    .map((line): unknown => JSON.parse(`"${line.replaceAll('"', '\\"')}"`));

/** Opens everything that is folded, as a person would. */
async function unfold(user: UserEvent): Promise<void> {
  await user.click(screen.getByText("Settings"));
  await screen.findByRole("textbox", { name: "Temperature" });
  for (const name of ["Input", "Metadata"])
    for (const summary of screen.queryAllByText(name)) await user.click(summary);
  for (const button of screen.queryAllByRole("button", { name: /^Show all/ }))
    await user.click(button);
}

const contexts = {
  none: "Nothing",
  thisServer: "Context from this server",
  allServers: "Context from all servers",
};
const choices = { auto: "The model decides", required: "At least one", none: "None" };
const priorities = [
  ["Low cost", "costPriority"],
  ["Speed", "speedPriority"],
  ["Capability", "intelligencePriority"],
] as const;

/** The settings of a request as a person finds them. */
function settingsShown(): object {
  return {
    maxTokens: entered("textbox", "Max tokens"),
    temperature: entered("textbox", "Temperature"),
    stopSequences: linesOf("Stop sequences"),
    includeContext: entered("combobox", "Extra context"),
    toolChoice: entered("combobox", "Tool use"),
    metadata: JSON.parse(entered("textbox", "Data for the model’s provider") ?? "null"),
    hints: linesOf("Preferred models"),
    priorities: priorities.map(([name]) =>
      screen.queryByRole("slider", { name })?.getAttribute("aria-valuetext"),
    ),
  };
}

/** The same as the server asked them. */
function settingsOf(asked: Sampling.CreateMessageRequest): object {
  const { modelPreferences, includeContext, tools, toolChoice, temperature = "" } = asked;
  const share = (value: number | undefined) =>
    value === undefined ? "Not specified" : `${Math.round(value * 100)}%`;
  const choice = tools || toolChoice ? "Not specified" : undefined;
  return {
    maxTokens: String(asked.maxTokens),
    temperature: String(temperature),
    stopSequences: asked.stopSequences ?? [],
    includeContext: includeContext && contexts[includeContext],
    toolChoice: toolChoice?.mode ? choices[toolChoice.mode] : choice,
    metadata: asked.metadata ?? null,
    hints: modelPreferences && (modelPreferences.hints ?? []).map(({ name }) => name),
    priorities: priorities.map(([, key]) => modelPreferences && share(modelPreferences[key])),
  };
}

/** Finds every part of a request where a person looks for it. */
function expectToShow(asked: Sampling.CreateMessageRequest): void {
  expect(settingsShown()).toEqual(settingsOf(asked));
  const list = screen.getByRole("list", { name: "Messages" });
  for (const expected of textsIn(asked.messages)) expectToRead(list, expected);
  for (const prompt of [asked.systemPrompt ?? []].flat())
    expectToRead(screen.getByRole("group", { name: "System prompt" }), prompt || "No text.");
  for (const tool of asked.tools ?? []) expectTool(tool);
  for (const [name, value] of Object.entries(asked))
    if (!named.has(name))
      for (const expected of [name, ...textsIn(value)]) expectToRead(document.body, expected);
}

/** What has a place of its own; whatever else came along is shown as data. */
const named = new Set([
  ...["messages", "systemPrompt", "modelPreferences", "maxTokens", "temperature"],
  ...["stopSequences", "includeContext", "tools", "toolChoice", "metadata"],
]);

function expectTool(tool: NonNullable<Sampling.CreateMessageRequest["tools"]>[number]): void {
  const list = screen.getByRole("group", { name: "Tools the model can ask for" });
  const row = within(list)
    .getAllByRole("listitem")
    .find((item) => item.querySelector("bdi")?.textContent === tool.name);
  if (!row) throw new Error(`The tool ${tool.name} is not shown.`);
  const { inputSchema, ...texts } = tool;
  for (const expected of textsIn(texts)) expectToRead(row, expected);
  expect(plain(row.textContent ?? "")).toContain(plain(JSON.stringify(inputSchema, undefined, 2)));
}

describe("SamplingPrompt, on the requests of the corpus", () => {
  it.each(samplings)(
    "$name: shows the whole request, or the host refuses it with -32602",
    async ({ params }) => {
      const user = userEvent.setup();
      const host = createHost({
        kinds: [sampling({ generate: () => Promise.reject(), tools: true, context: true })],
      });
      const { close } = await renderWithHost(<HostPrompts />, { host });
      onTestFinished(close);
      const codes: unknown[] = [];
      // The SDK refuses some of these requests itself, and its versions differ, so this bypasses the SDK.
      host
        .openSession({ id: "raw" })
        .receive("sampling/createMessage", params)
        .catch(({ code }: { code?: unknown }) => codes.push(code));
      await waitFor(() =>
        expect(screen.queryAllByRole("list", { name: "Messages" }).length + codes.length).toBe(1),
      );
      expect(codes).toEqual(codes.length > 0 ? [-32602] : []);
      if (codes.length > 0) return;
      await pressable(screen.getByRole("dialog"));
      await unfold(user);
      await waitFor(() => expect(screen.queryByText("Loading …")).not.toBeInTheDocument());
      await waitFor(() => expectToShow(params));
    },
  );
});
