"use client";

import { useHostSettings } from "../../hooks/HostContext.js";
import { type CoreMessages, core } from "../../locales/en/core.js";
import type { Messages, MessagesOverride } from "../../locales/en.js";

const whole = new WeakMap<object, CoreMessages>();

/**
 * Returns the catalogue of the nearest `HostProvider`, English where it says nothing; but for the words of findings,
 * which load with what shows them. Throws outside of a provider.
 */
export function useMessages(): CoreMessages {
  const { messages } = useHostSettings();
  return messages ? complete(messages) : core;
}

function complete(override: Messages | MessagesOverride): CoreMessages {
  const known = whole.get(override);
  if (known) return known;
  const messages: CoreMessages = {
    locale: override.locale ?? core.locale,
    prompt: { ...core.prompt, ...override.prompt },
    ending: { ...core.ending, ...override.ending },
    address: { ...core.address, ...override.address },
    flood: { ...core.flood, ...override.flood },
    form: { ...core.form, ...override.form },
    issues: { ...core.issues, ...override.issues },
    problems: { ...core.problems, ...override.problems },
  };
  whole.set(override, messages);
  return messages;
}
