import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { isolate } from "../../../../locales/writing/isolate.js";
import type { SamplingRequestMessages } from "../en/samplingRequest.js";

const { number } = createNumbers("ja");
const percent = new Intl.NumberFormat("ja", { style: "percent" });

/** @see SamplingRequestMessages */
export const samplingRequest: SamplingRequestMessages = {
  maxTokens: "回答の最大トークン数",
  maxTokensHint: ({ asked }) =>
    `サーバーの希望は${number(asked)}トークンです。少なくすることもできます。`,
  maxTokensInvalid: ({ asked }) => `1～${number(asked)}の整数を入力してください。`,
  temperature: "温度",
  temperatureHint: "空欄にすると、モデルの既定値になります。",
  temperatureInvalid: "数値を入力してください。",
  stopSequences: "次のテキストで停止",
  stopSequencesHint: "1行に1つ入力します。改行は\\nと入力します。",
  includeContext: "モデルに併せて渡す内容",
  contextNone: "なし",
  contextThisServer: "このサーバーのコンテキスト",
  contextAllServers: "すべてのサーバーのコンテキスト",
  contextIgnored: "ありません。サーバーはさらに求めましたが、このアプリは渡しません。",
  unsaid: "指定なし",
  preferences: "サーバーがモデルに求める条件",
  hints: "モデルの名前",
  hintsHint: "1行に1つ、希望する順に入力します。名前の一部でもかまいません。",
  cost: "低コスト",
  speed: "速さ",
  intelligence: "性能",
  share: ({ value }) => percent.format(value),
  tools: "モデルが呼び出しを要求できるツール",
  toolInput: "入力の形式",
  removeTool: ({ tool }) => `「${isolate(tool)}」を外す`,
  restoreTool: ({ tool }) => `「${isolate(tool)}」を元に戻す`,
  toolRemoved: "このツールはモデルに伝えられません。",
  toolChoice: "ツールの使用",
  toolsAuto: "モデルが決める",
  toolsRequired: "1つ以上使う",
  toolsNone: "使わない",
  metadata: "モデルの提供元に渡すデータ",
  metadataInvalid: "波かっこで囲んだJSONオブジェクトを入力してください。",
  undoPart: ({ what }) => `元に戻す：${isolate(what)}`,
};
