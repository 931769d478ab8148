"use client";

import type { ReactNode } from "react";
import { createChunk } from "../../../../react/chunk/createChunk.js";
import { useSamplingContext } from "../SamplingContext.js";
import { Loaded } from "../stages/Loaded.js";

const rows = createChunk(() => import("../samplingPartsLater.js"));

/** What looks private in what would leave, and what becomes of it; nothing where the host does not redact. Renders a `<section>` element, or nothing. */
export function LazyRedactionRow(): ReactNode {
  const { sampling } = useSamplingContext();
  const mayChoose = "redact" in sampling && sampling.redact !== undefined;
  return mayChoose ? <Loaded chunk={rows}>{({ RedactionRow }) => <RedactionRow />}</Loaded> : null;
}
