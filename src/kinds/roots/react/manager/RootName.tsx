"use client";

import type { ReactNode } from "react";
import { ServerText } from "../../../../ui/ServerText.js";
import type { RootRecord } from "../../core/rootRecord.js";
import { RootPath } from "./RootPath.js";

/** The props of `RootName`. */
export interface RootNameProps {
  readonly root: Pick<RootRecord, "name" | "path">;
}

/** Names a root: what it is called, if anything, and its path. Renders a `<span>` element. */
export function RootName({ root: { name, path } }: RootNameProps): ReactNode {
  return (
    <span className="mcp-roots-name">
      {name !== undefined && <ServerText className="mcp-roots-title">{name}</ServerText>}
      <RootPath path={path} />
    </span>
  );
}
