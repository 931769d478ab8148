"use client";

import { SamplingPrompt, SamplingSettingsPanel } from "mcp-host-ui";
import type { ReactNode } from "react";
import {
  Dialog,
  DialogContent,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from "@/components/ui/dialog";

/** Requests to a model, in dialogs of their own; `McpPrompts` has them already. */
export function McpSamplingPrompt() {
  return <SamplingPrompt />;
}

interface McpSamplingSettingsProps {
  readonly title?: string;
  /** The button that opens it. */
  readonly children: ReactNode;
}

/** What servers may ask models for, in a dialog of this app's. */
export function McpSamplingSettings({ title = "Models", children }: McpSamplingSettingsProps) {
  return (
    <Dialog>
      <DialogTrigger asChild>{children}</DialogTrigger>
      <DialogContent className="max-h-[85dvh] overflow-auto" aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
        </DialogHeader>
        <SamplingSettingsPanel />
      </DialogContent>
    </Dialog>
  );
}
