"use client";

import { type ComponentProps, type ReactNode, useState } from "react";
import { cx } from "../../../../ui/cx.js";
import { useSurfaceAttributes } from "../../../../ui/useSurfaceAttributes.js";
import type { SamplingSettings } from "../../core/samplingSettings.js";
import { type SamplingSettingsChange, useSamplingSettings } from "../hooks/useSamplingSettings.js";
import { ModelSetting } from "./ModelSetting.js";
import { OwnPriorities } from "./OwnPriorities.js";
import { ServerModels } from "./ServerModels.js";
import { SwitchSetting } from "./SwitchSetting.js";
import { useSettingsMessages } from "./useSettingsMessages.js";

/** The props of `SamplingSettingsPanel`. */
export type SamplingSettingsPanelProps = Omit<ComponentProps<"section">, "children">;

/**
 * The person's preferences for every request to a model: when to be asked, which model, and what matters in one. It tells
 * that the protocol deprecates such requests (client/sampling, 2026-07-28).
 * Renders a `<section>` element, or nothing if the host has no sampling.
 */
export function SamplingSettingsPanel({
  className,
  ...props
}: SamplingSettingsPanelProps): ReactNode {
  const words = useSettingsMessages();
  const attributes = useSurfaceAttributes();
  const { models, settings, fixed, reviewsResponses, configure } = useSamplingSettings();
  const [isLost, setLost] = useState(false);
  if (!settings) return null;
  const change = async (next: SamplingSettingsChange) => {
    const receipt = await configure(next);
    setLost(!receipt.done);
  };
  const hintOf = (name: keyof SamplingSettings, hint: string) =>
    fixed.includes(name) ? words.fixed : hint;
  return (
    <section
      {...attributes}
      aria-label={words.title}
      {...props}
      className={cx("mcp-sampling-settings", className)}
    >
      <SwitchSetting
        label={words.askEveryTime}
        hint={hintOf("askEveryTime", words.askEveryTimeHint)}
        checked={settings.askEveryTime}
        disabled={fixed.includes("askEveryTime")}
        onCheckedChange={(askEveryTime) => void change({ askEveryTime })}
      />
      <SwitchSetting
        label={words.reviewResponses}
        hint={hintOf("reviewResponse", words.reviewResponsesHint)}
        checked={reviewsResponses}
        disabled={settings.askEveryTime || fixed.includes("reviewResponse")}
        onCheckedChange={(reviewResponse) => void change({ reviewResponse })}
      />
      {models.length > 0 && (
        <>
          <ModelSetting
            label={words.defaultModel}
            none={words.noDefault}
            value={settings.defaultModel}
            onValueChange={(model) => void change({ defaultModel: model ?? null })}
          />
          <ServerModels />
          <OwnPriorities />
        </>
      )}
      <p className="mcp-sampling-settings-deprecated">{words.deprecated}</p>
      {isLost && (
        <p role="alert" className="mcp-form-error">
          {words.notKept}
        </p>
      )}
    </section>
  );
}
