"use client";

import type { ReactNode } from "react";
import { RootsManagerAdd, type RootsManagerAddProps } from "./RootsManagerAdd.js";
import { RootsManagerHonesty } from "./RootsManagerHonesty.js";
import { RootsManagerList } from "./RootsManagerList.js";
import { RootsManagerRoot, type RootsManagerRootProps } from "./RootsManagerRoot.js";
import { RootsManagerServers } from "./RootsManagerServers.js";
import { RootsManagerTitle } from "./RootsManagerTitle.js";
import { RootsManagerUndo } from "./RootsManagerUndo.js";

/** The props of `RootsSettings`. */
export interface RootsSettingsProps
  extends Omit<RootsManagerRootProps, "children" | "session">,
    Pick<RootsManagerAddProps, "pathOfFile"> {}

/** Everything about roots, for a page of settings. Renders a `<section>` element. */
export function RootsSettings({ pathOfFile, ...props }: RootsSettingsProps): ReactNode {
  return (
    <RootsManagerRoot {...props}>
      <RootsManagerTitle />
      <RootsManagerHonesty />
      <RootsManagerList />
      <RootsManagerUndo />
      <RootsManagerAdd {...(pathOfFile && { pathOfFile })} />
      <RootsManagerServers />
    </RootsManagerRoot>
  );
}
