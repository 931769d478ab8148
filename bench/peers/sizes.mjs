// node bench/peers/sizes.mjs, after npm run build: what an app downloads for a form, ours and the peers', built by Vite
// without React. A peer can do less: it shows one form, and neither says who asks nor warns of anything.

import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { measureVite } from "../../scripts/builds.mjs";
import { ratioOf, report } from "../report.mjs";

const peers = {
  "floor, written by hand": "floor",
  "react-hook-form + Zod in a Radix dialog": "hookForm",
  "rjsf + Ajv": "rjsf",
};
const react = /^react(-dom)?(\/.*)?$/;

const sizes = [];
for (const [name, form] of Object.entries(peers)) sizes.push([name, await sizeOf(form)]);
const { inAll } = await measureVite();
sizes.push(["ElicitationPrompt, with all that a form of one text field loads", inAll]);
const [[, floor]] = sizes;
report({
  about: "A form beside its peers, in kB and × the floor:",
  rows: Object.fromEntries(
    sizes.map(([name, bytes]) => [name, { kB: bytes / 1000, "× floor": ratioOf(bytes / floor) }]),
  ),
});

/** The bytes of all scripts of one peer's form, each compressed by itself. @param {string} form */
async function sizeOf(form) {
  const { output } = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(`forms/${form}.tsx`, import.meta.url)),
        external: react,
        preserveEntrySignatures: "strict",
      },
    },
  });
  const scripts = output.filter(({ type }) => type === "chunk");
  return scripts.reduce((sum, { code }) => sum + gzipSync(code).length, 0);
}
