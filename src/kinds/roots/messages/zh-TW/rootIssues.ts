import { isolate } from "../../../../locales/writing/isolate.js";
import type { RootIssueMessages } from "../en/rootIssues.js";

const named = (value: string | number | undefined): string => isolate(String(value ?? ""));

/** @see RootIssueMessages */
export const rootIssues: RootIssueMessages = {
  backslash: () => "路徑請使用斜線：有些伺服器會把反斜線當成名稱的一部分。",
  changed: () => "清單剛剛有變更。分享前請再看一次。",
  "control-character": () => "路徑中含有控制字元。請重新輸入。",
  device: () => "這是裝置，不是資料夾。",
  "drive-relative": () => "請在磁碟機代號後面加上斜線，例如 C:\\Work。",
  duplicate: ({ path }) => `清單中已有這個資料夾：${named(path)}。`,
  empty: () => "請輸入資料夾的路徑。",
  "encoded-slash": () => "這個位址中有經過編碼的斜線，各伺服器的解讀方式不同。",
  fragment: () => "資料夾的位址中不能有「#」。如果名稱中有「#」，請寫成 %23。",
  home: () => "伺服器不知道「~」代表什麼。請輸入完整路徑。",
  "lone-surrogate": () => "路徑中有不完整的字元。請重新輸入。",
  "malformed-encoding": () =>
    "這個位址中的百分比符號不是有效的編碼。如果名稱中有百分比符號，請寫成 %25。",
  "no-drive": () => "請以磁碟機或伺服器開頭，例如 C:\\Work 或 \\\\server\\share。",
  "no-share": () => "也請指定伺服器所共用的資料夾，例如 \\\\server\\share。",
  outside: ({ path }) => `這不在 ${named(path)} 之內。`,
  query: () => "資料夾的位址中不能有「?」。如果名稱中有「?」，請寫成 %3F。",
  relative: () => "請輸入從磁碟根目錄開始的完整路徑。",
  remote: ({ server }) => `這位於另一部電腦：${named(server)}。`,
  scheme: ({ scheme }) => `清單中只能有檔案和資料夾，不能有 ${named(scheme)} 位址。`,
  server: ({ server }) => `伺服器名稱不能是「${named(server)}」。`,
  "too-long": ({ max }) => `這太長了：最多 ${named(max)} 個字元。`,
  traversal: () => "請勿使用「..」，請直接輸入它所指向的路徑。",
  "windows-name": ({ name }) => `Windows 的資料夾不能命名為「${named(name)}」。`,
  "windows-path": () => "這是 Windows 路徑，但這些資料夾位於其他系統。",
};
