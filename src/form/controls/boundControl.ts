import type { ComponentType } from "react";
import type { FieldKind } from "../../schema/field.js";
import type { EntryBinding } from "../react/entries/entryBinding.js";
import type { ElicitationControlProps } from "./controlProps.js";

/** The props of a control of ours: a binding where the host's own control has a value. */
export interface BoundControlProps<Kind extends FieldKind = FieldKind>
  extends Omit<ElicitationControlProps<Kind>, "value" | "onValueChange" | "controlRef"> {
  readonly binding: EntryBinding;
}

/** A control of ours, for fields of one kind. */
export type BoundControl<Kind extends FieldKind> = ComponentType<BoundControlProps<Kind>>;
