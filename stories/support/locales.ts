import { ar } from "mcp-host-ui/locales/ar";
import { de } from "mcp-host-ui/locales/de";
import type { Messages } from "mcp-host-ui/locales/en";
import { en } from "mcp-host-ui/locales/en";
import { es } from "mcp-host-ui/locales/es";
import { fr } from "mcp-host-ui/locales/fr";
import { ja } from "mcp-host-ui/locales/ja";
import { ko } from "mcp-host-ui/locales/ko";
import { pseudo } from "mcp-host-ui/locales/pseudo";
import { ptBR } from "mcp-host-ui/locales/pt-BR";
import { zhCN } from "mcp-host-ui/locales/zh-CN";
import { zhTW } from "mcp-host-ui/locales/zh-TW";

/** The languages of the toolbar: what it calls each, in that language, and its catalogue. */
export const locales: Readonly<Record<string, readonly [title: string, messages: Messages]>> = {
  en: ["English", en],
  "zh-CN": ["简体中文", zhCN],
  ar: ["العربية", ar],
  "zh-TW": ["繁體中文", zhTW],
  ja: ["日本語", ja],
  ko: ["한국어", ko],
  de: ["Deutsch", de],
  fr: ["Français", fr],
  es: ["Español", es],
  "pt-BR": ["Português (Brasil)", ptBR],
  "en-XA": ["[Psééüüdöö]", pseudo(en)],
};
