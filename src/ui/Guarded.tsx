"use client";

import type { ReactNode } from "react";
import { useHostSettings } from "../react/HostContext.js";
import { ErrorBoundary, type ErrorBoundaryProps } from "./ErrorBoundary.js";

/** The props of `Guarded`. */
export type GuardedProps = Omit<ErrorBoundaryProps, "onError">;

/** Catches an error that a child throws while it renders, shows a fallback, and reports the error to the provider's `onError`. */
export function Guarded(props: GuardedProps): ReactNode {
  return <ErrorBoundary {...props} onError={useHostSettings().custom.onError} />;
}
