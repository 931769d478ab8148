"use client";

import * as Dialog from "@radix-ui/react-dialog";
import type { ReactNode } from "react";
import { useHostSettings } from "../../hooks/HostContext.js";
import { useCoveredMark } from "../../hooks/useCoveredMark.js";
import { useScrollMark } from "../../hooks/useScrollMark.js";

/** The props of `PromptLayer`. */
export interface PromptLayerProps {
  /** Whether there is something to show. */
  readonly open: boolean;
  /** A `PromptWindow`. */
  readonly children: ReactNode;
}

/** The layer above the page in which one dialog after another shows without closing in between. Renders a `<div>` element. */
export function PromptLayer({ open, children }: PromptLayerProps): ReactNode {
  const { container } = useHostSettings();
  useScrollMark(open);
  useCoveredMark(open);
  return (
    <Dialog.Root open={open} modal={false}>
      <Dialog.Portal container={container}>
        <div className="mcp-prompt-layer">{children}</div>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
