import { createElement, type ReactNode } from "react";
import type { Field } from "../../../schema/field.js";
import type { Entry } from "../../model/entry.js";
import type {
  ElicitationControlProps,
  ElicitationControls,
  NamedElicitationControls,
} from "../controlProps.js";
import { namedControl, ownTextControl } from "./ownControl.js";

/** The props of a control, whatever its kind. */
type CommonProps = Omit<ElicitationControlProps, "field" | "value" | "onValueChange"> & {
  readonly onValueChange: ElicitationControlProps["onValueChange"];
};

/** Renders the host's own control of a field: the one for its name, or else for its kind. */
export function renderOwnControl(
  field: Field,
  entry: Entry,
  props: CommonProps,
  controls: ElicitationControls,
  fieldControls: NamedElicitationControls,
): ReactNode {
  const named = namedControl(field, fieldControls);
  switch (field.kind) {
    case "text": {
      const own = named?.kind === "text" ? named.control : ownTextControl(field, controls);
      return own && createElement(own, { ...props, field, value: stringOf(entry) });
    }
    case "number": {
      const own = named?.kind === "number" ? named.control : controls.number;
      const value = typeof entry === "number" ? entry : stringOf(entry);
      return own && createElement(own, { ...props, field, value });
    }
    case "boolean": {
      const own = named?.kind === "boolean" ? named.control : controls.boolean;
      const value = typeof entry === "boolean" ? entry : null;
      return own && createElement(own, { ...props, field, value });
    }
    case "choice": {
      const own = named?.kind === "choice" ? named.control : controls.choice;
      return own && createElement(own, { ...props, field, value: stringOf(entry) });
    }
    case "choices": {
      const own = named?.kind === "choices" ? named.control : controls.choices;
      return own && createElement(own, { ...props, field, value: listOf(entry) });
    }
    case "list": {
      const own = named?.kind === "list" ? named.control : controls.list;
      return own && createElement(own, { ...props, field, value: listOf(entry) });
    }
    case "json": {
      const own = named?.kind === "json" ? named.control : controls.json;
      return own && createElement(own, { ...props, field, value: stringOf(entry) });
    }
  }
}

function stringOf(entry: Entry): string | null {
  return typeof entry === "string" ? entry : null;
}

function listOf(entry: Entry): readonly string[] | null {
  return Array.isArray(entry) ? entry : null;
}
