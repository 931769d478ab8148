"use client";

import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { useMessages } from "../../ui/useMessages.js";
import type { BoundControl } from "./boundControl.js";
import { CheckboxesControl } from "./choices/CheckboxesControl.js";
import { SelectControl } from "./select/SelectControl.js";
import { PlainJsonControl } from "./text/PlainJsonControl.js";
import { TextControl } from "./text/TextControl.js";

/** Nested data, in fields or as JSON; loaded when a form asks for it. */
export const LazyJsonControl: BoundControl<"json"> = lazyControl(
  () => import("../nested/JsonControl.js").then((module) => module.JsonControl),
  PlainJsonControl,
);

/** One of hundreds of options, with a filter; loaded when a form asks for it. */
export const LazyListboxControl: BoundControl<"choice"> = lazyControl(
  () => import("./select/listboxes.js").then((module) => module.ListboxControl),
  SelectControl,
);

/** Several of hundreds of options, with a filter; loaded when a form asks for it. */
export const LazyMultiListboxControl: BoundControl<"choices"> = lazyControl(
  () => import("./select/listboxes.js").then((module) => module.MultiListboxControl),
  CheckboxesControl,
);

/** A text of thousands of lines; loaded when a form suggests one. */
export const LazyPiecedControl: BoundControl<"text"> = lazyControl(
  () => import("./text/PiecedControl.js").then((module) => module.PiecedControl),
  TextControl,
);

/** Loads a control on first use. If that fails, a plainer control takes its place. */
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
