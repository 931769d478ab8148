"use client";

import { Guarded } from "mcp-host-ui/kind";
import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import type { Recorder } from "../devtools/recorder.js";
import type { Recording } from "../devtools/recording.js";

declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** A recording that is asked again: a `PlayedRecording` of `@mcp-host-ui/testing`. */
export interface DevtoolsReplay {
  readonly questions: readonly { readonly answer: Promise<unknown> }[];
  /** Closes the servers that ask. */
  close(): unknown;
}

/** The props of `McpDevtools`. */
export interface McpDevtoolsProps {
  /** The recording to show: of `createRecorder`, made beside the host, so that it knows what was there before the panel, and messages. @default one of the provider's host, from now on */
  readonly recorder?: Recorder;
  /** Asks the questions of a recording again in this app: `(recording) => playRecording(host, recording)` of `@mcp-host-ui/testing`. @default nothing is asked again */
  readonly replay?: (recording: Recording) => Promise<DevtoolsReplay>;
  /** Whether a button opens it, in a corner of the window; Alt+Shift+M does so in any case. @default true */
  readonly button?: boolean;
  /** Whether it is open at first. @default false */
  readonly defaultOpen?: boolean;
}

let Devtools: ComponentType<McpDevtoolsProps> | undefined;
// Bundlers replace the expression itself, and leave out what cannot be reached.
try {
  if (process.env.NODE_ENV !== "production")
    Devtools = lazy(() => import("./Devtools.js").then((module) => ({ default: module.Devtools })));
} catch {
  // Where nobody says that it is development, there is no panel.
}

/**
 * Shows the developer what servers asked, how each question lived and ended, and the messages on the wire, in a panel at
 * the lower edge of the window, in English. It answers nothing and counts as no surface. In production it renders
 * nothing and loads nothing. Renders an `<aside>` element in the body.
 */
export function McpDevtools(props: McpDevtoolsProps): ReactNode {
  return (
    Devtools && (
      <Guarded resetKey="" fallback={null}>
        <Suspense fallback={null}>
          <Devtools {...props} />
        </Suspense>
      </Guarded>
    )
  );
}
