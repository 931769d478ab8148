"use client";

import type { ReactNode } from "react";
import { ElicitationPrompt } from "./elicitation/ElicitationPrompt.js";
import { FloodBar } from "./flood/FloodBar.js";
import { LazySamplingPrompt } from "./sampling/LazySamplingPrompt.js";

/** Shows whatever servers ask in dialogs, one at a time: put it once, anywhere below the `HostProvider`. */
export function HostPrompts(): ReactNode {
  return (
    <>
      <ElicitationPrompt />
      <LazySamplingPrompt />
      <FloodBar />
    </>
  );
}
