"use client";

import { useCallback } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { useLocale } from "../../ui/useLocale.js";
import { readNumberText } from "../controls/text/numberText.js";
import type { ElicitationFormStore } from "./elicitationFormStore.js";

/** Returns a function that registers an input of the app's own for a property, and gives its props; a number is read as the locale writes it. */
export function useFieldProps(
  control: ElicitationFormStore,
): (property: string) => UseFormRegisterReturn {
  const locale = useLocale();
  return useCallback(
    (property) => {
      const field = control.fieldNamed(property);
      const name = control.nameOf(property);
      if (field?.kind !== "number") return control.form.register(name);
      const { integer } = field;
      return control.form.register(name, {
        setValueAs: (value) =>
          typeof value === "string"
            ? (readNumberText(value, { integer, locale }).entry ?? "")
            : value,
      });
    },
    [control, locale],
  );
}
