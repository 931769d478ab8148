"use client";

import { defaultSettings, type HostProviderProps, type HostSettings } from "./HostContext.js";
import { useChosen } from "./useChosen.js";
import { saysSame, useStableOptions, useStableValue } from "./useStable.js";

/** Returns the settings of a `HostProvider`: the same object until one of its props says something else. */
export function useProvidedSettings({
  host,
  messages: givenMessages,
  custom: { kinds: givenKinds = defaultSettings.custom.kinds, ...givenCustom } = {},
  ...given
}: Omit<HostProviderProps, "children">): HostSettings {
  // Drawing has a context of its own.
  const { button: _button, serverIcon: _serverIcon, ...ownCustom } = givenCustom;
  const options = useStableOptions({ ...given, custom: ownCustom });
  const { safety, questions, bars, custom, ...plain } = options;
  const messages = useStableValue(givenMessages, (one, other) => saysSame(one, other, Object.is));
  // A kind that is made again at each render stays the first one.
  const kinds = useStableValue(givenKinds, (one, other) =>
    saysSame(
      one.map(({ name }) => name),
      other.map(({ name }) => name),
    ),
  );
  const { keys: ownKeys, onKeysChange } = questions ?? {};
  const { edge: ownEdge, onEdgeChange } = bars ?? {};
  const [keys, chooseKeys] = useChosen(ownKeys, true, onKeysChange);
  const [edge, chooseEdge] = useChosen(ownEdge, undefined, onEdgeChange);
  const settings: HostSettings = {
    ...plain,
    host,
    ...(messages && { messages }),
    safety: { ...defaultSettings.safety, ...safety },
    questions: {
      ...defaultSettings.questions,
      ...questions,
      keys,
      ...canChoose(ownKeys, onKeysChange, { onKeysChange: chooseKeys }),
    },
    bars: {
      ...defaultSettings.bars,
      ...bars,
      ...(edge && { edge }),
      ...canChoose(ownEdge, onEdgeChange, { onEdgeChange: chooseEdge }),
    },
    custom: { ...custom, kinds },
  };
  return useStableValue(settings, (one, other) => saysSame(one, other, Object.is));
}

/** Returns what the user may set: what the app leaves to them, or hears of. */
function canChoose<Setter>(value: unknown, changed: unknown, setter: Setter): Setter | undefined {
  return value === undefined || changed ? setter : undefined;
}
