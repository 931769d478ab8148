"use client";

import type { ReactNode } from "react";
import { useHostSettings } from "../react/HostContext.js";
import { ErrorBoundary, type ErrorBoundaryProps } from "./ErrorBoundary.js";

/** The props of `Guarded`. */
export type GuardedProps = Omit<ErrorBoundaryProps, "onError">;

/** Keeps what one question throws while it renders to that question, and tells the app of it. */
export function Guarded(props: GuardedProps): ReactNode {
  return <ErrorBoundary {...props} onError={useHostSettings().onError} />;
}
