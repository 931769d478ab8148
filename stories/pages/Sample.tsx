import { Source } from "@storybook/addon-docs/blocks";
import { type ReactNode, useContext } from "react";
import { GlobalsContext } from "../reference/GlobalsContext.ts";

/** The props of {@link Sample}. */
export interface SampleProps {
  readonly code: string;
  /** @default "tsx" */
  readonly language?: "tsx" | "html" | "bash";
}

/** Code of a file that is compiled with all others, as light or dark as the page around it. */
export function Sample({ code, language = "tsx" }: SampleProps): ReactNode {
  const isDark = useContext(GlobalsContext).includes("scheme:dark");
  return <Source code={code} language={language} dark={isDark} />;
}
