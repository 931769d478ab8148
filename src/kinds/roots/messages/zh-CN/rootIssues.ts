import { isolate } from "../../../../locales/writing/isolate.js";
import type { RootIssueMessages } from "../en/rootIssues.js";

const named = (value: string | number | undefined): string => isolate(String(value ?? ""));

/** @see RootIssueMessages */
export const rootIssues: RootIssueMessages = {
  backslash: () => "请在路径中使用正斜杠：有些服务器会把反斜杠当作名称的一部分。",
  changed: () => "列表刚刚发生了变化。请重新查看后再共享。",
  "control-character": () => "路径中含有控制字符。请重新输入。",
  device: () => "这是设备的名称，不是文件夹。",
  "drive-relative": () => "请在驱动器号后加上反斜杠，例如 C:\\Work。",
  duplicate: ({ path }) => `此文件夹已在列表中：${named(path)}。`,
  empty: () => "请输入文件夹的路径。",
  "encoded-slash": () => "此地址中有经过编码的斜杠，不同的服务器对它的解读不同。",
  fragment: () => "文件夹的地址中不能有 #。如果名称中有 #，请写成 %23。",
  home: () => "服务器不认识 ~。请输入完整路径。",
  "lone-surrogate": () => "路径中有一个不完整的字符。请重新输入。",
  "malformed-encoding": () => "此地址中的百分号没有对应的编码。如果名称中有百分号，请写成 %25。",
  "no-drive": () => "请以驱动器号或服务器开头，例如 C:\\Work 或 \\\\server\\share。",
  "no-share": () => "还请写明该服务器共享的文件夹，例如 \\\\server\\share。",
  outside: ({ path }) => `这不在“${named(path)}”中。`,
  query: () => "文件夹的地址中不能有 ?。如果名称中有 ?，请写成 %3F。",
  relative: () => "请输入从磁盘根目录开始的完整路径。",
  remote: ({ server }) => `这位于另一台计算机上：${named(server)}。`,
  scheme: ({ scheme }) => `只能列出文件和文件夹，不能列出“${named(scheme)}”地址。`,
  server: ({ server }) => `服务器不可能名为“${named(server)}”。`,
  "too-long": ({ max }) => `内容过长：最多 ${named(max)} 个字符。`,
  traversal: () => "请去掉“..”，改为输入它所指向的路径。",
  "windows-name": ({ name }) => `Windows 中不存在名为“${named(name)}”的文件夹。`,
  "windows-path": () => "这是 Windows 路径，但文件夹位于另一种系统上。",
};
