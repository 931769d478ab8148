import type { SecretKind } from "../../safety/secrets/secretKind.js";
import type { FindingMessages } from "../en/findings.js";
import { createNumbers } from "../writing/createNumbers.js";
import { createScripts } from "../writing/createScripts.js";
import { forEachSecret } from "../writing/forEachSecret.js";
import { isolate } from "../writing/isolate.js";

const { number } = createNumbers("ja");
const listed = createScripts("ja");
const of = (value: string | number | undefined) => isolate(String(value ?? ""));

const secrets: Record<SecretKind, string> = {
  password: "パスワード",
  "api-key": "APIキー",
  token: "アクセストークン",
  "private-key": "秘密鍵",
  "recovery-phrase": "リカバリーフレーズ",
  pin: "暗証番号（PIN）",
  "card-number": "カード番号",
  cvv: "カードのセキュリティコード",
  "one-time-code": "ワンタイムコード",
  "security-answer": "秘密の質問の答え",
  "national-id": "マイナンバーなどの国民識別番号",
  "bank-login": "銀行のログイン情報",
};

const asksFor = (kind: SecretKind) => () =>
  `${secrets[kind]}の入力を求めているようです。サーバーがフォームで機密情報を求めることは禁止されています。`;

/** @see FindingMessages */
export const findings: FindingMessages = {
  levels: { notice: "お知らせ", warning: "注意", danger: "危険" },
  other: "通常とは異なる点があります。",
  headings: forEachSecret(secrets, (secret) => `ここに${secret}を入力しないでください`),
  found: {
    "scheme-refused": ({ scheme }) =>
      `このURLは「${of(scheme)}」で始まります。開けるのはWebページ（httpsとhttp）だけです。`,
    "url-unparsable": () => "これはブラウザーで開けるURLではありません。",
    "long-url": ({ length }) => `このURLは${number(Number(length))}文字あり、長すぎて読めません。`,
    "url-too-long": ({ longest }) =>
      `このURLは${number(Number(longest))}文字を超えており、長すぎて確認できません。`,
    "inspection-unavailable": ({ what }) =>
      what === "form"
        ? "このフォームは確認できませんでした。何を求められているか、よくご確認ください。"
        : "このURLは確認できなかったため、開けません。",
    punycode: ({ ascii, unicode }) =>
      `このサイトの名前にはA～Z以外の文字が含まれています。「${of(unicode)}」は実際には「${of(ascii)}」と表記されます。`,
    "mixed-scripts": ({ label, scripts }) =>
      `「${of(label)}」には複数の文字体系（${listed(String(scripts ?? ""))}）の文字が混ざっています。`,
    "look-alike": ({ domain, like }) =>
      `「${of(domain)}」は「${of(like)}」に似ていますが、別物です。`,
    "borrowed-name": ({ domain, name }) =>
      `先頭に「${of(name)}」とありますが、実際のサイトは「${of(domain)}」です。`,
    "borrowed-name-in-path": ({ domain, name }) =>
      `URLの中に「${of(name)}」とありますが、実際のサイトは「${of(domain)}」です。`,
    "user-info": ({ domain }) =>
      `@の前にあるのはユーザー名で、サイトではありません。実際のサイトは「${of(domain)}」です。`,
    "ip-address": ({ address }) =>
      `このサイトは名前ではなく、数字「${of(address)}」で示されています。`,
    "disguised-address": ({ address, written }) =>
      `「${of(written)}」は、数字「${of(address)}」の別の書き方です。`,
    "loopback-host": ({ host }) => `「${of(host)}」はこのコンピューター自身です。`,
    "private-host": ({ host }) =>
      `「${of(host)}」はインターネット上ではなく、ご利用のネットワーク内にあります。`,
    "link-local-host": ({ host }) =>
      `「${of(host)}」は、このコンピューターに直接つながっている機器です。`,
    "not-https": () => "このページへの接続は暗号化されていません。",
    "unusual-port": ({ port }) =>
      `このページは、通常は使われないポート${of(port)}を使用しています。`,
    "encoded-characters": ({ sample }) =>
      `必要がないのにエンコードされている文字があります：${of(sample)}`,
    rewritten: ({ opened }) => `ブラウザーは、表記とは別のURLを開きます：${of(opened)}`,
    "new-domain": ({ domain }) =>
      `このサーバーから「${of(domain)}」に案内されるのは、これが初めてです。`,
    "unlike-server": ({ domain, server }) =>
      `「${of(domain)}」はこのサーバー自身のサイト「${of(server)}」ではありません。`,
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
    "zero-width": () =>
      "テキストに幅のない文字が含まれており、言葉が隠されている可能性があります。",
    "bidi-control": () => "テキストに、表示順を変える制御文字が含まれています。",
    "tag-characters": () => "テキストに隠されたメッセージが含まれています。",
    "variation-selectors": () => "テキストに隠されたデータが含まれています。",
    "control-characters": () => "テキストに制御文字が含まれています。",
    "filler-characters": () => "テキストに、空白に見える文字が含まれています。",
    "combining-flood": () => "どの言語でも使われないほど多くの記号が付いた文字があります。",
    "invisible-format": () => "テキストに見えない文字が含まれています。",
    "private-use": () => "テキストに、コンピューターによって表示が異なる文字が含まれています。",
    "malformed-text": () => "テキストの一部が壊れています。",
    "long-blank": () => "長い空白の後ろに、何かが隠されている可能性があります。",
    "not-inspected": () =>
      "この項目は確認されていません。秘密の情報を求めているものとして扱ってください。",
    "partly-inspected": () => "このリクエストは大きすぎるため、先頭部分だけを確認しました。",
    "partly-checked": () =>
      "このフォームは大きすぎて回答を完全には確認できないため、サーバーに拒否されることがあります。",
  },
};
