import { createElement, type ReactNode } from "react";
import type { Field } from "../../schema/field.js";
import type { BoundControlProps } from "./boundControl.js";
import { DateControl } from "./calendar/DateControl.js";
import { DateTimeControl } from "./calendar/DateTimeControl.js";
import { CheckboxControl } from "./choices/CheckboxControl.js";
import { CheckboxesControl } from "./choices/CheckboxesControl.js";
import { RadiosControl } from "./choices/RadiosControl.js";
import { YesNoControl } from "./choices/YesNoControl.js";
import { chooseControl, hasManyLines } from "./chooseControl.js";
import {
  LazyJsonControl,
  LazyListboxControl,
  LazyMultiListboxControl,
  LazyPiecedControl,
} from "./lazyControls.js";
import { LazySelectControl } from "./select/LazySelectControl.js";
import { ListControl } from "./text/ListControl.js";
import { NumberControl } from "./text/NumberControl.js";
import { TextControl } from "./text/TextControl.js";

/** Renders our control of a field. */
export function renderControl(field: Field, props: Omit<BoundControlProps, "field">): ReactNode {
  const ours = chooseControl(field);
  switch (field.kind) {
    case "text": {
      const dates = ours === "date-time" ? DateTimeControl : DateControl;
      const isDate = ours === "date" || ours === "date-time";
      const text = hasManyLines(field.default) ? LazyPiecedControl : TextControl;
      return createElement(isDate ? dates : text, { ...props, field });
    }
    case "number":
      return createElement(NumberControl, { ...props, field });
    case "boolean": {
      const control = ours === "checkbox" ? CheckboxControl : YesNoControl;
      return createElement(control, { ...props, field });
    }
    case "choice": {
      const few = ours === "radios" ? RadiosControl : LazySelectControl;
      return createElement(ours === "listbox" ? LazyListboxControl : few, { ...props, field });
    }
    case "choices": {
      const control = ours === "listbox" ? LazyMultiListboxControl : CheckboxesControl;
      return createElement(control, { ...props, field });
    }
    case "list":
      return createElement(ListControl, { ...props, field });
    case "json":
      return createElement(LazyJsonControl, { ...props, field });
  }
}
