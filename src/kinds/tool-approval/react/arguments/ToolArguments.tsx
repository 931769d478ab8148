"use client";

import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { deepest } from "../../../../form/model/readNested.js";
import { useReviewMessages } from "../../../../form/review/useReviewMessages.js";
import { Button } from "../../../../ui/Button.js";
import { mergeProps } from "../../../../ui/mergeProps.js";
import { useGrowing } from "../../../../ui/useGrowing.js";
import { findExcess } from "../../../../wire/protocol/findExcess.js";
import { useToolContext } from "../ToolContext.js";
import { useToolMessages } from "../useToolMessages.js";
import { ArgumentRow } from "./ArgumentRow.js";
import { fieldsOf } from "./argumentFields.js";
import { TextValue } from "./TextValue.js";

/** The rows to render at once; the rest follow a moment later. */
const atOnce = 40;
/** With more values than this, nested arguments are JSON: a row for each would keep the page busy. */
const mostRows = 200;

/** The props of `ToolCall.Arguments`. */
export type ToolArgumentsProps = Omit<ComponentProps<"section">, "children">;

/**
 * Shows every argument by the titles of the input schema, in a readable form, with the raw JSON one press away, and the
 * other facts of the request as raw data. Renders a `<section>` element.
 */
export function ToolArguments(props: ToolArgumentsProps): ReactNode {
  const words = useToolMessages();
  const review = useReviewMessages();
  const { question, risk } = useToolContext();
  const [asJson, setAsJson] = useState(false);
  const heading = useId();
  const { request } = question;
  const given = request.arguments;
  const fields = fieldsOf(request).filter(({ name }) => Object.hasOwn(given, name));
  const shown = new Set(fields.map(({ name }) => name));
  const rows = [
    ...fields.map((field) => ({ name: field.name, field })),
    // No field shows them, so they stand here as they are.
    ...Object.keys(given)
      .filter((name) => !shown.has(name))
      .map((name) => ({ name, field: undefined })),
  ];
  const count = useGrowing(rows.length, atOnce);
  const nests = findExcess(given, "", { limits: { values: mostRows } }) === undefined;
  const isSecret = (name: string) =>
    risk.causes.some((cause) => cause.code === "credential" && cause.argument === name);
  return (
    <section
      {...mergeProps({ "aria-labelledby": heading, className: "mcp-tool-arguments" }, props)}
    >
      <div className="mcp-tool-arguments-header">
        <p id={heading} className="mcp-tool-heading">
          {rows.length === 0 ? words.noArguments : words.arguments}
        </p>
        {rows.length > 0 && (
          <Button
            weight="quiet"
            data-leaves=""
            aria-pressed={asJson}
            onClick={() => setAsJson(!asJson)}
          >
            {review.showAsJson}
          </Button>
        )}
      </div>
      {asJson ? (
        <div className="mcp-tool-json">
          <TextValue isCode isWhole text={JSON.stringify(given, null, 2)} />
        </div>
      ) : (
        <dl className="mcp-tool-list">
          {rows.slice(0, count).map(({ name, field }) => (
            <ArgumentRow
              key={name}
              name={name}
              field={field}
              value={given[name] ?? null}
              isSecret={isSecret(name)}
              before={own(request.before, name)}
              from={own(request.from, name)}
              depth={nests ? 0 : deepest}
            />
          ))}
        </dl>
      )}
      {request.details && (
        <>
          <p className="mcp-tool-heading">{words.details}</p>
          <div className="mcp-tool-json">
            <TextValue isCode text={JSON.stringify(request.details, null, 2)} />
          </div>
        </>
      )}
    </section>
  );
}

function own(texts: Readonly<Record<string, string>> | undefined, name: string) {
  return texts && Object.hasOwn(texts, name) ? texts[name] : undefined;
}
