"use client";

import { type ReactNode, useId } from "react";
import { membersOf } from "../../../../form/model/nestedValue.js";
import { deepest, readNested } from "../../../../form/model/readNested.js";
import { fieldLabel } from "../../../../form/parts/words/fieldLabel.js";
import { inWords } from "../../../../form/review/inWords.js";
import type { Field } from "../../../../schema/field.js";
import { useVisibleText } from "../../../../ui/hidden-text/useVisibleText.js";
import { ServerText } from "../../../../ui/ServerText.js";
import { useLocale } from "../../../../ui/useLocale.js";
import { useMessages } from "../../../../ui/useMessages.js";
import { useServerName } from "../../../../ui/useServerName.js";
import type { Json } from "../../../../wire/protocol/json.js";
import { useToolMessages } from "../useToolMessages.js";
import { LazyDifference } from "./LazyDifference.js";
import { type Binary, readBinary } from "./readBinary.js";
import { SecretValue } from "./SecretValue.js";
import { TextValue } from "./TextValue.js";

/** The props of `ArgumentRow`. */
export interface ArgumentRowProps {
  readonly name: string;
  /** The field of the argument; without it the value stands as JSON. */
  readonly field: Field | undefined;
  readonly value: Json;
  /** Whether the value is a credential: the user opens it. @default false */
  readonly isSecret?: boolean;
  /** The text that the value replaces. */
  readonly before?: string | undefined;
  /** The id of the session whose result the value comes from. */
  readonly from?: string | undefined;
  /** The number of groups around the row. The deepest row shows nested values as JSON. @default 0 */
  readonly depth?: number;
}

/** One argument: its label and its value, a nested object as a group of rows. Renders a `<div>` element. */
export function ArgumentRow({
  name,
  field,
  value,
  isSecret = false,
  before,
  from,
  depth = 0,
}: ArgumentRowProps): ReactNode {
  const { form } = useMessages();
  const id = useId();
  const label = (field && fieldLabel(field)) || name || form.unnamed;
  return (
    <div className="mcp-tool-row">
      <dt id={id} className="mcp-tool-name">
        <ServerText>{label}</ServerText>
        {from !== undefined && <FromResult session={from} />}
      </dt>
      <dd className="mcp-tool-value">
        {isSecret ? (
          <SecretValue text={plain(value)} labelledBy={id} />
        ) : before !== undefined && typeof value === "string" ? (
          <LazyDifference before={before} after={value} />
        ) : (
          <Value field={field} value={value} depth={depth} />
        )}
      </dd>
    </div>
  );
}

function FromResult({ session }: { readonly session: string }): ReactNode {
  const words = useToolMessages();
  const server = useServerName(session);
  return (
    <span className="mcp-badge" data-tone="warning">
      {words.fromResult({ server })}
    </span>
  );
}

function Value({
  field,
  value,
  depth,
}: Pick<ArgumentRowProps, "field" | "value"> & { readonly depth: number }): ReactNode {
  const { form } = useMessages();
  const locale = useLocale();
  const shape = field?.kind === "json" && depth < deepest ? readNested(field) : undefined;
  const objects = shape && membersOf(shape, value);
  if (shape && objects?.length && objects.every((members) => members.length > 0))
    return objects.map((members, place) => (
      <dl
        // An object of a list has no identity but its place.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        key={place}
        className="mcp-tool-list mcp-tool-group"
        {...(shape.isList && { "aria-label": form.item({ position: place + 1 }) })}
      >
        {members.map((member) => (
          <ArgumentRow
            key={member.field.id}
            name={member.field.name}
            field={member.field}
            value={member.value}
            depth={depth + 1}
          />
        ))}
      </dl>
    ));
  const binary = readBinary(field, value);
  if (binary) return <BinaryValue {...binary} />;
  const isJson = !field || (field.kind === "json" && typeof value === "object");
  const text = isJson ? JSON.stringify(value, null, 2) : inWords(field, value, { form, locale });
  return <TextValue text={text} isCode={isJson || isCode(field, text)} />;
}

function plain(value: Json): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

const codeName =
  /(?:^|[^a-z])(?:path|file|dir|directory|folder|command|cmd|code|script|sql|query|regex|patch|diff|json|yaml|html|css|xml)s?$/iu;
const aPath = /^(?:\/|~\/|\.{1,2}\/|[a-z]:\\|file:)\S*$/iu;
const indented = /\n[ \t]+\S/u;

/** Whether a text reads better in monospace: a path, a command, or code. A wrong guess costs no more than a font. */
function isCode({ name, kind }: Pick<Field, "name" | "kind">, text: string): boolean {
  if (kind !== "text") return false;
  const words = name.replace(/([a-z\d])([A-Z])/gu, "$1 $2");
  return codeName.test(words) || aPath.test(text) || indented.test(text);
}

/** Shows the type, the size, and the digest of data that is no text. Renders a `<span>` element. */
function BinaryValue({ type, bytes, digest }: Binary): ReactNode {
  const words = useToolMessages();
  const locale = useLocale();
  const visible = useVisibleText();
  const size = new Intl.NumberFormat(locale, { style: "unit", unit: "byte" }).format(bytes);
  return (
    <span className="mcp-tool-binary">
      {words.binary({ type: visible(type), size, digest: digest.slice(0, 16) })}
    </span>
  );
}
