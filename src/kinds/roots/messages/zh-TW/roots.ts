import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { isolate } from "../../../../locales/writing/isolate.js";
import type { RootsMessages } from "../en/roots.js";

const { number } = createNumbers("zh-TW");
const list = new Intl.ListFormat("zh-TW");
const day = new Intl.DateTimeFormat("zh-TW", { dateStyle: "medium" });

/** @see RootsMessages */
export const roots: RootsMessages = {
  title: "提供給伺服器的資料夾",
  honesty:
    "這份清單會告訴伺服器在哪裡工作，但不會阻止伺服器存取其他位置：伺服器能開啟什麼，取決於它本身的權限。",
  askedEachTime:
    "在伺服器得知您的資料夾之前，這個應用程式每次都會詢問您。如果拒絕，該決定在您變更之前一直有效。",
  deprecated:
    "通訊協定正逐步停用此清單：自 2026-07-28 版起已棄用，自 2027-07-28 起可能移除。伺服器應改由自己的設定或工具的引數取得資料夾。",
  loading: "正在載入資料夾…",
  empty: "還沒有資料夾",
  emptyHint: "請加入要讓伺服器工作的資料夾。每個伺服器在取得清單前都會先詢問一次。",
  list: "資料夾",
  count: ({ count }) => `${number(count)} 個資料夾`,

  fromHost: "來自工作區",
  gone: "無法存取",
  goneHint: "恢復之前，不會提供給任何伺服器。",
  duplicate: ({ other }) => `與「${isolate(other)}」是同一個資料夾`,
  nested: ({ other }) => `位於「${isolate(other)}」之內`,
  hiddenCharacters: "路徑中含有看不見的字元。",
  normalized: "路徑中字母的編碼形式與您輸入的不同，有些系統會將兩者視為不同的路徑。",
  refused: "不會提供給任何伺服器。",
  forAll: "所有伺服器",
  forNone: "不提供給任何伺服器",
  forSome: ({ servers }) => `僅限${list.format(servers.map((server) => `「${isolate(server)}」`))}`,
  exclusions: ({ count }) => `其中有 ${number(count)} 個請伺服器不要進入的資料夾`,

  moveUp: ({ root }) => `將「${isolate(root)}」上移`,
  moveDown: ({ root }) => `將「${isolate(root)}」下移`,
  moved: ({ root, place, count }) =>
    `「${isolate(root)}」現在是第 ${number(place)} 個，共 ${number(count)} 個。`,
  edit: "編輯",
  editRoot: ({ root }) => `編輯「${isolate(root)}」`,
  remove: "移除",
  removeRoot: ({ root }) => `移除「${isolate(root)}」`,
  removed: ({ root }) => `已移除「${isolate(root)}」。`,
  undo: "復原",
  dismiss: "清除",

  path: "資料夾",
  pathHint: ({ example }) => `完整路徑，例如 ${isolate(example)}`,
  name: "名稱（選填）",
  nameHint: "伺服器會同時看到名稱和路徑。",
  servers: "提供給哪些伺服器",
  chooseServers: "請選擇要將此資料夾提供給哪些伺服器。",
  allServers: "所有伺服器",
  someServers: "僅限以下伺服器",
  noServers: "不提供",
  nobody: "目前沒有已連線的伺服器。",
  keepOut: "其中請伺服器不要進入的資料夾",
  keepOutHint: "每行一個路徑。這只是給伺服器的提醒，無法阻止存取。",
  keepOutEnforcedHint: "每行一個路徑。此應用程式會阻止伺服器存取這些路徑。",
  save: "儲存",
  cancel: "取消",
  add: "加入",
  pick: "選擇資料夾…",
  drop: "或將資料夾拖放到這裡",
  added: ({ root }) => `已加入「${isolate(root)}」。`,
  notDropped: "這個應用程式無法得知拖放項目的路徑。請改為輸入路徑。",
  failed: "未能完成。請再試一次。",

  sharing: "分享",
  sharingWith: ({ server }) => `「${isolate(server)}」可取得的內容`,
  share: "一律分享",
  sharePart: "分享部分資料夾",
  partOf: ({ roots }) =>
    roots.length === 0
      ? "這些資料夾目前都不在"
      : `僅限${list.format(roots.map((root) => `「${isolate(root)}」`))}`,
  refuse: "一律不分享",
  ask: "每次詢問",
  decidedByHost: "由這個應用程式設定",
  decided: ({ at }) => `自 ${day.format(at)} 起`,
  noSharing: "還沒有伺服器要求這份清單。",
};
