import { createElement, type ReactNode } from "react";
import type { Field } from "../../schema/field.js";
import type { BoundControlProps } from "./boundControl.js";
import { CheckboxControl } from "./CheckboxControl.js";
import { CheckboxesControl } from "./CheckboxesControl.js";
import { chooseControl, hasManyLines } from "./chooseControl.js";
import { DateControl } from "./DateControl.js";
import { DateTimeControl } from "./DateTimeControl.js";
import { LazySelectControl } from "./LazySelectControl.js";
import { ListControl } from "./ListControl.js";
import {
  LazyJsonControl,
  LazyListboxControl,
  LazyMultiListboxControl,
  LazyPiecedControl,
} from "./lazyControls.js";
import { NumberControl } from "./NumberControl.js";
import { RadiosControl } from "./RadiosControl.js";
import { TextControl } from "./TextControl.js";
import { YesNoControl } from "./YesNoControl.js";

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
