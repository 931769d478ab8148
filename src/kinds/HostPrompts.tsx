"use client";

import { type ReactNode, useState } from "react";
import { createPortal } from "react-dom";
import { FloodBar } from "../flood/FloodBar.js";
import { LazySentBar } from "../form/sent/LazySentBar.js";
import { BarsContext } from "../prompt/banner/BarsContext.js";
import { useFreeEdge } from "../prompt/banner/useFreeEdge.js";
import { LazyPrompt } from "../prompt/loading/LazyPrompt.js";
import type { LazyKind } from "../prompt/loading/lazyKind.js";
import type { QuestionKind } from "../prompt/questionKind.js";
import { LazyRuleBar } from "../prompt/rules/LazyRuleBar.js";
import { type Chunk, createChunk } from "../react/chunk/createChunk.js";
import { useHostSettings } from "../react/HostContext.js";
import type { Kind } from "../react/kind.js";
import { useHasMounted } from "../react/useHasMounted.js";
import { Guarded } from "../ui/Guarded.js";
import { ElicitationPrompt } from "./elicitation/react/ElicitationPrompt.js";
import { lazyRoots } from "./roots/react/lazyRoots.js";
import { lazySampling } from "./sampling/react/lazySampling.js";
import { lazyTools } from "./tool-approval/react/lazyTools.js";

/** Shows whatever servers ask in dialogs, one at a time: put it once, anywhere below the `HostProvider`. */
export function HostPrompts(): ReactNode {
  const { container, custom, bars: placing } = useHostSettings();
  const place = placing.container;
  const hasMounted = useHasMounted();
  const [bars, setBars] = useState<HTMLElement | null>(null);
  const edge = useFreeEdge(place ? null : bars, {
    home: "end",
    chosen: placing.edge,
    holds: "bars",
  });
  return (
    <BarsContext.Provider value={bars}>
      {hasMounted &&
        createPortal(
          <div
            ref={setBars}
            className="mcp-bars"
            {...(place ? { "data-placed": "" } : { "data-edge": edge })}
          />,
          place ?? container ?? document.body,
        )}
      {/* A question that fails is told to the person; what fails around it goes without taking the app along. */}
      <Guarded resetKey="" fallback={null}>
        <ElicitationPrompt />
      </Guarded>
      {[...lazyKinds, ...custom.kinds.map(lazyOf)].map((kind) => (
        <Guarded key={kind.name} resetKey="" fallback={null}>
          <LazyPrompt {...kind} />
        </Guarded>
      ))}
      <Guarded resetKey="" fallback={null}>
        <FloodBar />
      </Guarded>
      <Guarded resetKey="" fallback={null}>
        <LazyRuleBar />
      </Guarded>
      <Guarded resetKey="" fallback={null}>
        <LazySentBar />
      </Guarded>
    </BarsContext.Provider>
  );
}

const lazyKinds = [lazySampling, lazyRoots, lazyTools];

const chunks = new WeakMap<Kind, Chunk<QuestionKind>>();

/** A host app's own kind, as a prompt loads it. */
function lazyOf(kind: Kind): LazyKind {
  const chunk = chunks.get(kind) ?? createChunk(() => kind.load());
  chunks.set(kind, chunk);
  return { name: kind.name, chunk };
}
