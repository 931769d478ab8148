import { ElicitationControlsProvider, type ElicitationForm, HostPrompts } from "mcp-host-ui";
import { type ReactNode, useState } from "react";
import { NamePopover } from "./NamePopover.js";
import { NameSelect } from "./NameSelect.js";
import { SettingsDialog } from "./SettingsDialog.js";

const controls: Readonly<Record<string, ElicitationForm.NamedControls>> = {
  select: { name: { kind: "text", control: NameSelect } },
  popover: { name: { kind: "text", control: NamePopover } },
};

/** An app with a dialog of its own, and with controls of its own in the forms of its servers. */
export function App({ ask }: { readonly ask: () => Promise<string> }): ReactNode {
  const [kind, setKind] = useState("none");
  const [received, setReceived] = useState("");
  const askNow = async () => setReceived(await ask());
  const askButton = (
    <button type="button" onClick={askNow}>
      Ask me
    </button>
  );
  return (
    <>
      {Object.keys(controls).map((name) => (
        <button key={name} type="button" aria-pressed={kind === name} onClick={() => setKind(name)}>
          With a {name}
        </button>
      ))}
      {askButton}
      <SettingsDialog>{askButton}</SettingsDialog>
      <output aria-label="Received">{received}</output>
      <ElicitationControlsProvider fieldControls={controls[kind] ?? {}}>
        <HostPrompts />
      </ElicitationControlsProvider>
    </>
  );
}
