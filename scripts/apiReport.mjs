// @ts-check
// One report for each entry point, in the `etc` of its package: `--update` writes them, without it any difference fails.
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
} from "@microsoft/api-extractor";
import { exportedNames } from "./exportedNames.mjs";
import { entriesOf, packages } from "./packages.mjs";

const root = resolve(import.meta.dirname, "..");
const localBuild = process.argv.includes("--update");
const silent = { logLevel: ExtractorLogLevel.None };

const results = packages.flatMap(report);
if (!results.every(({ succeeded }) => succeeded)) {
  console.error(
    "The public API is not what the files etc/*.api.md say (if that is meant: npm run api:update), or mentions what no entry point exports.",
  );
  process.exitCode = 1;
}

/** @param {import("./packages.mjs").Package} of */
function report(of) {
  const folder = resolve(root, of.folder);
  const modules = entriesOf(of).map(([, module]) => module);
  const declarations = (/** @type {string} */ module) => `${folder}/dist/${module}.d.ts`;
  // What one entry point mentions, an app can name if any of them exports it.
  const nameable = new Set(modules.flatMap((module) => [...exportedNames(declarations(module))]));

  /** @param {import("@microsoft/api-extractor").ExtractorMessage} message */
  function messageCallback(message) {
    const [, symbol = ""] = /The symbol "(\w+?)(?:_\d+)?" needs/.exec(message.text) ?? [];
    if (message.messageId === "ae-forgotten-export" && nameable.has(symbol))
      message.logLevel = ExtractorLogLevel.None;
  }

  const configs = modules.map((module) =>
    ExtractorConfig.prepare({
      configObjectFullPath: `${folder}/api-extractor.json`,
      packageJsonFullPath: `${folder}/package.json`,
      configObject: {
        projectFolder: folder,
        mainEntryPointFilePath: declarations(module),
        compiler: { tsconfigFilePath: `${folder}/tsconfig.build.json` },
        apiReport: {
          enabled: true,
          reportFolder: `${folder}/etc`,
          reportTempFolder: `${folder}/.cache/api`,
          reportFileName: `${module.replace("/", "-")}.api.md`,
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

  mkdirSync(`${folder}/etc`, { recursive: true });
  const compilerState = CompilerState.create(/** @type {ExtractorConfig} */ (configs[0]), {
    additionalEntryPoints: configs.slice(1).map((config) => config.mainEntryPointFilePath),
  });
  return configs.map((config) =>
    Extractor.invoke(config, {
      localBuild,
      compilerState,
      showVerboseMessages: false,
      messageCallback,
    }),
  );
}
