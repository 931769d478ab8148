import { existsSync, readFileSync } from "node:fs";
import { configure, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useSamplingApproval } from "mcp-host-ui";
import { createHost, sampling } from "mcp-host-ui/host";
import { renderWithHost } from "mcp-host-ui/testing";
import type { ReactNode } from "react";
import { describe, expect, it, onTestFinished } from "vitest";
import { SamplingMessages } from "../../../../src/components/sampling/content/SamplingMessages.js";
import type { Json } from "../../../../src/protocol/json.js";
import "../../../sampling/warm.js";

const file = "../shared/corpus/sampling.json";
const text = existsSync(file) ? readFileSync(file, "utf8") : "[]";
const entries: readonly { source: string; params: { messages?: Json } & object }[] =
  JSON.parse(text);

configure({ asyncUtilTimeout: 10_000 });

/** The messages of whatever a server asks. */
function Messages(): ReactNode {
  const { current } = useSamplingApproval({ surface: "inline" });
  return (
    current && (
      <SamplingMessages messages={current.proposed.messages} tools={current.proposed.tools} />
    )
  );
}

/** Every text in data, but for bytes and what only says of what kind something is. */
function textsIn(value: unknown, key = ""): readonly string[] {
  if (typeof value === "string")
    return ["type", "role", "data", "blob"].includes(key) ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, name));
}

/** What a person can read, with white space as it may be broken. */
const plain = (text: string) => text.replace(/[\s\u2068\u2069\ufffd]+/g, " ").trim();

/** Opens everything that is folded. */
async function unfold(): Promise<void> {
  const user = userEvent.setup();
  for (const button of screen.queryAllByRole("button", { name: /^Show all/ }))
    await user.click(button);
  for (const summary of screen.queryAllByText("Sent along for machines")) await user.click(summary);
}

describe.skipIf(!existsSync(file))(
  "SamplingMessages, on what servers really sent (needs ../shared/corpus)",
  () => {
    it("has every entry of the file", () => {
      expect(entries).toHaveLength(text.match(/"params":/g)?.length ?? 0);
    });

    it.each(entries)(
      "shows it in full, or it was refused with -32602: $source",
      async ({ params }) => {
        const host = createHost({
          slices: [sampling({ generate: () => Promise.reject(), tools: true })],
        });
        const { close } = await renderWithHost(<Messages />, { host });
        onTestFinished(close);
        const codes: unknown[] = [];
        // Past the SDK, which refuses some of these before any handler: what it lets through differs by version.
        host
          .openSession({ id: "raw" })
          .receive("sampling/createMessage", params)
          .catch(({ code }: { code?: unknown }) => codes.push(code));
        await waitFor(() =>
          expect(screen.queryAllByRole("list", { name: "Messages" }).length + codes.length).toBe(1),
        );
        expect(codes).toEqual(codes.length > 0 ? [-32602] : []);
        await waitFor(() => expect(screen.queryByText("Loading …")).not.toBeInTheDocument());
        await unfold();
        const seen = plain(document.body.textContent ?? "");
        // What stands in data is written as JSON.
        for (const expected of codes.length > 0 ? [] : textsIn(params.messages))
          expect([expected, JSON.stringify(expected).slice(1, -1)].map(plain)).toSatisfy(
            (forms: readonly string[]) => forms.some((form) => seen.includes(form)),
          );
      },
    );
  },
);
