"use client";

import { useMessages } from "../../../../ui/useMessages.js";
import { useRootsMessages } from "./useRootsMessages.js";

/** Returns the function that joins names to a list, each quoted as the language does. */
export function useListedNames(): (names: readonly string[]) => string {
  const { listed } = useRootsMessages();
  const { locale } = useMessages();
  return (names) => new Intl.ListFormat(locale).format(names.map((name) => listed({ name })));
}
