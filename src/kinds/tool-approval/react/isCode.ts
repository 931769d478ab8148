import type { Field } from "../../../schema/field.js";

const codeName =
  /(?:^|[^a-z])(?:path|file|dir|directory|folder|command|cmd|code|script|sql|query|regex|patch|diff|json|yaml|html|css|xml)s?$/iu;
const aPath = /^(?:\/|~\/|\.{1,2}\/|[a-z]:\\|file:)\S*$/iu;
const indented = /\n[ \t]+\S/u;

/** Whether a text reads better in monospace: a path, a command, or code. A wrong guess costs no more than a font. */
export function isCode({ name, kind }: Pick<Field, "name" | "kind">, text: string): boolean {
  if (kind !== "text") return false;
  const words = name.replace(/([a-z\d])([A-Z])/gu, "$1 $2");
  return codeName.test(words) || aPath.test(text) || indented.test(text);
}
