"use client";

import type { ReactNode } from "react";
import { ElicitationPrompt } from "./elicitation/ElicitationPrompt.js";
import { FloodBar } from "./flood/FloodBar.js";

/** Shows whatever servers ask in dialogs, one at a time: put it once, anywhere below the `HostProvider`. */
export function HostPrompts(): ReactNode {
  return (
    <>
      <ElicitationPrompt />
      <FloodBar />
    </>
  );
}
