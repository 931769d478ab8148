"use client";

import { type ReactNode, useState } from "react";
import { createPortal } from "react-dom";
import { useHostSettings } from "../hooks/HostContext.js";
import { useHasMounted } from "../hooks/useHasMounted.js";
import { ElicitationPrompt } from "./elicitation/ElicitationPrompt.js";
import { FloodBar } from "./flood/FloodBar.js";
import { BarsContext } from "./prompt/BarsContext.js";
import { LazyPrompt } from "./prompt/LazyPrompt.js";

/** Shows whatever servers ask in dialogs, one at a time: put it once, anywhere below the `HostProvider`. */
export function HostPrompts(): ReactNode {
  const { container } = useHostSettings();
  const hasMounted = useHasMounted();
  const [bars, setBars] = useState<HTMLElement | null>(null);
  return (
    <BarsContext.Provider value={bars}>
      {hasMounted &&
        createPortal(<div ref={setBars} className="mcp-bars" />, container ?? document.body)}
      <ElicitationPrompt />
      <LazyPrompt kind="sampling" load={loadSampling} />
      <LazyPrompt kind="roots" load={loadRoots} />
      <FloodBar />
    </BarsContext.Provider>
  );
}

const loadSampling = async () => (await import("./sampling/SamplingPrompt.js")).SamplingPrompt;
const loadRoots = async () => (await import("./roots/consent/RootsPrompt.js")).RootsPrompt;
