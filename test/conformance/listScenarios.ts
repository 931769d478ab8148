import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { suiteNode, suiteProgram } from "./suiteFile.ts";

/** Asks the suite for its client scenarios, each with the revisions that it names, or `extension`. */
export async function listScenarios(): Promise<ReadonlyMap<string, readonly string[]>> {
  const { stdout } = await promisify(execFile)(suiteNode, [suiteProgram, "list", "--client"]);
  return new Map(
    [...stdout.matchAll(/^ {2}- (\S+) \[(.*)\]$/gm)].map(([, name = "", revisions = ""]) => [
      name,
      revisions.split(","),
    ]),
  );
}
