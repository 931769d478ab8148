"use client";

import { useMemo } from "react";
import { useLocale } from "../ui/useLocale.js";

/** Returns the function that writes a moment, to the second, in the language of the nearest `HostProvider`. */
export function useMomentText(): (at: number) => string {
  const locale = useLocale();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "medium" });
    return (at: number) => format.format(at);
  }, [locale]);
}
