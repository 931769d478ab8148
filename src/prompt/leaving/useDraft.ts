"use client";

import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { Draft } from "../../host/command.js";
import type { Host } from "../../host/host.js";
import { draftKey } from "../../host/keys.js";
import { createStore } from "../../react/createStore.js";
import { keepDraft } from "../../react/keepDraft.js";
import { useHost } from "../../react/useHost.js";
import { usePromptContext } from "../PromptContext.js";

/**
 * The draft of the question of this prompt or card, and a function to change it. The host keeps it a moment after
 * each change: putting the question aside, unmounting and reloading lose nothing, and what would lose it asks first.
 * Throws outside of a prompt or card.
 */
export function useDraft(): readonly [draft: Draft, change: (draft: Draft) => void] {
  const host = useHost();
  const { question, discardGuard } = usePromptContext();
  const { id } = question;
  const entered = useMemo(() => createDraft(host, id), [host, id]);
  const { draft } = useSyncExternalStore(entered.subscribe, entered.getState, entered.getState);
  useEffect(() => entered.keep(), [entered]);
  const change = (next: Draft) => {
    discardGuard.touch();
    entered.change(next);
  };
  return [draft, change];
}

const nothing: Draft = {};

interface Entered {
  readonly draft: Draft;
  readonly isChanged: boolean;
}

function createDraft(host: Host, id: string) {
  const key = draftKey(id);
  const read = () => host.read(key) ?? nothing;
  const store = createStore<Entered>({ draft: read(), isChanged: false });
  return {
    subscribe: store.subscribe,
    getState: store.getState,
    change: (draft: Draft) => store.setState({ draft, isChanged: true }),
    keep() {
      // One that arrives late, from a storage or another process, never replaces what the person has entered since.
      const stopHearing = host.subscribe(() => {
        if (!store.getState().isChanged) store.setState({ draft: read(), isChanged: false });
      }, key);
      const stopKeeping = keepDraft(host, store.subscribe, () => {
        const { draft, isChanged } = store.getState();
        if (isChanged) void host.send({ type: "saveDraft", id, draft });
      });
      return () => {
        stopKeeping();
        stopHearing();
      };
    },
  };
}
