import { type RenderWithHostOptions, renderWithHost } from "@mcp-host-ui/testing";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HostPrompts } from "mcp-host-ui";
import { createDecisionLog } from "mcp-host-ui/host";
import { createInspector } from "mcp-host-ui/safety";
import { describe, expect, it, onTestFinished } from "vitest";
import { openWire2025 } from "../../../../packages/testing/src/kit/openWire2025.js";
import { createRecordingStorage } from "../../../support/recordingStorage.js";
import { tapped } from "../../../support/tapped.js";
import { unlock } from "../../../support/unlock.js";

async function ask(
  properties: object,
  { message = "A question", ...options }: RenderWithHostOptions & { message?: string } = {},
) {
  const recording = createRecordingStorage();
  const log = createDecisionLog({ content: true });
  const rendered = await renderWithHost(<HostPrompts />, {
    server: { wire: tapped(openWire2025) },
    hostOptions: { storage: recording.storage, log },
    ...options,
    safety: { review: "never", ...options.safety },
  });
  onTestFinished(async () => {
    cleanup();
    await rendered.close();
  });
  const { answer } = rendered.server.elicit({
    message,
    requestedSchema: { type: "object", properties },
  });
  answer.catch(() => {});
  const dialog = within(await screen.findByRole("dialog"));
  const user = userEvent.setup();
  const press = (name: string) => user.click(dialog.getByRole("button", { name }));
  return { ...rendered, storage: recording, log, answer, dialog, user, press };
}

/** Everything that was kept: in the storage, in the host and in its log. */
const kept = ({ storage, log, host }: Awaited<ReturnType<typeof ask>>) =>
  [storage.written.join(), log.toJsonLines(), JSON.stringify(host.getState())].join();

const free = {
  city: { type: "string", title: "City" },
  config: { type: "object", title: "Config" },
};

describe("a JSON editor", () => {
  it.each([
    ['{"db": {"password": "hunter2"}}', { db: { password: "hunter2" } }],
    ['[{"api\\u005fkey": "hunter2"}]', undefined],
    ['{"client_secret" : ["hunter2"]}', { client_secret: ["hunter2"] }],
  ])("keeps nothing of %s, and asks before it is sent", async (json, value) => {
    const asked = await ask({
      ...free,
      ...(value === undefined && {
        config: { title: "Config", type: "array", items: { type: "object" } },
      }),
    });
    await asked.user.type(asked.dialog.getByLabelText("City"), "Lisbon");
    await asked.user.click(await asked.dialog.findByLabelText("Config"));
    await asked.user.paste(json);
    await waitFor(() => expect(asked.storage.written.join()).toContain("Lisbon"));
    expect(asked.dialog.getByLabelText("Config")).toHaveAttribute("type", "password");

    await asked.press("Send");
    expect(await asked.dialog.findByRole("group", { name: /Send a secret to/ })).toBeVisible();
    expect(asked.server.received).toEqual([]);
    await asked.press("Send it anyway");
    await expect(asked.answer).resolves.toEqual({
      action: "accept",
      content: { city: "Lisbon", config: JSON.parse(json) },
    });
    expect(asked.log.toJsonLines()).toContain("Lisbon");
    expect(kept(asked)).not.toContain("hunter2");
  });

  it("hides a secret while it is written, where the caret stands", async () => {
    const { dialog, user, answer, press } = await ask(free);
    await user.click(await dialog.findByLabelText("Config"));
    await user.keyboard('{{"password": "hunter2"}');
    expect(dialog.getByLabelText("Config")).toHaveAttribute("type", "password");
    expect(dialog.getByLabelText("Config")).toHaveFocus();
    await press("Send");
    await user.click(await dialog.findByRole("button", { name: "Send it anyway" }));
    await expect(answer).resolves.toMatchObject({ content: { config: { password: "hunter2" } } });
  });

  it("keeps and sends like anything else what names no secret", async () => {
    const { dialog, user, answer, press, storage } = await ask(free);
    await user.click(await dialog.findByLabelText("Config"));
    await user.paste('{"colour": "blue"}');
    await waitFor(() => expect(storage.written.join()).toContain("blue"));
    expect(dialog.getByLabelText("Config")).not.toHaveAttribute("type", "password");
    await press("Send");
    await expect(answer).resolves.toMatchObject({ content: { config: { colour: "blue" } } });
  });
});

describe("a field that was not judged", () => {
  it("counts as secret where it lies beyond what is inspected", async () => {
    const text = { type: "string" };
    const asked = await ask(
      { city: { ...text, title: "City" }, value: { ...text, title: "Value" } },
      { message: "word ".repeat(2_001) },
    );
    // The end of the message, which nobody read, may say what a mere value is.
    const last = asked.dialog.getByLabelText("Value");
    await waitFor(() => expect(last).toHaveAttribute("type", "password"));
    expect(asked.dialog.getByLabelText("City")).toHaveAttribute("type", "text");
    await waitFor(() => expect(last).toHaveAccessibleDescription(/wasn’t checked/));
    await asked.user.click(last);
    await asked.user.paste("hunter2");
    await asked.user.click(asked.dialog.getByLabelText("City"));
    await asked.user.paste("Lisbon");
    await waitFor(() => expect(asked.storage.written.join()).toContain("Lisbon"));

    await asked.press("Send");
    await asked.user.click(await asked.dialog.findByRole("button", { name: "Send it anyway" }));
    await expect(asked.answer).resolves.toMatchObject({ content: { value: "hunter2" } });
    expect(asked.log.toJsonLines()).toContain("Lisbon");
    expect(kept(asked)).not.toContain("hunter2");
  });

  it("counts as secret from the first key while what judges it is loading, and no longer", async () => {
    let start = () => {};
    const started = new Promise<void>((resolve) => {
      start = resolve;
    });
    const own = createInspector();
    const inspector = {
      ...own,
      inspectFields: async (...asked: Parameters<typeof own.inspectFields>) => {
        await started;
        return own.inspectFields(...asked);
      },
    };
    const { dialog, user, storage } = await ask(free, { safety: { inspector } });
    const city = dialog.getByLabelText("City");
    expect(city).toHaveAttribute("type", "text");
    await user.type(city, "Lis");
    expect(city).toHaveAttribute("type", "password");
    expect(storage.written).toEqual([]);
    start();
    await waitFor(() => expect(city).toHaveAttribute("type", "text"));
    await user.type(city, "bon");
    expect(city).toHaveValue("Lisbon");
  });

  it("is asked about under every policy where nothing could be judged", async () => {
    const inspector = {
      ...createInspector(),
      inspectFields: () => Promise.reject(new Error("offline")),
    };
    const { dialog, user, press, server } = await ask(free, { safety: { inspector } });
    await waitFor(() => expect(dialog.getByLabelText("City")).toHaveAttribute("type", "password"));
    await user.type(dialog.getByLabelText("City"), "Lisbon");
    await press("Send");
    expect(await dialog.findByRole("group", { name: /Send a secret to/ })).toBeVisible();
    expect(server.received).toEqual([]);
  });
});

describe("what is typed into a form", () => {
  it("stands in no attribute and no child of the document", async () => {
    const { dialog, user, baseElement } = await ask({
      word: { type: "string", title: "Password", default: "hunter0" },
      pin: { type: "integer", title: "PIN" },
      codes: { type: "array", title: "Backup codes", items: { type: "string" } },
      key: { type: "string", title: "Private key", maxLength: 8_000 },
      config: { type: "object", title: "Config" },
    });
    await unlock(user);
    await user.type(dialog.getByLabelText("Password"), "hunter1");
    await user.type(dialog.getByLabelText("PIN"), "4711");
    await user.type(dialog.getByLabelText("Item 1"), "hunter2");
    await user.type(dialog.getByLabelText("Private key"), "hunter3");
    await user.click(await dialog.findByLabelText("Config"));
    await user.paste('{"password":"hunter4"}');
    for (const show of dialog.getAllByRole("button", { name: "Show" })) await user.click(show);
    expect(dialog.getByLabelText("Password")).toHaveValue("hunter0hunter1");
    expect(dialog.getByLabelText("Config")).toHaveValue('{"password":"hunter4"}');
    expect(baseElement.outerHTML).not.toMatch(/hunter|4711/);
  });
});
