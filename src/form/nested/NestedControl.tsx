"use client";

import {
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { treeOf } from "../../react/tree.js";
import { Button } from "../../ui/Button.js";
import { useVisibleText } from "../../ui/hidden-text/useVisibleText.js";
import { useMessages } from "../../ui/useMessages.js";
import type { BoundControlProps } from "../controls/boundControl.js";
import type { NestedShape } from "../model/readNested.js";
import { useFormContext } from "../parts/FormContext.js";
import { useFieldContext } from "../parts/field/FieldContext.js";
import { useReviewMessages } from "../review/useReviewMessages.js";
import type { NestedEditor, NestedState } from "./createNestedEditor.js";
import type { NestedForm } from "./createNestedForm.js";
import { keepEditor } from "./keepEditor.js";
import { NestedFields } from "./NestedFields.js";
import { NestingContext } from "./NestingContext.js";
import { RawJson } from "./RawJson.js";

/** The props of `NestedControl`. */
export interface NestedControlProps extends BoundControlProps<"json"> {
  readonly shape: NestedShape;
}

/** The button that adds to this field, not to one within it. */
const adds = ":scope > .mcp-form-nested-actions [data-adds]";

/** An object as a group of fields, or a list of such groups, with its JSON one press away. Renders a `<div>` element. */
export function NestedControl({ shape, ...props }: NestedControlProps): ReactNode {
  const { field, binding, attributes } = props;
  const { "aria-required": _, "aria-invalid": __, ...group } = attributes;
  const { form: words } = useMessages();
  const later = useReviewMessages();
  const visible = useVisibleText();
  const { control } = useFormContext();
  const { depth, room: around } = useContext(NestingContext);
  const [editor] = useState(() =>
    keepEditor({ parent: control, field, shape, binding, room: around }),
  );
  const { room } = editor;
  const inside = useMemo(() => ({ depth: depth + 1, room }), [depth, room]);
  const state = useSyncExternalStore(editor.state.subscribe, editor.state.getState);
  const [isRefused, setRefused] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const next = useRef<() => void>(undefined);

  useEffect(() => {
    next.current?.();
    next.current = undefined;
  });

  useEffect(() => editor.hold(), [editor]);

  const isJson = state.view === "json";
  useLayoutEffect(() => {
    if (isJson) return undefined;
    const focus = () => focusIn(editor.state.getState(), box.current);
    binding.attach({ focus, write: editor.write, read: () => readControls(editor) });
    return () => binding.attach(null);
  }, [editor, binding, isJson]);

  const label = visible(useFieldContext().label);
  const focusFirst = () => focusIn(editor.state.getState(), box.current);
  const add = () => {
    const form = editor.add();
    next.current = form.focus;
  };
  const remove = (form: NestedForm) => {
    editor.remove(form);
    next.current = () => box.current?.querySelector<HTMLElement>(adds)?.focus();
  };
  const turn = () => {
    // JSON has no place for what is no value yet.
    const faulty = editor.findFaulty();
    if (faulty) return faulty.focus();
    if (!isJson) editor.showJson();
    const isShown = isJson && editor.showFields();
    setRefused(isJson && !isShown);
    const tree = treeOf(box.current);
    if (!isJson) next.current = () => tree.getElementById(attributes.id)?.focus();
    else if (isShown) next.current = focusFirst;
  };
  const removal = (index: number) => {
    if (shape.isList) return words.removeItem({ position: index + 1 });
    return field.required ? undefined : words.clear({ label });
  };
  const other = (
    <Button weight="quiet" className="mcp-form-clear" onClick={turn}>
      {isJson ? later.editAsFields : later.editAsJson}
    </Button>
  );

  if (isJson)
    return (
      <div className="mcp-form-picker">
        <RawJson {...props} />
        {isRefused && (
          <p role="alert" className="mcp-form-hint">
            {later.notInFields}
          </p>
        )}
        {other}
      </div>
    );
  const { forms } = state;
  const canAdd = shape.isList ? forms.length < shape.maxItems : forms.length === 0;
  return (
    <div {...group} ref={box} role="group" className="mcp-form-nested">
      <NestingContext.Provider value={inside}>
        {forms.map((form, index) => (
          <NestedFields
            key={form.key}
            form={form}
            title={shape.isList ? words.item({ position: index + 1 }) : undefined}
            removal={removal(index)}
            onRemove={() => remove(form)}
          />
        ))}
      </NestingContext.Provider>
      <div className="mcp-form-nested-actions">
        {canAdd && (
          <Button
            data-adds=""
            aria-label={shape.isList ? undefined : later.fillIn({ label })}
            onClick={add}
          >
            {shape.isList ? words.addItem : later.fillIn({ label })}
          </Button>
        )}
        {other}
      </div>
    </div>
  );
}

/** Focuses the first thing that is wrong in nested data, or else the first that there is. */
function focusIn(state: NestedState, box: HTMLElement | null): void {
  const forms = state.view === "fields" ? state.forms : [];
  const wrong = forms.find(({ control }) => control.issues.getState().size > 0);
  const [first = wrong] = wrong ? [wrong] : forms;
  if (first) first.focus();
  else box?.querySelector<HTMLElement>(adds)?.focus();
}

function readControls({ state }: NestedEditor) {
  const shown = state.getState();
  if (shown.view === "fields") for (const form of shown.forms) form.readControls();
}
