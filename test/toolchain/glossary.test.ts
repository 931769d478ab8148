import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import ts from "../typescript-5/node_modules/typescript/lib/typescript.js";

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
      !/node_modules|\/dist\/|\/\.next\/|safety\/secrets\/|glossary\.test/.test(file),
  )
  .map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));

/** Names that a term replaced, by that term. */
const former: Readonly<Record<string, RegExp>> = {
  adapter: /\b(?:\w*Doors?|doors?\b(?=[(,.]| =))/,
  cause: /\bOutcomeReason\b/,
  claim: /\bDeskClaim\b/,
  confirmation: /\b(?:NeedsLook|SecretLook|needs-look|ContentLook)\b/,
  content: /\b(?:AnswerShape|redactAnswers)\b/,
  dirty: /\bmcp-entered\b|\bElicitationEntered\b/,
  discard: /\b(?:LeaveStep|LeavingStep|LeavingButton|useLeaving|leaveTitle)\b/,
  "field kind": /\breadControl\b/,
  hint: /\bmcp-form-note\b/,
  kind: /\b(?:Slice|Slice(?:Core|Command|Request)|RunningSlice)\b|\bslices: \[/,
  path: /\bFinding\["place"\]|\bplace: readonly \(?string/,
  redact: /\bmask(?:Credentials|Texts|Answers|Reason)\b/,
  rejection: /\bdone: false, reason:/,
  response:
    /\b(?:Sampling(?:Review)?Answer\w*|AnswerContent|EditedAnswer|reviewsAnswers)\b|\bSamplingReview\.Answer\b|"sampling\/answer"|\bmcp-answer\b/,
  review: /\blooked: (?:true|false)\b|\{ looked \}/,
  unsupported: /\buncarried\w*|\bisPlainAnswer\b/,
  value:
    /\b(?:FieldAnswer|isSupportedAnswer|PlainAnswer|AnswerValue|noAnswer|clearAnswer)\b|\bdata-unanswered\b/,
  "warning for developers": /\bnoteOnce\b/,
  "withdrawal message": /\bserverReason\b|\bServerReason\b/,
};

/** Names in which an answer is the one to a question: the host's command and contract, and whether a form can have one. */
const ofQuestions = new Set([
  "ElicitAnswer",
  "Answered",
  "answer",
  "answered",
  "answerable",
  "data-answerable",
  "answerSampling",
  "unanswerable",
  "flatAnswers",
]);

/** The names in a file of which the word is a part. */
function namesOfAnswers({ file, text }: { file: string; text: string }): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node) && /answer/i.test(node.text)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind));
  return found;
}

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

  it("calls answer, in forms and sampling, nothing but what was decided about a question", () => {
    const asked = files.filter(({ file }) =>
      /^src\/(?:form|kinds\/sampling)\/.*\.tsx?$/.test(file),
    );
    expect(asked.length).toBeGreaterThan(200);
    const names = asked.map((each) => ({ file: each.file, names: namesOfAnswers(each) }));
    expect(names.flatMap((each) => each.names)).toContain("ElicitAnswer");
    const others = names.flatMap((each) =>
      each.names.filter((name) => !ofQuestions.has(name)).map((name) => `${each.file}: ${name}`),
    );
    expect(others).toEqual([]);
  });

  it("leaves the plain word to the few files that settle a question", () => {
    const settling = files.filter(
      (each) =>
        /^src\/(?:form|kinds\/sampling)\//.test(each.file) &&
        /\.tsx?$/.test(each.file) &&
        namesOfAnswers(each).includes("answer"),
    );
    expect(settling.map(({ file }) => file).sort()).toEqual([
      "src/form/react/createFormDelivery.ts",
      "src/kinds/sampling/core/runSampling.ts",
      "src/kinds/sampling/core/sampling.ts",
      "src/kinds/sampling/react/approval/createApproval.ts",
      "src/kinds/sampling/react/approval/samplingViews.ts",
      "src/kinds/sampling/react/togetherSampling.ts",
    ]);
  });
});
