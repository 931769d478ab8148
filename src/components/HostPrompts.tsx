"use client";

import type { ReactNode } from "react";
import { ElicitationPrompt } from "./elicitation/ElicitationPrompt.js";
import { FloodBar } from "./flood/FloodBar.js";
import { LazyPrompt } from "./prompt/LazyPrompt.js";

/** Shows whatever servers ask in dialogs, one at a time: put it once, anywhere below the `HostProvider`. */
export function HostPrompts(): ReactNode {
  return (
    <>
      <ElicitationPrompt />
      <LazyPrompt kind="sampling" load={loadSampling} />
      <LazyPrompt kind="roots" load={loadRoots} />
      <FloodBar />
    </>
  );
}

const loadSampling = async () => (await import("./sampling/SamplingPrompt.js")).SamplingPrompt;
const loadRoots = async () => (await import("./roots/consent/RootsPrompt.js")).RootsPrompt;
