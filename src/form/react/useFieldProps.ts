"use client";

import { useCallback, useSyncExternalStore } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import type { Field } from "../../schema/field.js";
import { useLocale } from "../../ui/useLocale.js";
import { readNumberText } from "../controls/text/numberText.js";
import { secretProps } from "../controls/text/secretProps.js";
import type { Entry } from "../model/entry.js";
import type { ElicitationFormStore } from "./elicitationFormStore.js";

/** The props of an input of the app's own. */
export interface FieldProps extends UseFormRegisterReturn, Partial<typeof secretProps> {
  /** Masks what the user types where the field asks for a secret. @default none */
  readonly type?: "password";
}

/**
 * Returns a function that registers an input of the app's own for a property and returns its props. Numbers are read as the
 * locale writes them, a list has one item on each line, and an input for a secret is masked.
 */
export function useFieldProps(control: ElicitationFormStore): (property: string) => FieldProps {
  const locale = useLocale();
  const { subscribe, getState } = control.inspection;
  const inspection = useSyncExternalStore(subscribe, getState, getState);
  return useCallback(
    (property) => {
      const field = control.fieldNamed(property);
      const name = control.nameOf(property);
      // The inspection decides which fields ask for a secret.
      const isSecret = field && inspection.phase !== "pending" && control.isSecret(field);
      const masked = isSecret ? ({ ...secretProps, type: "password" } as const) : {};
      if (field?.kind === "list") return { ...listProps(control, field, name), ...masked };
      if (field?.kind !== "number") return { ...control.form.register(name), ...masked };
      const { integer } = field;
      const setValueAs = (value: unknown) =>
        typeof value === "string"
          ? (readNumberText(value, { integer, locale }).entry ?? "")
          : value;
      return { ...control.form.register(name, { setValueAs }), ...masked };
    },
    [control, inspection, locale],
  );
}

/** An element that holds text. */
type TextBox = HTMLElement & { value: string };

/** Ties a text box to a list: react-hook-form would write its items into one line and read them as one text. */
function listProps(control: ElicitationFormStore, field: Field, name: string): FieldProps {
  const take = ({ value }: { readonly value: string }) =>
    control.takeEntry(field, value === "" ? [] : value.split("\n"));
  return {
    name,
    onBlur: async () => {},
    onChange: async ({ target }: { readonly target: TextBox }) => take(target),
    ref(element: TextBox | null) {
      if (!element) return control.setTarget(field, null);
      const write = (entry: Entry) => {
        const text = Array.isArray(entry) ? entry.join("\n") : "";
        if (element.value !== text) element.value = text;
      };
      control.setTarget(field, { focus: () => element.focus(), write });
    },
  };
}
