"use client";

import { type Context, createContext } from "react";
import type { Recording } from "../devtools/recording.js";
import type { McpDevtoolsProps } from "./McpDevtools.js";

/** The recording that is shown, and what acts on it. */
export interface PanelSettings {
  readonly recording: Recording;
  readonly replay: McpDevtoolsProps["replay"];
  /** Tells the developer what a press led to. */
  readonly say: (sentence: string) => void;
}

export const PanelContext: Context<PanelSettings> = createContext<PanelSettings>({
  recording: { version: 1, sessions: [], questions: [], messages: [] },
  replay: undefined,
  say() {},
});
