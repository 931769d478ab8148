"use client";

import { defaultSettings, type HostSettings } from "./HostContext.js";
import type { HostProviderProps } from "./HostProvider.js";
import type { Kind } from "./kind.js";
import { useChosen } from "./useChosen.js";
import { isSameList, isSameObject, useStableMethods, useStableValue } from "./useStable.js";

/** Returns the settings that a `HostProvider` hands down: the same object until one of its props says something else. */
export function useProvidedSettings(props: Omit<HostProviderProps, "children">): HostSettings {
  const { onBarsAtChange, onKeysChange, openPage, confirmSecret, onError, ...plain } = props;
  const functions = useStableMethods({
    onBarsAtChange,
    onKeysChange,
    openPage,
    confirmSecret,
    onError,
  });
  const inspector = useStableMethods(plain.inspector);
  const messages = useStableValue(plain.messages, isSameCatalogue);
  const kinds = useStableValue(plain.kinds ?? defaultSettings.kinds, hasSameNames);
  const framedBy = useStableValue(plain.framedBy, isSameList);
  const [keys, chooseKeys] = useChosen(plain.keys, true, functions?.onKeysChange);
  const [barsAt, chooseBarsAt] = useChosen(plain.barsAt, undefined, functions?.onBarsAtChange);
  const settings: HostSettings = {
    ...defaultSettings,
    ...given({ ...plain, ...functions, inspector, messages, kinds, framedBy, keys, barsAt }),
    host: props.host,
    ...canChoose(plain.keys, onKeysChange, { onKeysChange: chooseKeys }),
    ...canChoose(plain.barsAt, onBarsAtChange, { onBarsAtChange: chooseBarsAt }),
  };
  return useStableValue(settings, isSameObject);
}

/** Returns what the user may set: what the app leaves to them, or hears of. */
function canChoose<Setter>(value: unknown, changed: unknown, setter: Setter): Setter | undefined {
  return value === undefined || changed ? setter : undefined;
}

/** A copy without the members that are not given. */
function given<Members extends object>(
  members: Members,
): { [Name in keyof Members]?: NonNullable<Members[Name]> } {
  // Only members that are undefined or null are missing from it.
  return Object.fromEntries(
    Object.entries(members).filter(([, value]) => value !== undefined && value !== null),
  ) as { [Name in keyof Members]?: NonNullable<Members[Name]> };
}

/** Whether two lists name the same kinds: a kind that is made again at each render stays the first one. */
function hasSameNames(before: readonly Kind[], next: readonly Kind[]): boolean {
  return isSameList(
    before.map(({ name }) => name),
    next.map(({ name }) => name),
  );
}

/** Whether two sets of messages have the same words in the same groups. */
function isSameCatalogue(before: object | undefined, next: object | undefined): boolean {
  return isSameObject(before, next, (one, other) => {
    const areGroups = typeof one === "object" && typeof other === "object" && one && other;
    return areGroups ? isSameObject(one, other) : one === other;
  });
}
