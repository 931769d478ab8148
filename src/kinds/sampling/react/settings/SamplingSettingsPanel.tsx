"use client";

import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { useSessions } from "../../../../react/useSessions.js";
import { createMessagesHook } from "../../../../ui/createMessagesHook.js";
import { cx } from "../../../../ui/cx.js";
import { useVisibleText } from "../../../../ui/hidden-text/useVisibleText.js";
import { useSurfaceAttributes } from "../../../../ui/useSurfaceAttributes.js";
import type { SamplingSettings } from "../../core/settings/samplingSettings.js";
import { samplingSettings } from "../../messages/compiled/en/samplingSettings.js";
import {
  type SamplingSettingsChange,
  type UseSamplingSettingsResult,
  useSamplingSettings,
} from "../approval/useSamplingSettings.js";
import { ChoiceField, PriorityField, SwitchField } from "./Fields.js";
import { useRequestMessages } from "./useRequestMessages.js";

const useSettingsMessages = createMessagesHook("samplingSettings", samplingSettings);

/** The props of `SamplingSettingsPanel`. */
export type SamplingSettingsPanelProps = Omit<ComponentProps<"section">, "children">;

/**
 * The user's preferences for every request to a model: when the host asks, which model answers, and what matters in one. It
 * says that the protocol deprecates such requests (client/sampling, 2026-07-28). Renders a `<section>` element, or nothing
 * if the host has no sampling.
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
  const change = async (next: SamplingSettingsChange) => setLost(!(await configure(next)).done);
  const hintOf = (name: keyof SamplingSettings, hint: string) =>
    fixed.includes(name) ? words.fixed : hint;
  const panel = { models, settings, change: (next: SamplingSettingsChange) => void change(next) };
  return (
    <section
      {...attributes}
      aria-label={words.title}
      {...props}
      className={cx("mcp-sampling-settings", className)}
    >
      <SwitchField
        label={words.askEveryTime}
        hint={hintOf("askEveryTime", words.askEveryTimeHint)}
        checked={settings.askEveryTime}
        disabled={fixed.includes("askEveryTime")}
        onCheckedChange={(askEveryTime) => panel.change({ askEveryTime })}
      />
      <SwitchField
        label={words.reviewResponses}
        hint={hintOf("reviewResponse", words.reviewResponsesHint)}
        checked={reviewsResponses}
        disabled={settings.askEveryTime || fixed.includes("reviewResponse")}
        onCheckedChange={(reviewResponse) => panel.change({ reviewResponse })}
      />
      {models.length > 0 && (
        <>
          <ModelField
            models={models}
            label={words.defaultModel}
            none={words.noDefault}
            value={settings.defaultModel}
            onValueChange={(model) => panel.change({ defaultModel: model ?? null })}
          />
          <ServerModels {...panel} />
          <OwnPriorities {...panel} />
        </>
      )}
      {isLost && (
        <p role="alert" className="mcp-form-error">
          {words.notKept}
        </p>
      )}
    </section>
  );
}

interface PanelProps extends Pick<UseSamplingSettingsResult, "models"> {
  readonly settings: SamplingSettings;
  readonly change: (next: SamplingSettingsChange) => void;
}

/** A choice among the host's models; the chosen one may be gone. */
function ModelField({
  models,
  ...props
}: Pick<PanelProps, "models"> &
  Omit<Parameters<typeof ChoiceField<string>>[0], "options">): ReactNode {
  const { missing } = useSettingsMessages();
  const { value } = props;
  const known = models.map(({ id, name = id }) => [id, name] as const);
  const isGone = value !== undefined && models.every(({ id }) => id !== value);
  const gone = isGone ? [[value, missing({ model: value })] as const] : [];
  return <ChoiceField {...props} options={[...known, ...gone]} />;
}

/** The model for each server: the connected ones, and those with a model. */
function ServerModels({ models, settings, change }: PanelProps): ReactNode {
  const words = useSettingsMessages();
  const heading = useId();
  const visible = useVisibleText();
  const sessions = useSessions();
  const chosen = new Map(Object.entries(settings.serverModels));
  const ids = new Set([...sessions.map(({ id }) => id), ...chosen.keys()]);
  if (ids.size === 0) return null;
  const choose = (id: string, model: string | undefined) => {
    const others = [...chosen].filter(([session]) => session !== id);
    change({ serverModels: Object.fromEntries(model ? [...others, [id, model]] : others) });
  };
  return (
    <div role="group" aria-labelledby={heading} className="mcp-sampling-group">
      <p id={heading} className="mcp-sampling-heading">
        {words.servers}
      </p>
      {[...ids].map((id) => (
        <ModelField
          key={id}
          models={models}
          label={words.serverModel({
            server: visible(sessions.find((session) => session.id === id)?.name ?? id),
          })}
          none={words.automatic}
          value={chosen.get(id)}
          onValueChange={(model) => choose(id, model)}
        />
      ))}
    </div>
  );
}

const qualities = ["cost", "speed", "intelligence"] as const;
const evenly = { cost: 0.5, speed: 0.5, intelligence: 0.5 };

/** The user's priorities, which replace those of servers. */
function OwnPriorities({ settings: { priorities: own }, change }: PanelProps): ReactNode {
  const words = useSettingsMessages();
  const labels = useRequestMessages();
  const heading = useId();
  return (
    <div role="group" aria-labelledby={heading} className="mcp-sampling-group">
      <p id={heading} className="mcp-sampling-heading">
        {words.priorities}
      </p>
      <SwitchField
        label={words.ownPriorities}
        checked={own !== undefined}
        onCheckedChange={(isOwn) => change({ priorities: isOwn ? evenly : null })}
      />
      {own &&
        qualities.map((name) => (
          <PriorityField
            key={name}
            label={labels[name]}
            value={own[name]}
            onValueChange={(value) => change({ priorities: { ...own, [name]: value } })}
          />
        ))}
    </div>
  );
}
