import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { bridgeStdio } from "./bridgeStdio.mjs";

const program = fileURLToPath(
  import.meta.resolve("@modelcontextprotocol/server-filesystem/dist/index.js"),
);

const files = {
  "travel-planning/barcelona.md": "June 15–22, beachfront hotel, 3,000 dollars in all.\n",
  "travel-templates/itinerary.md": "Day 1:\nDay 2:\n",
  "client-documents/passports.md": "Copies are in the safe, not here.\n",
  "archive/2023-trips/lisbon.md": "Four days in October. Good custard tarts.\n",
  "financial-records/2026.csv": "month,amount\n",
};

/** Creates the travel agency's folders in a temporary folder, and removes them when the program ends. */
export function makeWorkspace() {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "mcp-host-ui-demo-")));
  process.once("exit", () => rmSync(root, { recursive: true, force: true }));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit());
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const folder = (path, name) => ({ uri: pathToFileURL(join(root, path)).href, name });
  return {
    folders: [
      folder("travel-planning", "Main workspace"),
      folder("travel-templates", "Templates"),
      folder("client-documents", "Passports and documents"),
    ],
    archive: folder("archive/2023-trips", "Trips of 2023"),
    platform: process.platform === "win32" ? "windows" : "posix",
  };
}

/** Starts the protocol's filesystem server, which works in the roots that its host tells; resolves to its address. */
export function startFilesystem() {
  return bridgeStdio({ args: [program], env: { PATH: process.env.PATH ?? "" } });
}
