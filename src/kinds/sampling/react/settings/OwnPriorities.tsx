"use client";

import { type ReactNode, useId } from "react";
import { useSamplingSettings } from "../hooks/useSamplingSettings.js";
import { PrioritySetting } from "../parts/PrioritySetting.js";
import { useRequestMessages } from "../useRequestMessages.js";
import { SwitchSetting } from "./SwitchSetting.js";
import { useSettingsMessages } from "./useSettingsMessages.js";

const names = ["cost", "speed", "intelligence"] as const;

/** The equal weights at first. */
const evenly = { cost: 0.5, speed: 0.5, intelligence: 0.5 };

/** The person's priorities in a model, in place of the servers'. Renders a `<div>` element. */
export function OwnPriorities(): ReactNode {
  const words = useSettingsMessages();
  const labels = useRequestMessages();
  const { settings, configure } = useSamplingSettings();
  const heading = useId();
  const own = settings?.priorities;
  return (
    <div role="group" aria-labelledby={heading} className="mcp-sampling-group">
      <p id={heading} className="mcp-sampling-heading">
        {words.priorities}
      </p>
      <SwitchSetting
        label={words.ownPriorities}
        checked={own !== undefined}
        onCheckedChange={(isOwn) => void configure({ priorities: isOwn ? evenly : null })}
      />
      {own &&
        names.map((name) => (
          <PrioritySetting
            key={name}
            label={labels[name]}
            value={own[name]}
            onValueChange={(value) => void configure({ priorities: { ...own, [name]: value } })}
          />
        ))}
    </div>
  );
}
