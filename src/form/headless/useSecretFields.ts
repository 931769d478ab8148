"use client";

import { useMemo, useSyncExternalStore } from "react";
import { createStore } from "../../react/createStore.js";
import { isTyped } from "../../safety/fields/isTyped.js";
import type { ElicitationFormStore } from "../react/elicitationFormStore.js";

/** Returns the ids of the fields whose values count as secrets; the same set until one of them changes. */
export function useSecretFields(control: ElicitationFormStore): ReadonlySet<string> {
  const { subscribe, getState } = useMemo(() => watchSecrets(control), [control]);
  return useSyncExternalStore(subscribe, getState, getState);
}

function watchSecrets(control: ElicitationFormStore) {
  const typed = control.fields.filter(isTyped);
  const read = () => new Set(typed.filter(control.isSecret).map(({ id }) => id));
  const secrets = createStore<ReadonlySet<string>>(read());

  const watch = () => {
    // Each listener asks about its own field: a key in a long form asks about one.
    const stops = typed.map((field) =>
      control.subscribe(() => {
        const before = secrets.getState();
        if (before.has(field.id) === control.isSecret(field)) return;
        const next = new Set(before);
        if (!next.delete(field.id)) next.add(field.id);
        secrets.setState(next);
      }, field),
    );
    return () => {
      for (const stop of stops) stop();
    };
  };

  return {
    getState: secrets.getState,
    subscribe(listener: () => void) {
      const stops = [secrets.subscribe(listener), watch()];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
