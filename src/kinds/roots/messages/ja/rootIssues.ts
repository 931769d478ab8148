import { isolate } from "../../../../locales/writing/isolate.js";
import type { RootIssueMessages } from "../en/rootIssues.js";

const named = (value: string | number | undefined): string => isolate(String(value ?? ""));

/** @see RootIssueMessages */
export const rootIssues: RootIssueMessages = {
  backslash: () =>
    "パスはスラッシュで区切ってください。バックスラッシュを名前の一部とみなすサーバーがあります。",
  changed: () => "リストが変更されました。共有する前に、もう一度確認してください。",
  "control-character": () => "パスに制御文字が含まれています。入力し直してください。",
  device: () => "これはフォルダーではなく、デバイスです。",
  "drive-relative": () => "ドライブ名の後にスラッシュを入れてください（例：C:\\Work）。",
  duplicate: ({ path }) => `このフォルダーはすでにリストにあります：${named(path)}`,
  empty: () => "フォルダーのパスを入力してください。",
  "encoded-slash": () =>
    "このアドレスにはエンコードされたスラッシュが含まれており、サーバーによって解釈が異なります。",
  fragment: () =>
    "フォルダーのアドレスに「#」は使えません。名前に「#」が含まれる場合は、%23と入力してください。",
  home: () => "サーバーには「~」の意味がわかりません。パス全体を入力してください。",
  "lone-surrogate": () => "パスに不完全な文字が含まれています。入力し直してください。",
  "malformed-encoding": () =>
    "このアドレスの「%」は、正しいエンコードではありません。名前に「%」が含まれる場合は、%25と入力してください。",
  "no-drive": () => "ドライブまたはサーバーから始めてください（例：C:\\Work、\\\\server\\share）。",
  "no-share": () => "サーバーの共有フォルダーも指定してください（例：\\\\server\\share）。",
  outside: ({ path }) => `「${named(path)}」の中にありません。`,
  query: () =>
    "フォルダーのアドレスに「?」は使えません。名前に「?」が含まれる場合は、%3Fと入力してください。",
  relative: () => "ディスクのルートから始まるパス全体を入力してください。",
  remote: ({ server }) => `別のコンピューターにあります：${named(server)}`,
  scheme: ({ scheme }) =>
    `リストに追加できるのはファイルとフォルダーだけです。「${named(scheme)}」のアドレスは追加できません。`,
  server: ({ server }) => `「${named(server)}」はサーバーの名前として使えません。`,
  "too-long": ({ max }) => `長すぎます。${named(max)}文字以下にしてください。`,
  traversal: () => "「..」は使わず、その先のパスを入力してください。",
  "windows-name": ({ name }) => `Windowsでは「${named(name)}」という名前のフォルダーは使えません。`,
  "windows-path": () => "これはWindowsのパスですが、フォルダーは別のシステムにあります。",
};
