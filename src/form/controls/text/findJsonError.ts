/** A place in a text, both counted from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** The tokens that may come next; an object or array that has just been opened may also be closed at once. */
type Expected = "value" | "value or ]" | "key" | "key or }" | ":" | ", or end";

const tokens =
  /[ \t\n\r]*(?:([{}[\]:,])|("(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|((?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])))/y;

/** Finds the place at which a text stops being JSON; `undefined` if it is JSON. Engines tell this in words of their own, or not at all. */
export function findJsonError(text: string): TextPlace | undefined {
  const read = createReader();
  let at = 0;
  for (;;) {
    tokens.lastIndex = at;
    const match = tokens.exec(text);
    const rest = text.slice(at);
    const start = at + rest.length - rest.trimStart().length;
    if (!match)
      return start === text.length && read.isComplete() ? undefined : placeOf(text, start);
    const [whole, mark, string] = match;
    if (!read.take(mark ?? (string === undefined ? "literal" : "string")))
      return placeOf(text, start);
    at += whole.length;
  }
}

/** Follows the grammar of JSON, token by token. */
function createReader() {
  const open: ("{" | "[")[] = [];
  let expected: Expected = "value";

  const expect = (next: Expected) => {
    expected = next;
    return true;
  };
  const close = (mark: "{" | "[", early: Expected) =>
    open.at(-1) === mark &&
    (expected === early || expected === ", or end") &&
    open.pop() !== undefined &&
    expect(", or end");
  const startValue = () => expected === "value" || expected === "value or ]";

  return {
    isComplete: () => expected === ", or end" && open.length === 0,
    /** Takes a mark, `"string"` or `"literal"`; false where it may not stand. */
    take(token: string): boolean {
      switch (token) {
        case "{":
          return startValue() && open.push("{") > 0 && expect("key or }");
        case "[":
          return startValue() && open.push("[") > 0 && expect("value or ]");
        case "}":
          return close("{", "key or }");
        case "]":
          return close("[", "value or ]");
        case ":":
          return expected === ":" && expect("value");
        case ",":
          if (expected !== ", or end" || open.length === 0) return false;
          return expect(open.at(-1) === "{" ? "key" : "value");
        case "string":
          if (expected === "key" || expected === "key or }") return expect(":");
          return startValue() && expect(", or end");
        default:
          return startValue() && expect(", or end");
      }
    },
  };
}

function placeOf(text: string, index: number): TextPlace {
  const lines = text.slice(0, index).split(/\r\n?|\n/);
  return { line: lines.length, column: [...(lines.at(-1) ?? "")].length + 1 };
}
