"use client";

import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { useMessages } from "../../ui/useMessages.js";

/** Loads a control on first use; where that fails, a plainer one takes its place. */
export function lazyControl<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  plain: ComponentType<Props>,
): ComponentType<Props> {
  const Control: ComponentType<Props> = lazy(() =>
    load().then(
      (control) => ({ default: control }),
      () => ({ default: plain }),
    ),
  );
  return function LazyControl(props) {
    return (
      <Suspense fallback={<Loading />}>
        <Control {...props} />
      </Suspense>
    );
  };
}

function Loading(): ReactNode {
  const { form } = useMessages();
  return <p className="mcp-form-hint">{form.loading}</p>;
}
