import { cleanup, screen, waitFor } from "@testing-library/react";
import { HostPrompts } from "mcp-host-ui";
import { describe, expect, it } from "vitest";
import { analysis } from "../core/flights.js";
import { editText, renderSampling, stage, stages } from "./renderSampling.js";

const token = ["sk", "aB3dE5gH7jK9mN1pQ3sT5vW7yZ9bD1fG3hJ5k"].join("-");
const secret = new RegExp(`${token}|hunter2|swordfish`);
const stored = () => JSON.stringify({ ...sessionStorage });

const asked = {
  ...analysis,
  metadata: { tier: "standard" },
  tools: [
    {
      name: "log_in",
      inputSchema: {
        type: "object",
        properties: { account: { type: "string" }, word: { type: "string", title: "Password" } },
      },
    },
  ],
};

/** Watches every write, so that nothing is in the storage for a moment either. */
function watchStorage() {
  const written: string[] = [];
  const storage = {
    getItem: (key: string) => sessionStorage.getItem(key),
    setItem(key: string, value: string) {
      written.push(value);
      sessionStorage.setItem(key, value);
    },
    removeItem: (key: string) => sessionStorage.removeItem(key),
  };
  return { written, storage };
}

describe("secrets that are typed for a sampling request", () => {
  it("are never stored, stay while the page does, and are missed by nothing else after a reload", async () => {
    const { written, storage } = watchStorage();
    const { user, model, sample, rerender } = await renderSampling({
      hostOptions: { storage },
    });
    sample(asked);
    await stage(stages.request);
    await editText(user, "message 1", `Only direct flights. Use ${token} there.`);
    await user.click(screen.getByText("Settings"));
    const metadata = await screen.findByRole("textbox", { name: "Data for the model’s provider" });
    await user.clear(metadata);
    await user.click(metadata);
    await user.paste('{"tier": "free", "api_key": "hunter2"}');
    await waitFor(() => expect(stored()).toMatch(/direct flights.*free/));

    rerender(<p>Another page of the app</p>);
    rerender(<HostPrompts />);
    await stage(stages.request);
    // What reads a draft loads with the first one.
    await user.click(await screen.findByRole("button", { name: /Run .* with your changes/ }));
    const turn = await model.turn();
    expect(turn.request).toMatchObject({
      messages: [{ content: { text: `Only direct flights. Use ${token} there.` } }],
      metadata: { tier: "free", api_key: "hunter2" },
    });
    const use = { type: "tool_use", id: "1", name: "log_in" } as const;
    turn.answer({ content: [{ ...use, input: { account: "ada", word: "" } }] });
    await stage(stages.answer);
    await editText(user, "the answer", '{"account": "grace", "word": "swordfish"}');
    await waitFor(() => expect(stored()).toContain("grace"));
    expect(written.join()).not.toMatch(secret);
    cleanup();

    await renderSampling();
    await stage(stages.ended);
    expect(await screen.findByText("Only direct flights. Use ••• there.")).toBeVisible();
    expect(screen.getByText(/"account": "grace"/)).toHaveTextContent('"word": "•••"');
    expect(document.body.textContent).not.toMatch(secret);
  });
});
