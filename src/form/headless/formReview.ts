import type { Field } from "../../schema/field.js";
import type { ElicitContent } from "../../wire/protocol/elicitResult.js";
import { inWords, type WritingOfValues } from "../review/inWords.js";

/** One value that the server would get. */
export interface ReviewedField {
  /** The name of the property. */
  readonly name: string;
  readonly label: string;
  /** The value in words, as plain text. Hide a secret until the user asks for it. */
  readonly value: string;
  /** Whether the value counts as a secret. */
  readonly secret: boolean;
  /** Whether the server suggested the value and the user has not seen it. */
  readonly unseen: boolean;
}

/** The exact content that `confirm` sends. */
export interface FormReview {
  /** The server that would get it. */
  readonly server: { readonly id: string; readonly name: string };
  /** Its values, in the order of the form. */
  readonly fields: readonly ReviewedField[];
  /** Whether the content holds a secret. */
  readonly hasSecret: boolean;
  /** The content, as it would be sent. */
  readonly content: ElicitContent;
}

/** Returns the review of some content. */
export function reviewContent(
  content: ElicitContent,
  {
    fields,
    secrets = [],
    unseen = [],
    server,
    labelOf,
    visible,
    writing,
  }: {
    readonly fields: readonly Field[];
    readonly secrets?: readonly Field[] | undefined;
    readonly unseen?: readonly Field[] | undefined;
    readonly server: FormReview["server"];
    readonly labelOf: (field: Field) => string;
    readonly visible: (text: string) => string;
    readonly writing: WritingOfValues;
  },
): FormReview {
  return {
    server,
    content,
    hasSecret: secrets.length > 0,
    fields: fields
      .filter(({ name }) => Object.hasOwn(content, name))
      .map((field) => ({
        name: field.name,
        label: visible(labelOf(field)),
        value: visible(inWords(field, content[field.name] ?? null, writing)),
        secret: secrets.includes(field),
        unseen: unseen.includes(field),
      })),
  };
}
