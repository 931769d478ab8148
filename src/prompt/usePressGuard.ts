"use client";

import { useState } from "react";
import { useHostSettings } from "../react/HostContext.js";
import { useBrowserLayoutEffect } from "../react/useBrowserLayoutEffect.js";
import { createPressGuard, type PressGuard } from "./press/createPressGuard.js";

/**
 * Guards the question of this id. Clicks, Enter, Space, and submits do nothing until the question has been visible for
 * `HostProvider`'s `safety.armAfter`, by the time of the press, even if a busy page handles it later. A press that began
 * before and a key that is still held down do nothing either. An early press starts the wait again. With the id of its
 * `title`, in a page that strangers frame, accepting waits as long until nothing covers the question.
 */
export function usePressGuard(id: string, title?: string): PressGuard {
  return useGuard(id, title, false);
}

/** Guards settings, of this title: in a page that strangers frame, what accepts waits for nothing to cover them. */
export function useCoverGuard(title: string): PressGuard {
  return useGuard(title, title, true);
}

function useGuard(id: string, title: string | undefined, isSettled: boolean): PressGuard {
  const { armAfter, framedBy } = useHostSettings().safety;
  const [guard] = useState(createPressGuard);

  useBrowserLayoutEffect(() => {
    const isFramed = framingOrigins().some((origin) => !framedBy?.includes(origin));
    return guard.begin({ armAfter, isSettled, uncovered: isFramed ? title : undefined });
  }, [guard, id, title, isSettled, armAfter, framedBy]);

  return guard;
}

/** The origins of the pages around this one that are not its own, from the nearest; none in a page that nobody frames. */
function framingOrigins(): readonly string[] {
  // Firefox gives none; it cannot tell what is covered either.
  return [...(location.ancestorOrigins ?? [])].filter((origin) => origin !== location.origin);
}
