"use client";

import { useHostSettings } from "../../hooks/HostContext.js";
import { en, type Messages, type MessagesOverride } from "../../locales/en.js";

const whole = new WeakMap<object, Messages>();

/** Returns the catalogue of the nearest `HostProvider`, English where it says nothing. Throws outside of one. */
export function useMessages(): Messages {
  const { messages } = useHostSettings();
  return messages ? complete(messages) : en;
}

function complete(override: Messages | MessagesOverride): Messages {
  const known = whole.get(override);
  if (known) return known;
  const messages: Messages = {
    locale: override.locale ?? en.locale,
    prompt: { ...en.prompt, ...override.prompt },
    ending: { ...en.ending, ...override.ending },
    address: { ...en.address, ...override.address },
    findings: {
      ...en.findings,
      ...override.findings,
      found: Object.assign({}, en.findings.found, override.findings?.found),
    },
    flood: { ...en.flood, ...override.flood },
    form: { ...en.form, ...override.form },
    issues: { ...en.issues, ...override.issues },
    problems: { ...en.problems, ...override.problems },
  };
  whole.set(override, messages);
  return messages;
}
