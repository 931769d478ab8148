import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { isolate } from "../../../../locales/writing/isolate.js";
import type { RootsMessages } from "../en/roots.js";

const { number } = createNumbers("ja");
const list = new Intl.ListFormat("ja");
const day = new Intl.DateTimeFormat("ja", { dateStyle: "medium" });

/** @see RootsMessages */
export const roots: RootsMessages = {
  title: "サーバー用のフォルダー",
  honesty:
    "このリストは、サーバーに作業場所を伝えるためのものです。ほかの場所へのアクセスは防げません。サーバーが開ける範囲は、サーバー自身の権限によって決まります。",
  askedEachTime:
    "このアプリでは、サーバーにフォルダーを知らせる前に毎回確認します。拒否した場合、その回答は変更するまで有効です。",
  deprecated:
    "この一覧は、プロトコルから段階的に廃止されます。2026-07-28版以降は非推奨で、2027-07-28以降は使えなくなる可能性があります。サーバーには、フォルダーを自身の設定やツールの引数から受け取ることが求められています。",
  loading: "フォルダーを読み込み中…",
  empty: "フォルダーはまだありません",
  emptyHint:
    "サーバーに作業させるフォルダーを追加してください。各サーバーは、リストを受け取る前に一度だけ許可を求めます。",
  list: "フォルダー",
  count: ({ count }) => `フォルダー${number(count)}個`,

  fromHost: "ワークスペースから",
  gone: "アクセスできません",
  goneHint: "元に戻るまで、どのサーバーにも伝えられません。",
  duplicate: ({ other }) => `「${isolate(other)}」と同じフォルダーです`,
  nested: ({ other }) => `「${isolate(other)}」の中`,
  hiddenCharacters: "パスに見えない文字が含まれています。",
  normalized:
    "文字の表し方が、入力したものと異なります。システムによっては、両者は別のものとして扱われます。",
  refused: "どのサーバーにも伝えられません。",
  forAll: "すべてのサーバー",
  forNone: "どのサーバーにも伝えない",
  forSome: ({ servers }) => `${list.format(servers.map((server) => `「${isolate(server)}」`))}のみ`,
  exclusions: ({ count }) => `アクセスしないよう求めるサブフォルダー${number(count)}個`,

  moveUp: ({ root }) => `「${isolate(root)}」を上に移動`,
  moveDown: ({ root }) => `「${isolate(root)}」を下に移動`,
  moved: ({ root, place, count }) =>
    `「${isolate(root)}」は${number(count)}個中${number(place)}番目になりました。`,
  edit: "編集",
  editRoot: ({ root }) => `「${isolate(root)}」を編集`,
  remove: "リストから外す",
  removeRoot: ({ root }) => `「${isolate(root)}」をリストから外す`,
  removed: ({ root }) => `「${isolate(root)}」をリストから外しました。`,
  undo: "元に戻す",
  dismiss: "消去",

  path: "フォルダー",
  pathHint: ({ example }) => `パス全体（例：${isolate(example)}）`,
  name: "名前（任意）",
  nameHint: "パスと一緒にサーバーに表示されます。",
  servers: "伝えるサーバー",
  chooseServers: "このフォルダーを伝えるサーバーを選んでください。",
  allServers: "すべてのサーバー",
  someServers: "次のサーバーのみ",
  noServers: "どのサーバーにも伝えない",
  nobody: "接続中のサーバーはありません。",
  keepOut: "アクセスしないよう求めるサブフォルダー",
  keepOutHint: "1行に1つのパスを入力します。サーバーへのお願いであり、アクセスは防げません。",
  keepOutEnforcedHint: "1行に1つのパスを入力します。このアプリがサーバーのアクセスを防ぎます。",
  save: "保存",
  cancel: "キャンセル",
  add: "追加",
  pick: "フォルダーを選択…",
  drop: "またはここにフォルダーをドロップ",
  added: ({ root }) => `「${isolate(root)}」を追加しました。`,
  notDropped:
    "ドロップしたもののパスを、このアプリから確認できません。代わりにパスを入力してください。",
  failed: "完了できませんでした。もう一度お試しください。",

  sharing: "共有",
  sharingWith: ({ server }) => `「${isolate(server)}」への共有`,
  share: "常に共有",
  sharePart: "一部のフォルダーを共有",
  partOf: ({ roots }) =>
    roots.length === 0
      ? "現在、該当するフォルダーはありません"
      : `${list.format(roots.map((root) => `「${isolate(root)}」`))}のみ`,
  refuse: "共有しない",
  ask: "毎回確認",
  decidedByHost: "このアプリが設定",
  decided: ({ at }) => `${day.format(at)}から`,
  noSharing: "リストを求めたサーバーはまだありません。",
};
