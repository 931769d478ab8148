"use client";

import type { GroupOverride, Messages } from "../messages/messages.js";
import { useHostSettings } from "../react/HostContext.js";
import { createMerge } from "./createMerge.js";

/** The names of the groups that a catalogue's sentences are in. */
type GroupName = Exclude<keyof Messages, "locale">;

/**
 * Makes the hook that returns one group of a catalogue: as the nearest `HostProvider` has it, with the English sentences
 * where that says nothing. They load with whatever calls the hook. The hook throws outside of a provider.
 */
export function createMessagesHook<Name extends GroupName>(
  name: Name,
  english: Messages[Name],
): () => Messages[Name] {
  const merge = createMerge<Messages[Name]>(english);
  return function useGroup() {
    const messages: { readonly [Group in Name]?: GroupOverride<Messages[Group]> } =
      useHostSettings().messages ?? {};
    return merge(messages[name]);
  };
}
