import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const page = readFileSync(join(root, "GLOSSARY.md"), "utf8");

const terms = [...page.matchAll(/^\| \*\*(.+?)\*\* \| (.+?) \|$/gm)].map(
  ([, term = "", meaning = ""]) => ({ term, meaning }),
);

/** Everything that says something with our words: not what servers write, and not this test. */
const files = ["src", "stories", "examples", "docs", "scripts", "test", "README.md", "SECURITY.md"]
  .flatMap((folder) =>
    folder.endsWith(".md")
      ? [folder]
      : readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ parentPath, name }) =>
            relative(root, join(parentPath, name)).replaceAll("\\", "/"),
          ),
  )
  .filter(
    (file) =>
      /\.(?:tsx?|mjs|mdx?|css)$/.test(file) &&
      !/node_modules|\/dist\/|safety\/secrets\/|glossary\.test/.test(file),
  )
  .map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));

/** Names that a term replaced, by that term. */
const former: Readonly<Record<string, RegExp>> = {
  adapter: /\b(?:\w*Doors?|doors?\b(?=[(,.]| =))/,
  cause: /\bOutcomeReason\b/,
  confirmation: /\b(?:NeedsLook|SecretLook|needs-look|ContentLook)\b/,
  dirty: /\bmcp-entered\b|\bElicitationEntered\b/,
  discard: /\b(?:LeaveStep|LeavingStep|LeavingButton|useLeaving|leaveTitle)\b/,
  "field kind": /\breadControl\b/,
  hint: /\bmcp-form-note\b/,
  kind: /\b(?:Slice|Slice(?:Core|Command|Request)|RunningSlice)\b|\bslices: \[/,
  path: /\bFinding\["place"\]|\bplace: readonly \(?string/,
  redact: /\bmask(?:Credentials|Texts|Answers|Reason)\b/,
  rejection: /\bdone: false, reason:/,
  review: /\blooked: (?:true|false)\b|\{ looked \}/,
  unsupported: /\buncarried\w*|\bisPlainAnswer\b/,
  "warning for developers": /\bnoteOnce\b/,
  "withdrawal message": /\bserverReason\b|\bServerReason\b/,
};

describe("GLOSSARY.md", () => {
  it("has each term once, with one sentence, and nothing that is still to be renamed", () => {
    expect(terms.length).toBeGreaterThan(50);
    const names = terms.map(({ term }) => term);
    expect(names).toEqual([...new Set(names)]);
    for (const { meaning } of terms) expect(meaning).toMatch(/^\p{Lu}[^.]*\.$/u);
    expect(page).not.toMatch(/renamed from/i);
  });

  it.each(Object.entries(former))("has %s, and nothing goes by its former names", (term, names) => {
    expect(terms.map(({ term: known }) => known)).toContain(term);
    expect(files.length).toBeGreaterThan(2_000);
    expect(files.filter(({ text }) => names.test(text)).map(({ file }) => file)).toEqual([]);
  });
});
