import { HostPrompts } from "mcp-host-ui";
import { type Sampling, sampling } from "mcp-host-ui/host";
import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { analysis, models } from "../../kinds/sampling/core/flights.js";
import { mountHost } from "../components/mountHost.js";

const generate: Sampling.Generate = async () => ({ content: "Take the 9:40." });

async function open(model: Sampling.Generate = generate) {
  const mounted = await mountHost(<HostPrompts />, { safety: { armAfter: 0 } }, {}, [
    sampling({ generate: model, models }),
  ]);
  return {
    ...mounted,
    ask: () => mounted.server.request({ method: "sampling/createMessage", params: analysis }),
  };
}

/** Waits until a heading of this text has the focus. */
async function at(title: RegExp): Promise<void> {
  await expect.poll(() => document.activeElement?.textContent ?? "").toMatch(title);
}

/** Presses Tab until something of this name has the focus. */
async function tabTo(name: RegExp): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await userEvent.keyboard("{Tab}");
    const focused = document.activeElement;
    const label = focused?.getAttribute("aria-label") ?? focused?.textContent ?? "";
    if (name.test(label)) return;
  }
  throw new Error(`Nothing of the name ${name} takes the focus.`);
}

/** Waits until a field has the focus. */
async function inField(): Promise<void> {
  await expect.poll(() => document.activeElement?.tagName).toBe("TEXTAREA");
}

describe("SamplingPrompt, by keyboard alone", () => {
  it("approves as asked, and sends", async () => {
    const { ask } = await open();
    const { answer } = ask();
    await at(/asks to use your model/);
    await tabTo(/^Run/);
    await userEvent.keyboard("{Enter}");
    await at(/Check the answer/);
    await tabTo(/^Send/);
    await userEvent.keyboard("{Enter}");
    expect(await answer).toMatchObject({ content: { text: "Take the 9:40." } });
  });

  it("edits the prompt and the answer", async () => {
    const seen: unknown[] = [];
    const { ask } = await open(async (request, options) => {
      seen.push(request.systemPrompt);
      return generate(request, options);
    });
    const { answer } = ask();
    await at(/asks to use your model/);
    await tabTo(/^Edit the system prompt/);
    await userEvent.keyboard("{Enter}");
    await inField();
    await userEvent.keyboard("{Control>}a{/Control}Be brief.{Escape}");
    await expect.poll(() => document.activeElement?.ariaLabel).toBe("Edit the system prompt");
    await tabTo(/^Run .* with your changes/);
    await userEvent.keyboard(" ");
    await at(/Check the answer/);
    await tabTo(/^Edit the answer/);
    await userEvent.keyboard("{Enter}");
    await inField();
    await userEvent.keyboard("{Control>}a{/Control}Take the train.");
    await tabTo(/^Send your version/);
    await userEvent.keyboard("{Enter}");
    expect(await answer).toMatchObject({ content: { text: "Take the train." } });
    expect(seen).toEqual(["Be brief."]);
  });

  it("opens what was changed, undoes it and redoes it", async () => {
    const seen: unknown[] = [];
    const { ask } = await open(async (request, options) => {
      seen.push(request.systemPrompt);
      return generate(request, options);
    });
    const { answer } = ask();
    await at(/asks to use your model/);
    await tabTo(/^Edit the system prompt/);
    await userEvent.keyboard("{Enter}");
    await inField();
    await userEvent.keyboard("{Control>}a{/Control}Be brief.");
    await tabTo(/^You changed 1 thing/);
    await userEvent.keyboard("{Enter}");
    await tabTo(/^Undo: .*System prompt/);
    await tabTo(/^Undo all changes/);
    await userEvent.keyboard("{Enter}");
    expect(document.activeElement?.textContent).toBe("Redo all changes");
    await userEvent.keyboard("{Enter}");
    await tabTo(/^Run .* with your changes/);
    await userEvent.keyboard("{Enter}");
    await at(/Check the answer/);
    await tabTo(/^Send/);
    await userEvent.keyboard("{Enter}");
    await answer;
    expect(seen).toEqual(["Be brief."]);
  });

  it("denies with a reason", async () => {
    const { ask, host } = await open();
    const { answer } = ask();
    await at(/asks to use your model/);
    await tabTo(/^More options/);
    await userEvent.keyboard("{Enter}");
    await tabTo(/^Decline with a reason/);
    await userEvent.keyboard("{Enter}No.");
    await tabTo(/^Decline$/);
    await userEvent.keyboard("{Enter}");
    await expect(answer).rejects.toMatchObject({ code: -1 });
    expect(host.getState().settled).toMatchObject([{ outcome: { reason: "No." } }]);
  });

  it("keeps the focus in the dialog at every stage, and gives it back at the end", async () => {
    const chat = document.createElement("button");
    document.body.append(chat);
    chat.focus();
    const { ask } = await open(() => Promise.reject(new Error("overloaded")));
    const { answer } = ask();
    answer.catch(() => {});
    await at(/asks to use your model/);
    await tabTo(/^Run/);
    await userEvent.keyboard("{Enter}");
    await at(/^No answer/);
    expect(document.activeElement?.closest("[role=dialog]")).not.toBeNull();
    await tabTo(/^Decline$/);
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => document.activeElement).toBe(chat);
  });
});
