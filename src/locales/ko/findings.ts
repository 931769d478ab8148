import type { SecretKind } from "../../safety/secrets/secretKind.js";
import type { FindingMessages } from "../en/findings.js";
import { createNumbers } from "../writing/createNumbers.js";
import { createScripts } from "../writing/createScripts.js";
import { forEachSecret } from "../writing/forEachSecret.js";
import { isolate } from "../writing/isolate.js";

const { number } = createNumbers("ko");
const listed = createScripts("ko");
const of = (value: string | number | undefined) => isolate(String(value ?? ""));

const secrets: Record<SecretKind, string> = {
  password: "비밀번호를",
  "api-key": "API 키를",
  token: "액세스 토큰을",
  "private-key": "개인 키를",
  "recovery-phrase": "복구 구문을",
  pin: "PIN 번호를",
  "card-number": "카드 번호를",
  cvv: "카드 보안 코드를",
  "one-time-code": "일회용 인증 코드를",
  "security-answer": "보안 질문의 답을",
  "national-id": "주민등록번호 같은 국가 신분 번호를",
  "bank-login": "은행 로그인 정보를",
};

const asksFor = (kind: SecretKind) => () =>
  `${secrets[kind]} 요구하는 것 같습니다. 서버는 양식으로 민감한 정보를 요구해서는 안 됩니다.`;

/** @see FindingMessages */
export const findings: FindingMessages = {
  levels: { notice: "참고", warning: "주의", danger: "위험" },
  other: "평소와 다른 점이 있습니다.",
  headings: forEachSecret(secrets, (secret) => `여기에 ${secret} 입력하지 마세요`),
  found: {
    "scheme-refused": ({ scheme }) =>
      `이 주소의 시작 부분은 ‘${of(scheme)}’입니다. 웹페이지(https 및 http)만 열 수 있습니다.`,
    "url-unparsable": () => "브라우저에서 열 수 있는 주소가 아닙니다.",
    "long-url": ({ length }) =>
      `이 주소는 ${number(Number(length))}자로, 너무 길어서 읽을 수 없습니다.`,
    "url-too-long": ({ longest }) =>
      `이 주소는 ${number(Number(longest))}자를 넘어 너무 길기 때문에 검사할 수 없습니다.`,
    "inspection-unavailable": ({ what }) =>
      what === "form"
        ? "이 양식을 검사할 수 없습니다. 무엇을 요구하는지 꼼꼼히 확인하세요."
        : "주소를 확인할 수 없어 열 수 없습니다.",
    punycode: ({ ascii, unicode }) =>
      `이 사이트의 이름에 A~Z 이외의 글자가 있습니다. ‘${of(unicode)}’의 실제 표기는 ‘${of(ascii)}’입니다.`,
    "mixed-scripts": ({ label, scripts }) =>
      `‘${of(label)}’에는 여러 문자 체계(${listed(String(scripts ?? ""))})의 글자가 섞여 있습니다.`,
    "look-alike": ({ domain, like }) =>
      `‘${of(domain)}’ 도메인은 ‘${of(like)}’ 도메인과 비슷해 보이지만 다른 곳입니다.`,
    "borrowed-name": ({ domain, name }) =>
      `앞에 ‘${of(name)}’ 이름이 있지만 실제 사이트는 ‘${of(domain)}’입니다.`,
    "borrowed-name-in-path": ({ domain, name }) =>
      `주소에 ‘${of(name)}’ 이름이 있지만 실제 사이트는 ‘${of(domain)}’입니다.`,
    "user-info": ({ domain }) =>
      `@ 앞에 있는 것은 사용자 이름이며 사이트가 아닙니다. 실제 사이트는 ‘${of(domain)}’입니다.`,
    "ip-address": ({ address }) =>
      `이 사이트는 이름이 아니라 숫자(${of(address)})로 되어 있습니다.`,
    "disguised-address": ({ address, written }) =>
      `‘${of(written)}’ 표기는 숫자 주소 ‘${of(address)}’의 다른 형태입니다.`,
    "loopback-host": ({ host }) => `‘${of(host)}’ 주소는 이 컴퓨터를 가리킵니다.`,
    "private-host": ({ host }) => `‘${of(host)}’ 주소는 인터넷이 아니라 내부 네트워크에 있습니다.`,
    "link-local-host": ({ host }) =>
      `‘${of(host)}’ 주소는 이 컴퓨터와 직접 연결된 기기를 가리킵니다.`,
    "not-https": () => "이 페이지에 대한 연결이 암호화되지 않았습니다.",
    "unusual-port": ({ port }) => `이 페이지는 잘 쓰이지 않는 포트(${of(port)})를 사용합니다.`,
    "encoded-characters": ({ sample }) =>
      `그럴 필요가 없는데도 인코딩된 문자가 있습니다: ${of(sample)}`,
    rewritten: ({ opened }) => `브라우저는 표기된 주소와 다른 주소를 엽니다: ${of(opened)}`,
    "new-domain": ({ domain }) =>
      `이 서버가 ‘${of(domain)}’ 도메인으로 안내하는 것은 이번이 처음입니다.`,
    "unlike-server": ({ domain, server }) =>
      `‘${of(domain)}’ 도메인은 이 서버의 자체 사이트(${of(server)})가 아닙니다.`,
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
    "zero-width": () => "텍스트에 너비가 없는 문자가 있어 단어가 숨겨져 있을 수 있습니다.",
    "bidi-control": () => "텍스트에 표시 순서를 바꾸는 제어 문자가 있습니다.",
    "tag-characters": () => "텍스트에 숨겨진 메시지가 있습니다.",
    "variation-selectors": () => "텍스트에 숨겨진 데이터가 있습니다.",
    "control-characters": () => "텍스트에 제어 문자가 있습니다.",
    "filler-characters": () => "텍스트에 빈칸으로 보이는 글자가 있습니다.",
    "combining-flood": () => "어떤 언어에서도 쓰지 않을 만큼 많은 기호가 붙은 글자가 있습니다.",
    "invisible-format": () => "텍스트에 보이지 않는 문자가 있습니다.",
    "private-use": () => "텍스트에 컴퓨터마다 다르게 보이는 문자가 있습니다.",
    "malformed-text": () => "텍스트의 일부가 손상되었습니다.",
    "long-blank": () => "긴 빈칸 뒤에 내용이 숨겨져 있을 수 있습니다.",
    "not-inspected": () => "이 항목은 검사하지 않았습니다. 비밀 정보를 요구하는 것으로 여기세요.",
    "partly-inspected": () => "이 요청은 너무 커서 앞부분만 검사했습니다.",
    "partly-checked": () =>
      "이 양식은 너무 커서 답변을 완전히 확인할 수 없으므로 서버가 거부할 수 있습니다.",
  },
};
