import type { SecretKind } from "../../safety/secrets/secretKind.js";
import type { FindingMessages } from "../en/findings.js";
import { createNumbers } from "../writing/createNumbers.js";
import { createScripts } from "../writing/createScripts.js";
import { forEachSecret } from "../writing/forEachSecret.js";
import { isolate } from "../writing/isolate.js";

const { number } = createNumbers("zh-TW");
const listed = createScripts("zh-TW");
const of = (value: string | number | undefined) => isolate(String(value ?? ""));

const secrets: Record<SecretKind, string> = {
  password: "密碼",
  "api-key": "API 金鑰",
  token: "存取權杖",
  "private-key": "私密金鑰",
  "recovery-phrase": "錢包助記詞",
  pin: "PIN 碼",
  "card-number": "卡號",
  cvv: "卡片安全碼",
  "one-time-code": "一次性驗證碼",
  "security-answer": "安全提示問題的答案",
  "national-id": "身分證字號",
  "bank-login": "網路銀行的登入資料",
};

const asksFor = (kind: SecretKind) => () =>
  `這裡要填的似乎是機密資訊：${secrets[kind]}。伺服器不得透過表單索取這類資訊。`;

/** @see FindingMessages */
export const findings: FindingMessages = {
  levels: { notice: "提示", warning: "注意", danger: "危險" },
  other: "這裡有不尋常的地方。",
  headings: forEachSecret(secrets, (secret) => `請勿在這裡輸入${secret}`),
  found: {
    "scheme-refused": ({ scheme }) =>
      `這個網址的開頭是「${of(scheme)}」。只能開啟網頁（https 和 http）。`,
    "url-unparsable": () => "這不是瀏覽器能開啟的網址。",
    "long-url": ({ length }) => `這個網址有 ${number(Number(length))} 個字元，太長而無法通讀。`,
    "url-too-long": ({ longest }) =>
      `這個網址超過 ${number(Number(longest))} 個字元，太長而無法檢查。`,
    "inspection-unavailable": ({ what }) =>
      what === "form"
        ? "無法檢查這份表單。請仔細確認它要求哪些資料。"
        : "無法檢查這個網址，因此不能開啟。",
    punycode: ({ ascii, unicode }) =>
      `這個網站的名稱含有英文字母以外的文字：「${of(unicode)}」實際寫成「${of(ascii)}」。`,
    "mixed-scripts": ({ label, scripts }) =>
      `「${of(label)}」混用了多種文字系統的字母（${listed(String(scripts ?? ""))}）。`,
    "look-alike": ({ domain, like }) => `「${of(domain)}」看起來像「${of(like)}」，但並不是。`,
    "borrowed-name": ({ domain, name }) =>
      `開頭雖然寫著「${of(name)}」，但這個網站其實是「${of(domain)}」。`,
    "borrowed-name-in-path": ({ domain, name }) =>
      `網址中雖然有「${of(name)}」，但這個網站其實是「${of(domain)}」。`,
    "user-info": ({ domain }) => `@ 前面是使用者名稱，不是網站。這個網站是「${of(domain)}」。`,
    "ip-address": ({ address }) => `這個網站以數字「${of(address)}」表示，沒有名稱。`,
    "disguised-address": ({ address, written }) =>
      `「${of(written)}」是數字「${of(address)}」的另一種寫法。`,
    "loopback-host": ({ host }) => `「${of(host)}」就是這部電腦。`,
    "private-host": ({ host }) => `「${of(host)}」位於您自己的網路，不在網際網路上。`,
    "link-local-host": ({ host }) => `「${of(host)}」是與這部電腦直接相連的裝置。`,
    "not-https": () => "與這個網頁的連線未加密。",
    "unusual-port": ({ port }) => `這個網頁使用不尋常的連接埠 ${of(port)}。`,
    "encoded-characters": ({ sample }) => `有些字元沒有必要卻經過編碼：${of(sample)}。`,
    rewritten: ({ opened }) => `瀏覽器實際開啟的網址與寫出的不同：${of(opened)}。`,
    "new-domain": ({ domain }) => `這個伺服器從未請您前往「${of(domain)}」。`,
    "unlike-server": ({ domain, server }) =>
      `「${of(domain)}」不是這個伺服器自己的網站；它的網站是「${of(server)}」。`,
    "secret-password": asksFor("password"),
    "secret-api-key": asksFor("api-key"),
    "secret-token": asksFor("token"),
    "secret-private-key": asksFor("private-key"),
    "secret-recovery-phrase": asksFor("recovery-phrase"),
    "secret-pin": asksFor("pin"),
    "secret-card-number": asksFor("card-number"),
    "secret-cvv": asksFor("cvv"),
    "secret-one-time-code": asksFor("one-time-code"),
    "secret-security-answer": asksFor("security-answer"),
    "secret-national-id": asksFor("national-id"),
    "secret-bank-login": asksFor("bank-login"),
    "zero-width": () => "文字中含有零寬度字元，可能藏有字句。",
    "bidi-control": () => "文字中含有會改變顯示順序的控制字元。",
    "tag-characters": () => "文字中藏有看不見的訊息。",
    "variation-selectors": () => "文字中藏有看不見的資料。",
    "control-characters": () => "文字中含有控制字元。",
    "filler-characters": () => "文字中含有顯示為空白的字母。",
    "combining-flood": () => "有些字母附加的符號多到沒有任何語言會這樣寫。",
    "invisible-format": () => "文字中含有看不見的字元。",
    "private-use": () => "文字中含有在每部電腦上顯示都不同的字元。",
    "malformed-text": () => "部分文字已損毀。",
    "long-blank": () => "大段空白後面可能還藏有內容。",
    "not-inspected": () => "這個欄位未經檢查，請當作它在索取機密資訊來對待。",
    "partly-inspected": () => "這個請求太大，只檢查了開頭的部分。",
    "partly-checked": () => "這個表單太大，無法完整檢查您的回答，因此伺服器可能會拒絕。",
  },
};
