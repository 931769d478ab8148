"use client";

import type { ReactNode } from "react";
import type { Leaving } from "../../hooks/useLeaving.js";
import type { OpenForm } from "../../hooks/viewElicitation.js";
import { Button } from "../shared/Button.js";
import { ElicitationFoot } from "./ElicitationFoot.js";

/** The props of `FormPanel`. */
export interface FormPanelProps {
  /** The question. */
  readonly elicitation: OpenForm;
  readonly leaving: Leaving;
  readonly children: ReactNode;
}

/** A form to fill in. */
export function FormPanel({ elicitation, leaving, children }: FormPanelProps): ReactNode {
  const properties = Object.keys(elicitation.request.requestedSchema.properties ?? {});
  return (
    <form
      className="mcp-form"
      noValidate
      onInput={leaving.touch}
      onSubmit={(event) => {
        event.preventDefault();
        const entries = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
          typeof value === "string" ? [[name, value] as const] : [],
        );
        void elicitation.accept(Object.fromEntries(entries));
      }}
    >
      <div className="mcp-elicitation-body">
        {children}
        {properties.map((name) => (
          <label key={name}>
            {name}
            <input name={name} />
          </label>
        ))}
      </div>
      <ElicitationFoot elicitation={elicitation} leaving={leaving}>
        <Button type="submit" weight="main">
          Send
        </Button>
      </ElicitationFoot>
    </form>
  );
}
