"use client";

import { type ReactNode, useContext } from "react";
import type { BoundControlProps } from "../controls/boundControl.js";
import { deepest, readNested } from "../model/readNested.js";
import { NestedControl } from "./NestedControl.js";
import { NestingContext } from "./NestingContext.js";
import { RawJson } from "./RawJson.js";

/** Nested data: fields for objects and for lists of objects, as far as fields can show them, and JSON for the rest. Renders a `<div>` element. */
export function JsonControl(props: BoundControlProps<"json">): ReactNode {
  const { depth } = useContext(NestingContext);
  const shape = depth < deepest ? readNested(props.field) : undefined;
  return shape ? <NestedControl {...props} shape={shape} /> : <RawJson {...props} />;
}
