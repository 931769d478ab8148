"use client";

import { type ReactNode, useState } from "react";
import type { Receipt } from "../../../../host/command.js";
import { Fold } from "../../../../ui/Fold.js";
import { ServerText } from "../../../../ui/ServerText.js";
import { useLocale } from "../../../../ui/useLocale.js";
import { LazyDifference } from "../arguments/LazyDifference.js";
import { TextValue } from "../arguments/TextValue.js";
import { useToolMessages } from "../useToolMessages.js";
import { useToolNames } from "../useToolNames.js";
import type { ToolMode, ToolSetting } from "./useTools.js";
import { useToolsMessages } from "./useToolsMessages.js";

const modes = ["ask", "allow", "allowSession", "deny"] as const;

/** One tool with its switch and its mode. Renders an `<li>` element. */
export function ToolRow({ tool: setting }: { readonly tool: ToolSetting }): ReactNode {
  const words = useToolsMessages();
  const question = useToolMessages();
  const locale = useLocale();
  const { definition, session, claims, off, mode, allowedBefore, usedAt, setMode } = setting;
  const names = useToolNames({ assistant: undefined, session, claims, tool: definition });
  const [hasFailed, setFailed] = useState(false);
  const note = ({ done }: Receipt) => setFailed(!done);
  const time = (at: number) =>
    new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }).format(at);
  return (
    <li className="mcp-tools-item" data-off={off || undefined}>
      <div className="mcp-tools-row">
        <label className="mcp-rule-choice">
          <input
            type="checkbox"
            className="mcp-form-checkbox"
            aria-label={words.use({ tool: names.tool })}
            checked={!off}
            onChange={({ currentTarget }) => void setting.setOff(!currentTarget.checked).then(note)}
          />
          <ServerText>{names.tool}</ServerText>
        </label>
        {setMode && !off && (
          <select
            className="mcp-form-input"
            aria-label={words.when({ tool: names.tool })}
            value={mode ?? ""}
            onChange={({ currentTarget }) =>
              // Its options are modes.
              void setMode(currentTarget.value as ToolMode).then(note)
            }
          >
            {mode === undefined && <option value="">{"…"}</option>}
            {modes.map((one) => (
              <option key={one} value={one}>
                {words.modes[one]}
              </option>
            ))}
          </select>
        )}
      </div>
      <p className="mcp-step-hint">
        <code className="mcp-text-code">
          <ServerText>{definition.name}</ServerText>
        </code>
        {usedAt !== undefined && ` ${words.used({ time: time(usedAt) })}`}
      </p>
      {allowedBefore && (
        <>
          <p>
            <span className="mcp-badge" data-tone="warning">
              {words.changed}
            </span>
          </p>
          <Fold summary={question.changes}>
            <LazyDifference
              before={JSON.stringify(allowedBefore, null, 2)}
              after={JSON.stringify(definition, null, 2)}
            />
          </Fold>
        </>
      )}
      <Fold summary={question.about}>
        {definition.description ? <TextValue text={definition.description} /> : null}
        <TextValue isCode text={JSON.stringify(definition, null, 2)} />
      </Fold>
      {hasFailed && (
        <p role="alert" className="mcp-form-error">
          {question.failed}
        </p>
      )}
    </li>
  );
}
