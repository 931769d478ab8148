import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { createSizes } from "../../../../locales/writing/createSizes.js";
import { isolate } from "../../../../locales/writing/isolate.js";
import type { SamplingBlockMessages } from "../en/samplingBlocks.js";

const { number } = createNumbers("zh-CN");
const size = createSizes("zh-CN");

const source = { server: "来自服务器", model: "来自模型" } as const;

/** Leaves out what is empty: a media type need not be known. */
const row = (parts: readonly string[]) => parts.filter(Boolean).join("，");

/** @see SamplingBlockMessages */
export const samplingBlocks: SamplingBlockMessages = {
  same: "没有差异。",
  inserted: "已添加：",
  deleted: "已删除：",
  unchanged: ({ count }) => `${number(count)} 个未更改的字符`,
  moreCharacters: ({ count }) => `还有 ${number(count)} 个字符`,
  incomparable: ({ before, after }) =>
    `两段文本差异过大，无法在此比较：之前 ${number(before)} 个字符，现在 ${number(after)} 个字符。`,
  moreChanges: ({ count }) => `还有 ${number(count)} 处更改`,
  image: ({ bytes, type, width, height, by }) =>
    row([
      "图片",
      width && height ? `${number(width)} × ${number(height)}` : "",
      size(bytes),
      isolate(type),
      source[by],
    ]),
  audio: ({ bytes, type, by }) => row(["音频", size(bytes), isolate(type), source[by]]),
  file: ({ bytes, type, by }) => row(["文件", size(bytes), isolate(type), source[by]]),
  showImage: "显示图片",
  loadAudio: "加载音频",
  large: "这张图片很大。",
  tooLarge: "内容过大，无法在此显示。",
  damaged: "无法显示：数据已损坏，或与所声称的类型不符。",
  blocked: "无法显示：此页面的安全策略不允许。",
  toolUse: ({ name }) => `调用工具“${isolate(name)}”`,
  toolResult: ({ name }) => `工具“${isolate(name)}”的结果`,
  toolResultOf: ({ id }) => `工具调用“${isolate(id)}”的结果`,
  toolFailed: "失败",
  toolId: ({ id }) => `ID：${isolate(id)}`,
  noResult: "工具未返回任何内容。",
  input: "输入",
  structured: "数据形式的结果",
  resource: "资源",
  link: "资源链接",
  linkHint: "这里只给出名称：模型看不到链接指向的内容。",
  claimedSize: ({ bytes }) => `据称大小：${size(bytes)}`,
  notAnObject: "这里必须是放在花括号中的 JSON 对象。",
  issues: ({ count }) =>
    count === 1 ? "目前还不能发送：" : `目前还不能发送，原因有 ${number(count)} 个：`,
  oneBlock: "服务器只接受一个部分。请移除其余部分。",
  unknownTool: ({ name }) => `服务器没有提供名为“${isolate(name)}”的工具。`,
  toolForbidden: ({ name }) => `服务器不允许模型在此使用工具，因此不能使用“${isolate(name)}”。`,
  toolRequired: "服务器要求使用工具。",
  repeatedId: ({ id }) => `有两次工具调用的 ID 相同：${isolate(id)}。`,
};
