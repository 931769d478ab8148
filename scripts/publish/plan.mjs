// @ts-check
import { existsSync, readFileSync } from "node:fs";

/** The compiled English messages of a folder, none where the kind was deleted. @param {string} folder */
function english(folder) {
  const file = `src/${folder}/en.json`;
  const groups = existsSync(file) ? Object.keys(JSON.parse(readFileSync(file, "utf8"))) : [];
  return groups.map((group) => `${folder}/compiled/en/${group}.ts`);
}

/**
 * A published file, by modules of `src`: these and all that they import, but for what a file above has.
 * @typedef {object} PlannedFile
 * @property {string} file
 * @property {readonly string[]} modules
 * @property {readonly string[]} [within] only what these need too
 * @property {boolean} [isAlone] whether it holds these modules without what they import
 * @property {boolean} [isLater] whether apps load it by `import()`, so nothing that they load at once may import it
 */

/** What an app with forms loads at once: the provider, and where a question is shown. */
const asking = [
  "kinds/elicitation/react/ElicitationPrompt.tsx",
  "kinds/elicitation/react/ElicitationCard.tsx",
  "react/HostProvider.tsx",
];

/** What else it loads at once where it shows every kind's questions. */
const askingAll = ["kinds/HostPrompts.tsx"];

/** What that shows beside the kinds. */
const besidePrompts = [
  "flood/FloodBar.tsx",
  "form/sent/LazySentBar.tsx",
  "prompt/rules/LazyRuleBar.tsx",
  "react/useHasMounted.ts",
];

/** What it loads once the page is idle: the form, and its rehearsal. */
const form = [
  "kinds/elicitation/react/elicitationKind.ts",
  "kinds/elicitation/react/rehearseElicitation.ts",
];

/** What stands in a page from the beginning, beside the prompts, and shows no form. */
const listing = [
  "attention/HostAttention.tsx",
  "flood/FloodNotice.tsx",
  "inbox/RequestInbox.tsx",
  "log/DecisionLogView.tsx",
  "kinds/roots/react/manager/parts.ts",
  "kinds/roots/react/manager/RootsSettings.tsx",
  "rule-manager/RulesManager.tsx",
  "ui/ServerAttribution.tsx",
];

/** What stands there of sampling alone. */
const samplingSettings = "kinds/sampling/react/settings/SamplingSettingsPanel.tsx";

/** What loads with a question of a kind that is no form. */
const samplingViews = ["kinds/sampling/react/samplingKind.ts"];
const rootsViews = ["kinds/roots/react/consent/rootsKind.ts"];
const toolViews = ["kinds/tool-approval/react/toolKind.ts"];

const hosting = [
  "host/createHost.ts",
  "kinds/elicitation/core/elicitation.ts",
  "wire/sdk/attachClient.ts",
];

/** What judges and reads once there is something to judge. */
const later = [
  "schema/validators.ts",
  "safety/inspectors.ts",
  "kinds/elicitation/core/elicitationLater.ts",
  "kinds/sampling/core/samplingLater.ts",
  "kinds/roots/core/runRoots.ts",
];

/** Loads what comes later: no other file may hold it, or lead back to itself. @type {PlannedFile} */
const preload = {
  file: "preload",
  isAlone: true,
  modules: [
    "form/loadAnswering.ts",
    "kinds/preload.ts",
    "kinds/roots/react/preloadRoots.ts",
    "kinds/sampling/react/preloadSampling.ts",
    "kinds/tool-approval/react/preloadTools.ts",
  ],
};

/** What runs anywhere. @type {readonly PlannedFile[]} */
export const sharedFiles = [
  {
    file: "writing",
    modules: ["isolate", "runtime", "createTimes", "createScripts", "createSizes"].map(
      (name) => `messages/${name}.ts`,
    ),
  },
  { file: "json", modules: ["schema/sameJson.ts"] },
  { file: "base", modules: asking, within: hosting },
  { file: "asking", modules: asking },
  { file: "askingAll", modules: askingAll, within: form },
  { file: "listed", modules: listing, within: [...form, ...later, "host.ts"] },
  { file: "baseOfForms", modules: form, within: hosting },
  { file: "fields", modules: form },
  { file: "wire", modules: later, within: hosting },
  { file: "hosting", modules: hosting },
  {
    file: "wordsLater",
    modules: ["messages/compiled/en/findings.ts", "messages/compiled/en/review.ts"],
  },
  { file: "wordsOfRoots", modules: english("kinds/roots/messages") },
  { file: "wordsOfSampling", modules: english("kinds/sampling/messages") },
  // What loads later imports no file that loads it: a bundler keeps such a circle, even where nothing needs it.
  {
    file: "samplingBase",
    modules: ["kinds/sampling/core/sampling.ts"],
    within: ["kinds/sampling/core/samplingLater.ts"],
  },
  { file: "samplingKind", modules: ["kinds/sampling/core/sampling.ts"] },
  {
    file: "samplingRequests",
    modules: ["kinds/sampling/react/samplingKind.ts"],
    within: ["host.ts"],
  },
  { file: "samplingEdits", modules: ["kinds/sampling/core/edit/readEdits.ts"] },
  {
    file: "rootsBase",
    modules: ["kinds/roots/core/roots.ts"],
    within: ["kinds/roots/core/runRoots.ts"],
  },
  { file: "rootsKind", modules: ["kinds/roots/core/roots.ts"] },
  { file: "rootUris", modules: ["kinds/roots/core/edit/rootsCommands.ts"], within: ["host.ts"] },
  {
    file: "rootEdits",
    modules: ["kinds/roots/core/edit/rootsCommands.ts"],
    within: ["kinds/roots/core/runRoots.ts"],
  },
  {
    file: "toolApprovalBase",
    modules: [
      "kinds/tool-approval/core/approveTool.ts",
      "kinds/tool-approval/core/index.ts",
      "kinds/tool-approval/core/toolApproval.ts",
    ],
    within: ["kinds/tool-approval/core/runTools.ts"],
  },
  { file: "toolApprovalKind", modules: ["kinds/tool-approval/core/toolApproval.ts"] },
  { file: "validators", modules: ["schema/validators.ts"] },
  { file: "visits", modules: ["kinds/elicitation/core/inspectVisit.ts"] },
  {
    file: "hiddenText",
    modules: ["safety/url/inspectUrlNow.ts", "safety/secrets/redactCredentials.ts"],
    within: ["safety/inspectors.ts", "kinds/elicitation/core/elicitationLater.ts"],
  },
  // A recorder in development redacts, and has no use for what finds secrets in seventeen languages.
  { file: "credentials", modules: ["safety/secrets/redactCredentials.ts"] },
  {
    file: "wordsBase",
    modules: ["safety/secrets/words/moreWords.ts"],
    within: ["safety/fields/inspectFieldsNow.ts"],
  },
  { file: "inspectors", modules: ["safety/inspectors.ts"] },
  { file: "elicitationLater", modules: ["kinds/elicitation/core/elicitationLater.ts"] },
  {
    file: "samplingMasks",
    modules: ["kinds/sampling/core/redact/createRedactor.ts"],
    within: ["kinds/sampling/core/samplingLater.ts"],
  },
  { file: "hostingMore", modules: ["host.ts"] },
  preload,
];

/** What runs in a page. @type {readonly PlannedFile[]} */
export const pageFiles = [
  { file: "questions", modules: ["kinds/elicitation/react/hooks/useElicitation.ts"] },
  { file: "prompts", modules: [...asking, ...besidePrompts] },
  // It names the kinds, and no file that they load may lead back to that.
  { file: "hostPrompts", modules: askingAll },
  { file: "attribution", modules: ["ui/ServerAttribution.tsx"] },
  { file: "formListed", modules: listing, within: form },
  { file: "form", modules: form, isLater: true },
  // Loaded from what shows a request, which the same file as the prompt's would lead back to.
  { file: "samplingChanges", modules: ["kinds/sampling/core/edit/readEdits.ts"] },
  { file: "samplingListed", modules: [...listing, samplingSettings], within: samplingViews },
  { file: "rootsListed", modules: listing, within: rootsViews },
  { file: "lists", modules: ["messages/listNames.ts"] },
  { file: "toolsListed", modules: ["kinds/tool-approval/react/listedTools.tsx"] },
  { file: "rows", modules: ["ui/rows/useVisibleRows.ts"] },
  { file: "findings", modules: ["ui/findings/Findings.tsx"] },
  {
    file: "longText",
    isLater: true,
    modules: ["LongText.tsx", "FarPiece.tsx", "piecedText.ts", "useNear.ts"].map(
      (name) => `ui/long-text/${name}`,
    ),
  },
  { file: "piecedControl", modules: ["form/controls/text/PiecedControl.tsx"], isLater: true },
  { file: "jsonErrors", modules: ["form/controls/text/findJsonError.ts"] },
  { file: "formLater", modules: ["form/formLater.ts"], isLater: true },
  { file: "nested", modules: ["form/nested/JsonControl.tsx"], isLater: true },
  {
    file: "popups",
    isLater: true,
    modules: ["form/controls/select/popupPlace.ts", "form/controls/select/watchPressesOutside.ts"],
  },
  // A list without a filter needs no virtual rows.
  {
    file: "selects",
    modules: ["form/controls/select/SelectOnlyControl.tsx"],
    isLater: true,
  },
  { file: "listboxes", modules: ["form/controls/select/listboxes.ts"], isLater: true },
  { file: "calendar", modules: ["form/controls/calendar/DayCalendar.tsx"], isLater: true },
  { file: "visit", modules: ["kinds/elicitation/react/visitParts.ts"], isLater: true },
  {
    file: "downloadBase",
    modules: ["app-views/downloadKind.tsx"],
    within: ["app-views/downloadQuestions.tsx"],
  },
  { file: "downloadWords", modules: ["app-views/downloadKind.tsx"] },
  { file: "downloads", modules: ["app-views/downloadQuestions.tsx"], isLater: true },
  { file: "roots", modules: ["kinds/roots/react/consent/rootsKind.ts"], isLater: true },
  {
    file: "toolTexts",
    modules: ["kinds/tool-approval/react/arguments/ToolDifference.tsx"],
    within: toolViews,
  },
  {
    file: "toolValues",
    modules: ["kinds/tool-approval/react/editor/ToolEditor.tsx"],
    within: toolViews,
  },
  { file: "toolsBase", modules: toolViews, within: ["index.ts"] },
  { file: "tools", modules: toolViews, isLater: true },
  {
    file: "toolEditor",
    modules: ["kinds/tool-approval/react/editor/ToolEditor.tsx"],
    isLater: true,
  },
  {
    file: "toolDifference",
    modules: ["kinds/tool-approval/react/arguments/ToolDifference.tsx"],
    isLater: true,
  },
  { file: "sampling", modules: ["kinds/sampling/react/samplingKind.ts"], isLater: true },
  preload,
];
