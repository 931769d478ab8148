import { readFileSync } from "node:fs";
import { type ClientName, type ScenarioRuns, scenarioRevisions } from "./scenarios.ts";

/** A scenario as docs/conformance.md has it. */
export interface ScenarioRow {
  readonly name: string;
  /** The revisions that the suite names; `extension` where it belongs to one. */
  readonly revisions: readonly string[];
  /** The clients that are tried, by revision; `undefined` where the scenario is not run. */
  readonly clients: ScenarioRuns["clients"] | undefined;
}

/** Reads the version of the suite that docs/conformance.md is about, and each scenario that it has. */
export function readConformancePage(): { version: string; rows: readonly ScenarioRow[] } {
  const page = readFileSync(new URL("../../docs/conformance.md", import.meta.url), "utf8");
  const [run = "", notRun = ""] = page.split("\n## Not run\n");
  return {
    version: /`@modelcontextprotocol\/conformance` ([\w.-]+),/.exec(page)?.[1] ?? "",
    rows: [...rowsIn(run).map(readRun), ...rowsIn(notRun).map(readNotRun)],
  };
}

/** The cells of each row that begins with the name of a scenario. */
function rowsIn(text: string): readonly (readonly string[])[] {
  return [...text.matchAll(/^\| (`.+) \|$/gm)].map(([, row = ""]) => row.split(" | "));
}

function readRun([name = "", ...cells]: readonly string[]): ScenarioRow {
  const tried = scenarioRevisions.flatMap((revision, column) => {
    const cell = cells[column] ?? "–";
    // The page's own words, compared with what is run.
    return cell === "–" ? [] : [[revision, cell.split(", ") as ClientName[]] as const];
  });
  return {
    name: name.replaceAll("`", ""),
    revisions: tried.map(([revision]) => revision),
    clients: Object.fromEntries(tried),
  };
}

function readNotRun([name = "", revisions = ""]: readonly string[]): ScenarioRow {
  return {
    name: name.replaceAll("`", ""),
    revisions: revisions.split(", "),
    clients: undefined,
  };
}
