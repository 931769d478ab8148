"use client";

import { useVisibleText } from "../../../ui/hidden-text/useVisibleText.js";
import type { ToolChoice } from "../core/toolChoices.js";
import { useToolMessages } from "./useToolMessages.js";

/**
 * Returns the function that writes an option of a harness: the library's own words for its effect come first, so that no
 * label can pretend to do something else.
 */
export function useChoiceText(): (choice: Pick<ToolChoice, "kind" | "label">) => string {
  const { choices: words } = useToolMessages();
  const visible = useVisibleText();
  return ({ kind, label }) => {
    const effect = words.kinds[kind];
    const text = visible(label).trim();
    const isSame = text.toLowerCase() === effect.toLowerCase();
    return text === "" || isSame ? effect : words.option({ effect, label: text });
  };
}
