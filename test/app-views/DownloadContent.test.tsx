import { render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HostPrompts, HostProvider } from "mcp-host-ui";
import { type AppFile, downloads } from "mcp-host-ui/apps";
import { downloadKind } from "mcp-host-ui/apps/react";
import { elicitation } from "mcp-host-ui/host";
import { ar } from "mcp-host-ui/locales/ar";
import { de } from "mcp-host-ui/locales/de";
import { en, type Messages } from "mcp-host-ui/locales/en";
import { describe, expect, it } from "vitest";
import { openApp, packages } from "../apps/openApp.js";

const kinds = [downloadKind];
const program = { uri: "file:///plans/seat%E2%80%AEfdp.exe", text: "MZ" };
const table = { uri: "file:///seats.csv", blob: btoa("7A;7B"), mimeType: "text/csv" };

/** Has a view ask to save files, in the dialogs of one language. */
async function askToSave(
  resources: readonly (typeof program | typeof table)[],
  messages: Messages,
) {
  const saved: AppFile[] = [];
  const save = (file: AppFile) => void saved.push(file);
  const { app, host } = await openApp(packages["2"], {
    kinds: [elicitation({ url: true }), downloads({ save })],
  });
  render(
    <HostProvider host={host} custom={{ kinds }} messages={messages} safety={{ armAfter: 0 }}>
      <HostPrompts />
    </HostProvider>,
  );
  const answer = app.downloadFile({
    contents: resources.map((resource) => ({ type: "resource", resource })),
  });
  const dialog = within(await screen.findByRole("dialog"));
  return { answer, dialog, saved, user: userEvent.setup() };
}

describe.each([{ messages: en }, { messages: de }, { messages: ar }])(
  "a view's files, in $messages.locale",
  ({ messages, messages: { downloads: words } }) => {
    it("are named with their type and size, and saved once the person presses for it", async () => {
      const { answer, dialog, saved, user } = await askToSave([table], messages);
      expect(screen.getByRole("dialog")).toHaveAccessibleName(
        words.title({ server: "Travel Booking" }),
      );
      expect(dialog.getByText("seats.csv")).toBeVisible();
      expect(dialog.getByText("text/csv")).toBeVisible();
      expect(dialog.queryByText(words.savedAs)).not.toBeInTheDocument();
      expect(saved).toEqual([]);
      await user.click(dialog.getByRole("button", { name: words.save }));
      await expect(answer).resolves.toEqual({});
      expect(saved.map(({ name, data }) => [name, new TextDecoder().decode(data)])).toEqual([
        ["seats.csv", "7A;7B"],
      ]);
    });

    it("are danger where one can run: declining is the main action, and what hides in its name is shown", async () => {
      const { answer, dialog, saved, user } = await askToSave([table, program], messages);
      expect(dialog.getByRole("group", { name: words.harmful })).toHaveAttribute(
        "data-level",
        "danger",
      );
      expect(dialog.getByText(/RLO/, { selector: "mark" })).toBeVisible();
      expect(dialog.getByText(words.savedAs).parentElement).toHaveTextContent(
        `${words.savedAs}seatfdp.exe`,
      );
      expect(dialog.queryByRole("button", { name: words.save })).not.toBeInTheDocument();
      expect(dialog.getByRole("button", { name: words.saveDangerous })).toHaveAttribute(
        "data-weight",
        "danger",
      );
      const decline = dialog.getByRole("button", { name: messages.prompt.decline });
      expect(decline).toHaveAttribute("data-weight", "main");
      await user.click(decline);
      await expect(answer).resolves.toEqual({ isError: true });
      expect(saved).toEqual([]);
      await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    });

    it("save what can run by a second, separate press alone, from which there is a way back", async () => {
      const { answer, dialog, saved, user } = await askToSave([program], messages);
      const press = (name: string) => user.click(dialog.getByRole("button", { name }));
      const anyway = () => dialog.queryByRole("button", { name: words.saveAnyway });
      await press(words.saveDangerous);
      const back = dialog.getByRole("button", { name: messages.prompt.back });
      expect(back).toHaveFocus();
      expect(anyway()).not.toBe(back);
      await user.click(back);
      expect(anyway()).not.toBeInTheDocument();
      expect(saved).toEqual([]);

      await press(words.saveDangerous);
      await press(words.saveAnyway);
      await expect(answer).resolves.toEqual({});
      expect(saved.map(({ name }) => name)).toEqual(["seatfdp.exe"]);
    });
  },
);
