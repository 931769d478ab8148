import type { SecretKind } from "../../safety/secrets/secretKind.js";
import type { FindingMessages } from "../en/findings.js";
import { createNumbers } from "../writing/createNumbers.js";
import { createScripts } from "../writing/createScripts.js";
import { forEachSecret } from "../writing/forEachSecret.js";
import { isolate } from "../writing/isolate.js";

const { number } = createNumbers("zh-CN");
const listed = createScripts("zh-CN");
const of = (value: string | number | undefined) => isolate(String(value ?? ""));

const secrets: Record<SecretKind, string> = {
  password: "密码",
  "api-key": "接口密钥（API Key）",
  token: "访问令牌",
  "private-key": "私钥",
  "recovery-phrase": "助记词",
  pin: "个人识别码（PIN）",
  "card-number": "银行卡号",
  cvv: "银行卡安全码",
  "one-time-code": "一次性验证码",
  "security-answer": "安全问题的答案",
  "national-id": "身份证件号码",
  "bank-login": "网上银行登录信息",
};

const asksFor = (kind: SecretKind) => () =>
  `此处似乎在索要${secrets[kind]}。服务器不得通过表单索要机密信息。`;

/** @see FindingMessages */
export const findings: FindingMessages = {
  levels: { notice: "提示", warning: "注意", danger: "危险" },
  other: "此处有异常情况。",
  headings: forEachSecret(secrets, (secret) => `请勿在此处输入${secret}`),
  found: {
    "scheme-refused": ({ scheme }) =>
      `此网址以“${of(scheme)}”开头。只能打开网页（https 和 http）。`,
    "url-unparsable": () => "这不是浏览器能够打开的网址。",
    "long-url": ({ length }) => `此网址有 ${number(Number(length))} 个字符，太长而无法通读。`,
    "url-too-long": ({ longest }) =>
      `此网址超过 ${number(Number(longest))} 个字符，太长而无法检查。`,
    "inspection-unavailable": ({ what }) =>
      what === "form"
        ? "无法检查此表单。请仔细看清它要求填写的内容。"
        : "无法检查此网址，因此不能打开。",
    punycode: ({ ascii, unicode }) =>
      `此网站的名称含有 A 到 Z 以外的字母：“${of(unicode)}”的实际写法是“${of(ascii)}”。`,
    "mixed-scripts": ({ label, scripts }) =>
      `“${of(label)}”混用了多种文字的字母（${listed(String(scripts ?? ""))}）。`,
    "look-alike": ({ domain, like }) => `“${of(domain)}”看起来像“${of(like)}”，但并不是。`,
    "borrowed-name": ({ domain, name }) => `网址以“${of(name)}”开头，但实际网站是“${of(domain)}”。`,
    "borrowed-name-in-path": ({ domain, name }) =>
      `网址中出现了“${of(name)}”，但实际网站是“${of(domain)}”。`,
    "user-info": ({ domain }) => `@ 前面的是用户名，不是网站。实际网站是“${of(domain)}”。`,
    "ip-address": ({ address }) => `此网站以数字地址“${of(address)}”表示，没有名称。`,
    "disguised-address": ({ address, written }) =>
      `“${of(written)}”是数字地址“${of(address)}”的另一种写法。`,
    "loopback-host": ({ host }) => `“${of(host)}”就是这台计算机。`,
    "private-host": ({ host }) => `“${of(host)}”位于您自己的网络中，不在互联网上。`,
    "link-local-host": ({ host }) => `“${of(host)}”是与这台计算机直接相连的邻近设备。`,
    "not-https": () => "与此网页的连接未加密。",
    "unusual-port": ({ port }) => `此网页使用端口 ${of(port)}，这并不常见。`,
    "encoded-characters": ({ sample }) => `部分字符被无故编码：“${of(sample)}”。`,
    rewritten: ({ opened }) => `浏览器实际打开的网址与所写的不同：“${of(opened)}”。`,
    "new-domain": ({ domain }) => `此服务器此前从未让您访问过“${of(domain)}”。`,
    "unlike-server": ({ domain, server }) =>
      `“${of(domain)}”不是此服务器自己的网站“${of(server)}”。`,
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
    "zero-width": () => "文本含有零宽字符，其中可能藏有文字。",
    "bidi-control": () => "文本含有会改变显示顺序的控制字符。",
    "tag-characters": () => "文本中藏有一段信息。",
    "variation-selectors": () => "文本中藏有数据。",
    "control-characters": () => "文本含有控制字符。",
    "filler-characters": () => "文本含有显示为空白的字母。",
    "combining-flood": () => "部分字母附带的符号多于任何语言的用法。",
    "invisible-format": () => "文本含有不可见字符。",
    "private-use": () => "文本含有在不同计算机上显示不同的字符。",
    "malformed-text": () => "部分文本已损坏。",
    "long-blank": () => "一大段空白可能会遮掩其后的内容。",
    "not-inspected": () => "此字段未经检查，请当作它在索要机密信息来对待。",
    "partly-inspected": () => "此请求过大，只检查了开头部分。",
    "partly-checked": () => "此表单过大，无法完整检查您的回答，因此服务器可能会拒绝它。",
  },
};
