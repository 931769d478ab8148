"use client";

import { RootsManager } from "mcp-host-ui";
import type { ReactNode } from "react";
import {
  Dialog,
  DialogContent,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from "@/components/ui/dialog";

interface McpRootsProps {
  readonly title?: string;
  /** The button that opens it. */
  readonly children: ReactNode;
}

/** The folders that servers may work in, in a dialog of this app's. */
export function McpRoots({ title = "Folders", children }: McpRootsProps) {
  return (
    <Dialog>
      <DialogTrigger asChild>{children}</DialogTrigger>
      <DialogContent className="max-h-[85dvh] overflow-auto" aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
        </DialogHeader>
        <RootsManager.Root aria-label={title}>
          <RootsManager.Honesty />
          <RootsManager.List />
          <RootsManager.Undo />
          <RootsManager.Add />
          <RootsManager.Servers />
        </RootsManager.Root>
      </DialogContent>
    </Dialog>
  );
}
