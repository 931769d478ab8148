"use client";

import type { ReactNode } from "react";
import { createChunk } from "../../../../react/chunk/createChunk.js";
import { useSamplingContext } from "../SamplingContext.js";
import { Loaded } from "../stages/Loaded.js";

const rows = createChunk(() => import("../samplingPartsLater.js"));

/** Shows what looks private in a text that would leave, and what becomes of it. Renders a `<section>` element, or nothing if the host does not redact. */
export function LazyRedactionRow(): ReactNode {
  const { sampling } = useSamplingContext();
  const mayChoose = "redact" in sampling && sampling.redact !== undefined;
  return mayChoose ? <Loaded chunk={rows}>{({ RedactionRow }) => <RedactionRow />}</Loaded> : null;
}
