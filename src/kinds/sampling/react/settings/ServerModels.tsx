"use client";

import { type ReactNode, useId } from "react";
import { useSessions } from "../../../../react/useSessions.js";
import { useVisibleText } from "../../../../ui/hidden-text/useVisibleText.js";
import { useSamplingSettings } from "../hooks/useSamplingSettings.js";
import { ModelSetting } from "./ModelSetting.js";
import { useSettingsMessages } from "./useSettingsMessages.js";

/** Which model each server always gets: the servers that are there, and those that a model was chosen for. Renders a `<div>` element, or nothing without servers. */
export function ServerModels(): ReactNode {
  const words = useSettingsMessages();
  const heading = useId();
  const visible = useVisibleText();
  const { settings, configure } = useSamplingSettings();
  const sessions = useSessions();
  const chosen = settings?.serverModels ?? {};
  const ids = new Set([...sessions.map(({ id }) => id), ...Object.keys(chosen)]);
  if (ids.size === 0) return null;
  const choose = (id: string, model: string | undefined) => {
    const others = Object.entries(chosen).filter(([session]) => session !== id);
    const serverModels = Object.fromEntries(model ? [...others, [id, model]] : others);
    void configure({ serverModels });
  };
  return (
    <div role="group" aria-labelledby={heading} className="mcp-sampling-group">
      <p id={heading} className="mcp-sampling-heading">
        {words.servers}
      </p>
      {[...ids].map((id) => (
        <ModelSetting
          key={id}
          label={words.serverModel({
            server: visible(sessions.find((session) => session.id === id)?.name ?? id),
          })}
          none={words.automatic}
          value={Object.hasOwn(chosen, id) ? chosen[id] : undefined}
          onValueChange={(model) => choose(id, model)}
        />
      ))}
    </div>
  );
}
