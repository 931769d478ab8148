"use client";

import { Component, createContext, type ReactNode } from "react";

/** The props of `ErrorBoundary`. */
export interface ErrorBoundaryProps {
  /** Another one for another question: what failed for the last may work for the next. */
  readonly resetKey: string;
  /** Stands where rendering failed. */
  readonly fallback: ReactNode;
  /** Hears what was thrown. */
  readonly onError?: ((error: unknown) => void) | undefined;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly hasFailed: boolean;
  readonly resetKey: string;
}

/** Renders once more what failed, from the fallback that stands for it. */
export const RetryContext: React.Context<() => void> = createContext(() => {});

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

  readonly retry = (): void => this.setState({ hasFailed: false });

  override render(): ReactNode {
    const { children, fallback } = this.props;
    if (!this.state.hasFailed) return children;
    return <RetryContext.Provider value={this.retry}>{fallback}</RetryContext.Provider>;
  }
}
