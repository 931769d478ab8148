import { SamplingSettingsPanel, ToolActivity, ToolsPanel } from "mcp-host-ui";
import { Rules, RulesManager } from "mcp-host-ui/rules-manager";
import type { ReactElement } from "react";
import { useDemo } from "../demo.js";
import { useStore } from "../useStore.js";
import { AttentionFields } from "./AttentionFields.js";
import { ChoiceGroup } from "./ChoiceGroup.js";
import { LanguageSelect } from "./LanguageSelect.js";
import { ModelFields } from "./ModelFields.js";
import { Switch } from "./Switch.js";

/** Theme, direction and the place of questions, behind one button. Renders a `<button>` and its popover. */
export function SettingsMenu(): ReactElement {
  const { settings, transcript } = useDemo();
  const { theme, direction, language, questions, devtools } = useStore(settings);
  return (
    <>
      <button className="button quiet" type="button" popoverTarget="settings">
        Settings
      </button>
      <section className="menu" id="settings" popover="auto" aria-label="Settings">
        <ChoiceGroup
          legend="Theme"
          value={theme}
          choices={[
            ["system", "System"],
            ["light", "Light"],
            ["dark", "Dark"],
          ]}
          onValueChange={(value) => settings.setState((all) => ({ ...all, theme: value }))}
        />
        <ChoiceGroup
          legend="Direction"
          value={direction}
          choices={[
            ["auto", "As the language"],
            ["ltr", "Left to right"],
            ["rtl", "Right to left"],
          ]}
          onValueChange={(value) => settings.setState((all) => ({ ...all, direction: value }))}
        />
        <LanguageSelect
          value={language}
          onValueChange={(value) => settings.setState((all) => ({ ...all, language: value }))}
        />
        <ChoiceGroup
          legend="Questions of a call"
          value={questions}
          choices={[
            ["dialogs", "Dialogs"],
            ["cards", "Cards in the conversation"],
          ]}
          onValueChange={(value) => settings.setState((all) => ({ ...all, questions: value }))}
        />
        <details>
          <summary>Attention</summary>
          <AttentionFields />
        </details>
        <details>
          <summary>Models</summary>
          <ModelFields />
          <SamplingSettingsPanel />
        </details>
        <details>
          <summary>Tools</summary>
          <ToolsPanel />
          <ToolActivity />
        </details>
        <details>
          <summary>Rules</summary>
          <RulesManager aria-label="Rules">
            <Rules.Stop />
            <Rules.Failure />
            <Rules.Undo />
            <Rules.Proposals />
            <Rules.Empty />
            <Rules.List />
            <Rules.StorageNote />
            <Rules.Budgets />
          </RulesManager>
        </details>
        {import.meta.env.DEV && (
          <Switch
            label="MCP devtools"
            checked={devtools}
            onCheckedChange={(checked) =>
              settings.setState((all) => ({ ...all, devtools: checked }))
            }
          />
        )}
        <button className="button quiet" type="button" onClick={transcript.clear}>
          Clear the conversation
        </button>
      </section>
    </>
  );
}
