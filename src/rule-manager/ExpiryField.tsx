"use client";

import { type ReactNode, useState } from "react";
import type { Rule, RuleExpiry } from "../host/rule.js";
import { useRulesMessages } from "../prompt/rules/useRulesMessages.js";
import { useLocale } from "../ui/useLocale.js";

const someMinutes = 10;

/** The props of `ExpiryField`. */
export interface ExpiryFieldProps {
  /** The rule, of which the end counts as it was when the field appeared. */
  readonly rule: Pick<Rule, "server" | "expires">;
  readonly value: RuleExpiry;
  readonly onValueChange: (value: RuleExpiry) => void;
}

/** The choice of when a rule ends: as it was, with its session, in some minutes, or never. Renders a `<label>` element. */
export function ExpiryField({ rule, value, onValueChange }: ExpiryFieldProps): ReactNode {
  const words = useRulesMessages();
  const format = new Intl.DateTimeFormat(useLocale(), { dateStyle: "medium", timeStyle: "short" });
  const [soon] = useState(() => Date.now() + someMinutes * 60_000);
  // The rule changes while the field is still there.
  const [before] = useState(rule.expires);
  const timed = typeof before === "number" ? [before] : [];
  const hasSession = rule.server !== undefined;
  const choices: readonly { readonly expires: RuleExpiry; readonly text: string }[] = [
    ...timed.map((at) => ({
      expires: at,
      text: words.bounds.untilLabel({ time: format.format(at) }),
    })),
    ...(hasSession ? [{ expires: "session", text: words.session } as const] : []),
    { expires: soon, text: words.minutes({ count: someMinutes }) },
    { expires: "never", text: words.always },
  ];
  return (
    <label className="mcp-rules-field">
      {words.lasting}
      <select
        className="mcp-form-input"
        value={String(value)}
        onChange={({ currentTarget }) =>
          onValueChange(choices[currentTarget.selectedIndex]?.expires ?? value)
        }
      >
        {choices.map(({ expires, text }) => (
          <option key={expires} value={String(expires)}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
