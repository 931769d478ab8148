import type { ElicitationFormStore } from "../react/elicitationFormStore.js";
import {
  createNestedEditor,
  type NestedEditor,
  type NestedEditorOptions,
} from "./createNestedEditor.js";
import type { Room } from "./NestingContext.js";

/** As many fields as nested data shows by itself; what a server suggests beyond that is JSON, until somebody asks for fields. */
const mostShown = 400;

const kept = new WeakMap<ElicitationFormStore, Map<string, NestedEditor>>();

/** The field of an editor; without a room around it, it has one of its own. */
export interface KeptEditorOptions extends Omit<NestedEditorOptions, "room"> {
  readonly room: Room | undefined;
}

/**
 * Returns the editor of a field's nested data, made on first use. It lasts as long as the form: what is no value yet is
 * nowhere else, and the fields of a long form come and go.
 */
export function keepEditor({ room, ...options }: KeptEditorOptions): NestedEditor {
  const { parent, field } = options;
  const editors = kept.get(parent) ?? new Map<string, NestedEditor>();
  kept.set(parent, editors);
  const known = editors.get(field.id);
  if (known) return known;
  const editor = createNestedEditor({ ...options, room: room ?? { left: mostShown } });
  editors.set(field.id, editor);
  return editor;
}
