import page from "../../docs/spec.md?raw";

/** The revisions of the protocol. */
export const revisions = ["2025-06-18", "2025-11-25", "2026-07-28"] as const;

/** One revision of the protocol. */
export type Revision = (typeof revisions)[number];

/** One numbered demand of docs/spec.md. */
interface NumberedDemand {
  readonly number: number;
  /** Who has to see to it: `host`, `UI` or `wire`. */
  readonly concerns: string;
  readonly text: string;
  /** Each revision that asks for it, how strongly, and where it says so. */
  readonly asked: readonly {
    readonly level: string;
    readonly revision: string;
    readonly url: string;
  }[];
  /** The tests that hold it; `…` stands for what a table of cases fills in. */
  readonly heldBy: readonly { readonly file: string; readonly title: string }[];
}

const rows = (section: string): readonly (readonly string[])[] =>
  [...section.matchAll(/^\| (\d.*) \|$/gm)].map(([, row = ""]) => row.split(" | "));

const [numbered = "", unheld = ""] = page.split("\n## Not held by a test\n");

/** All demands of docs/spec.md, as they stand there. */
export const demands: readonly NumberedDemand[] = rows(numbered).map(
  ([number = "", concerns = "", text = "", asked = "", heldBy = ""]) => ({
    number: Number(number),
    concerns,
    text,
    asked: asked.split(", ").flatMap((part) => {
      const level = part.slice(0, part.indexOf(" "));
      return [...part.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)].map(([, revision = "", url = ""]) => ({
        level,
        revision,
        url,
      }));
    }),
    heldBy: [...heldBy.matchAll(/`([^`]+)`: "([^"]+)"/g)].map(([, file = "", title = ""]) => ({
      file,
      title,
    })),
  }),
);

/** The demands that docs/spec.md says no test holds, by number, each with the reason. */
export const notHeld: readonly (readonly [number: number, why: string])[] = rows(unheld).map(
  ([number, why = ""]) => [Number(number), why],
);

/** The demand of this number. */
function demandAt(number: number): NumberedDemand {
  const found = demands.find((demand) => demand.number === number);
  if (!found) throw new Error(`docs/spec.md has no demand ${number}.`);
  return found;
}

/** The revisions that ask for a demand; what a later one dropped is not tested there. */
export function revisionsOf(number: number): readonly Revision[] {
  const { asked } = demandAt(number);
  return revisions.filter((revision) => asked.some((one) => one.revision === revision));
}

/** Whether docs/spec.md names this test of this file, or part of its path, at a demand. */
export function isNamedAt(number: number, title: string, file = ""): boolean {
  return demandAt(number).heldBy.some(
    (test) => test.file.includes(file) && matches(test.title, title),
  );
}

/** Whether a test's name fits one of docs/spec.md. */
function matches(written: string, title: string): boolean {
  const parts = written.split("…").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".+")}$`, "s").test(title);
}
