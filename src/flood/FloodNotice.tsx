"use client";

import type { ComponentProps, ReactNode } from "react";
import { FloodSection } from "./FloodSection.js";

/**
 * Announces once for each server that it asked too much, and lets the person block it for now or let it go on.
 * Renders a `<section>` element, or nothing while there is nothing to say.
 */
export function FloodNotice(props: Omit<ComponentProps<"section">, "children">): ReactNode {
  const { ref, ...rest } = props;
  return <FloodSection {...rest} attach={ref} />;
}
