"use client";

import { Component, type ReactNode } from "react";

/** The props of `ErrorBoundary`. */
export interface ErrorBoundaryProps {
  /** Another one for another question: what failed for the last may work for the next. */
  readonly resetKey: string;
  /** Stands where rendering failed; `retry` renders once more. */
  readonly fallback: (retry: () => void) => ReactNode;
  /** Hears what was thrown. */
  readonly onError?: ((error: unknown) => void) | undefined;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly hasFailed: boolean;
  readonly resetKey: string;
}

/**
 * Keeps what is thrown while its children render from taking the whole app away. A class, the only one here: React has
 * no other way to catch what rendering throws.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.fallback(() => this.setState({ hasFailed: false }));
  }
}
