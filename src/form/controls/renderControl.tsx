import { createElement, type ReactNode } from "react";
import type { Field } from "../../schema/field.js";
import type { Entry } from "../model/entry.js";
import { CheckboxControl } from "./CheckboxControl.js";
import { CheckboxesControl } from "./CheckboxesControl.js";
import { chooseControl } from "./chooseControl.js";
import type {
  ElicitationControlProps,
  ElicitationControls,
  NamedElicitationControls,
} from "./controlProps.js";
import { DateControl } from "./DateControl.js";
import { DateTimeControl } from "./DateTimeControl.js";
import { ListControl } from "./ListControl.js";
import { JsonControl, ListboxControl, MultiListboxControl } from "./lazyControls.js";
import { NumberControl } from "./NumberControl.js";
import { namedControl, ownTextControl } from "./ownControl.js";
import { RadiosControl } from "./RadiosControl.js";
import { SelectControl } from "./SelectControl.js";
import { TextControl } from "./TextControl.js";
import { YesNoControl } from "./YesNoControl.js";

/** What a control is given, whatever its kind. */
type CommonProps = Omit<ElicitationControlProps, "field" | "value" | "onValueChange"> & {
  readonly onValueChange: ElicitationControlProps["onValueChange"];
};

/** Renders the control of a field: the host's own for its name, or for its kind, or else ours. */
export function renderControl(
  field: Field,
  entry: Entry,
  props: CommonProps,
  controls: ElicitationControls,
  fieldControls: NamedElicitationControls,
): ReactNode {
  const named = namedControl(field, fieldControls);
  const ours = chooseControl(field);
  switch (field.kind) {
    case "text": {
      const own = named?.kind === "text" ? named.control : ownTextControl(field, controls);
      const dates = ours === "date-time" ? DateTimeControl : DateControl;
      const value = typeof entry === "string" ? entry : null;
      const isDate = ours === "date" || ours === "date-time";
      return createElement(own ?? (isDate ? dates : TextControl), { ...props, field, value });
    }
    case "number": {
      const own = named?.kind === "number" ? named.control : controls.number;
      const value = typeof entry === "string" || typeof entry === "number" ? entry : null;
      return createElement(own ?? NumberControl, { ...props, field, value });
    }
    case "boolean": {
      const own = named?.kind === "boolean" ? named.control : controls.boolean;
      const value = typeof entry === "boolean" ? entry : null;
      const control = ours === "checkbox" ? CheckboxControl : YesNoControl;
      return createElement(own ?? control, { ...props, field, value });
    }
    case "choice": {
      const own = named?.kind === "choice" ? named.control : controls.choice;
      const value = typeof entry === "string" ? entry : null;
      const few = ours === "radios" ? RadiosControl : SelectControl;
      const control = ours === "listbox" ? ListboxControl : few;
      return createElement(own ?? control, { ...props, field, value });
    }
    case "choices": {
      const own = named?.kind === "choices" ? named.control : controls.choices;
      const control = ours === "listbox" ? MultiListboxControl : CheckboxesControl;
      return createElement(own ?? control, { ...props, field, value: listOf(entry) });
    }
    case "list": {
      const own = named?.kind === "list" ? named.control : controls.list;
      return createElement(own ?? ListControl, { ...props, field, value: listOf(entry) });
    }
    case "json": {
      const own = named?.kind === "json" ? named.control : controls.json;
      const value = typeof entry === "string" ? entry : null;
      return createElement(own ?? JsonControl, { ...props, field, value });
    }
  }
}

function listOf(entry: Entry): readonly string[] | null {
  return Array.isArray(entry) ? entry : null;
}
