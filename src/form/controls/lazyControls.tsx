"use client";

import type { BoundControl } from "./boundControl.js";
import { CheckboxesControl } from "./CheckboxesControl.js";
import { lazyControl } from "./lazyControl.js";
import { PlainJsonControl } from "./PlainJsonControl.js";
import { SelectControl } from "./SelectControl.js";

/** Nested data, in fields or as JSON; loaded when a form asks for it. */
export const LazyJsonControl: BoundControl<"json"> = lazyControl(
  () => import("../nested/nestedControls.js").then((module) => module.JsonControl),
  PlainJsonControl,
);

/** One of hundreds of options, with a filter; loaded when a form asks for it. */
export const LazyListboxControl: BoundControl<"choice"> = lazyControl(
  () => import("./listboxes.js").then((module) => module.ListboxControl),
  SelectControl,
);

/** Several of hundreds of options, with a filter; loaded when a form asks for it. */
export const LazyMultiListboxControl: BoundControl<"choices"> = lazyControl(
  () => import("./listboxes.js").then((module) => module.MultiListboxControl),
  CheckboxesControl,
);
