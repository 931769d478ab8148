"use client";

import { createScripts } from "../../messages/createScripts.js";
import { type AnyMessage, fillIn } from "../../messages/fillIn.js";
import type { Messages } from "../../messages/messages.js";
import type { Finding } from "../../safety/finding.js";
import { useMessages } from "../useMessages.js";
import { useFindingMessages } from "./useFindingMessages.js";

/** Returns the function that says a finding in the language of the nearest `HostProvider`. */
export function useFindingText(): (finding: Finding) => string {
  const messages = useFindingMessages();
  const { locale } = useMessages();
  return (finding) => findingText(messages, locale, finding);
}

/** Describes a finding; one with an unknown code of the app's own gets a general sentence. */
function findingText(
  { found, other }: Messages["findings"],
  locale: string,
  { code, params }: Finding,
): string {
  const messages: Readonly<Record<string, AnyMessage | undefined>> = found;
  const message = Object.hasOwn(messages, code) ? messages[code] : undefined;
  if (message === undefined) return other;
  return fillIn(
    message,
    // The names of scripts are the language's own.
    code === "mixed-scripts"
      ? { ...params, scripts: createScripts(locale)(String(params.scripts ?? "")) }
      : params,
  );
}
