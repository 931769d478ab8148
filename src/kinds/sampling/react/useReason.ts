"use client";

import { useVisibleText } from "../../../ui/hidden-text/useVisibleText.js";
import type { ModelReason } from "../core/pickModel.js";
import { useSamplingMessages } from "./useSamplingMessages.js";

/** Explains in words why a model was picked. */
export function useReason(reason: ModelReason): string {
  const words = useSamplingMessages();
  const visible = useVisibleText();
  switch (reason.code) {
    case "person":
      return words.pickedByPerson;
    case "server":
      return words.pickedForServer;
    case "default":
      return words.pickedByDefault;
    case "none":
      return words.pickedByApp;
    case "hint": {
      const { hint, among } = reason.params;
      return words.pickedByHint({ hint: visible(hint), among });
    }
    case "priorities":
      return words.pickedByPriorities(reason.params);
    case "first":
      return reason.params.among === 1 ? words.pickedAsOnly : words.pickedAsFirst;
  }
}
