"use client";

import type { ReactNode } from "react";
import { KeysHelp } from "../prompt/keys/KeysHelp.js";
import { useKeysMessages } from "../prompt/keys/useKeysMessages.js";

/** Lists the single letters that work in the inbox. Renders a `<div>` element. */
export function InboxKeys({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { next, previous, select, toAllow, toDeny, later, help } = useKeysMessages();
  const keys = [
    { key: "J", text: next },
    { key: "K", text: previous },
    { key: "X", text: select },
    { key: "A", text: toAllow },
    { key: "D", text: toDeny },
    { key: "L", text: later },
    { key: "?", text: help },
  ];
  return <KeysHelp keys={keys} onClose={onClose} />;
}
