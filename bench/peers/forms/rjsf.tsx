import Form from "@rjsf/core";
import validator from "@rjsf/validator-ajv8";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import type { Asking, Peer } from "../peer.js";

/** @rjsf/core with Ajv, in its default theme. */
export const rjsf: Peer = (schema, onSent): Asking => {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const uiSchema = Object.fromEntries(
    Object.entries(schema.properties).flatMap(([name, property]) =>
      property.enum ? [[name, { "ui:widget": "radio" }]] : [],
    ),
  );
  const plain: object = { ...schema };
  const render = (formData: unknown, key: string): ReactNode => (
    <Form
      key={key}
      schema={plain}
      uiSchema={uiSchema}
      formData={formData}
      validator={validator}
      noHtml5Validate
      onSubmit={({ formData: content }) => onSent(content)}
    />
  );
  return {
    ask: () => root.render(render(undefined, "empty")),
    fill: (content) => root.render(render(content, "filled")),
    wrong: ".rjsf-field-error, .field-error",
  };
};
