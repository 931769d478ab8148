// @ts-check
// One report for each entry point in `etc`: `--update` writes them, without it any difference fails.
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
} from "@microsoft/api-extractor";
import packageJson from "../package.json" with { type: "json" };
import { exportedNames } from "./exportedNames.mjs";

const root = resolve(import.meta.dirname, "..");
const localBuild = process.argv.includes("--update");
const silent = { logLevel: ExtractorLogLevel.None };

const entries = Object.values(packageJson.exports)
  .map((target) => (typeof target === "string" ? target : target.types))
  .filter((types) => /(?<!\.css)\.d\.ts$/.test(types));

// What one entry point mentions, an app can name if any of them exports it.
const nameable = new Set(entries.flatMap((types) => [...exportedNames(resolve(root, types))]));

/** @param {import("@microsoft/api-extractor").ExtractorMessage} message */
function messageCallback(message) {
  const [, symbol = ""] = /The symbol "(\w+?)(?:_\d+)?" needs/.exec(message.text) ?? [];
  if (message.messageId === "ae-forgotten-export" && nameable.has(symbol))
    message.logLevel = ExtractorLogLevel.None;
}

const configs = entries.map((types) =>
  ExtractorConfig.prepare({
    configObjectFullPath: `${root}/api-extractor.json`,
    packageJsonFullPath: `${root}/package.json`,
    configObject: {
      projectFolder: root,
      mainEntryPointFilePath: resolve(root, types),
      compiler: { tsconfigFilePath: `${root}/tsconfig.build.json` },
      apiReport: {
        enabled: true,
        reportFolder: `${root}/etc`,
        reportTempFolder: `${root}/.cache/api`,
        reportFileName: types.replace("./dist/", "").replace("/", "-").replace(".d.ts", ".api.md"),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: "lf",
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
        extractorMessageReporting: {
          default: { logLevel: ExtractorLogLevel.Error },
          "ae-missing-release-tag": silent,
          "ae-undocumented": silent,
        },
        tsdocMessageReporting: { default: silent },
      },
    },
  }),
);

mkdirSync(`${root}/etc`, { recursive: true });
const compilerState = CompilerState.create(/** @type {ExtractorConfig} */ (configs[0]), {
  additionalEntryPoints: configs.slice(1).map((config) => config.mainEntryPointFilePath),
});
const results = configs.map((config) =>
  Extractor.invoke(config, {
    localBuild,
    compilerState,
    showVerboseMessages: false,
    messageCallback,
  }),
);
if (!results.every(({ succeeded }) => succeeded)) {
  console.error(
    "The public API is not what etc/*.api.md says (if that is meant: npm run api:update), or mentions what no entry point exports.",
  );
  process.exitCode = 1;
}
