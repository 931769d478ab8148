import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { isolate } from "../../../../locales/writing/isolate.js";
import type { RootsMessages } from "../en/roots.js";

const { number } = createNumbers("zh-CN");
const list = new Intl.ListFormat("zh-CN");
const day = new Intl.DateTimeFormat("zh-CN", { dateStyle: "medium" });

/** @see RootsMessages */
export const roots: RootsMessages = {
  title: "供服务器使用的文件夹",
  honesty:
    "此列表告诉服务器在哪里工作，但不会阻止它们访问其他位置：服务器能打开什么，由其自身的权限决定。",
  askedEachTime:
    "在服务器获知您的文件夹之前，此应用每次都会询问您。如果拒绝，则在您更改之前一直有效。",
  deprecated:
    "协议正在逐步停用此列表：自 2026-07-28 版起已弃用，自 2027-07-28 起可能移除。服务器应从自身的设置或工具的参数中获取文件夹。",
  loading: "正在加载文件夹…",
  empty: "还没有文件夹",
  emptyHint: "请添加服务器要在其中工作的文件夹。每个服务器在获取列表之前都会询问一次。",
  list: "文件夹",
  count: ({ count }) => `${number(count)} 个文件夹`,

  fromHost: "来自工作区",
  gone: "无法访问",
  goneHint: "恢复访问之前，不会提供给任何服务器。",
  duplicate: ({ other }) => `与“${isolate(other)}”是同一个文件夹`,
  nested: ({ other }) => `位于“${isolate(other)}”中`,
  hiddenCharacters: "路径中含有看不见的字符。",
  normalized: "其中字母的编码形式与您输入的不同；有些系统会将两者视为不同的名称。",
  refused: "不会提供给任何服务器。",
  forAll: "所有服务器",
  forNone: "不提供给任何服务器",
  forSome: ({ servers }) => `仅限${list.format(servers.map((server) => `“${isolate(server)}”`))}`,
  exclusions: ({ count }) => `其中有 ${number(count)} 个需要避开的文件夹`,

  moveUp: ({ root }) => `上移“${isolate(root)}”`,
  moveDown: ({ root }) => `下移“${isolate(root)}”`,
  moved: ({ root, place, count }) =>
    `“${isolate(root)}”现在是第 ${number(place)} 个，共 ${number(count)} 个。`,
  edit: "编辑",
  editRoot: ({ root }) => `编辑“${isolate(root)}”`,
  remove: "移除",
  removeRoot: ({ root }) => `移除“${isolate(root)}”`,
  removed: ({ root }) => `已移除“${isolate(root)}”。`,
  undo: "撤销",
  dismiss: "关闭",

  path: "文件夹",
  pathHint: ({ example }) => `完整路径，例如 ${isolate(example)}`,
  name: "名称（选填）",
  nameHint: "服务器会看到路径旁的这个名称。",
  servers: "提供给哪些服务器",
  chooseServers: "请选择将此文件夹提供给哪些服务器。",
  allServers: "所有服务器",
  someServers: "仅以下服务器",
  noServers: "不提供给任何服务器",
  nobody: "没有已连接的服务器。",
  keepOut: "其中需要避开的文件夹",
  keepOutHint: "每行一个路径。这只是给服务器的建议，并不能阻止访问。",
  keepOutEnforcedHint: "每行一个路径。此应用会阻止服务器访问这些路径。",
  save: "保存",
  cancel: "取消",
  add: "添加",
  pick: "选择文件夹…",
  drop: "或将文件夹拖放到此处",
  added: ({ root }) => `已添加“${isolate(root)}”。`,
  notDropped: "本应用无法得知所拖放内容的路径。请直接输入路径。",
  failed: "操作未成功，请重试。",

  sharing: "共享",
  sharingWith: ({ server }) => `提供给“${isolate(server)}”的内容`,
  share: "始终共享",
  sharePart: "共享部分文件夹",
  partOf: ({ roots }) =>
    roots.length === 0
      ? "这些文件夹目前都不在"
      : `仅限${list.format(roots.map((root) => `“${isolate(root)}”`))}`,
  refuse: "从不共享",
  ask: "每次询问",
  decidedByHost: "由本应用设定",
  decided: ({ at }) => `自${day.format(at)}起`,
  noSharing: "还没有服务器索取此列表。",
};
