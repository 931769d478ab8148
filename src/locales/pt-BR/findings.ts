import type { SecretKind } from "../../safety/secrets/secretKind.js";
import type { FindingMessages } from "../en/findings.js";
import { createNumbers } from "../writing/createNumbers.js";
import { createScripts } from "../writing/createScripts.js";
import { forEachSecret } from "../writing/forEachSecret.js";
import { isolate } from "../writing/isolate.js";

const { number } = createNumbers("pt-BR");
const listed = createScripts("pt-BR");
const of = (value: string | number | undefined) => isolate(String(value ?? ""));

const secrets: Record<SecretKind, string> = {
  password: "uma senha",
  "api-key": "uma chave de API",
  token: "um token de acesso",
  "private-key": "uma chave privada",
  "recovery-phrase": "uma frase de recuperação",
  pin: "um PIN",
  "card-number": "um número de cartão",
  cvv: "o código de segurança de um cartão",
  "one-time-code": "um código de uso único",
  "security-answer": "a resposta a uma pergunta de segurança",
  "national-id": "um número de documento de identidade",
  "bank-login": "os dados de acesso a um banco",
};

const asksFor = (kind: SecretKind) => () =>
  `Parece que aqui pedem ${secrets[kind]}. Os servidores não podem pedir dados confidenciais em um formulário.`;

/** @see FindingMessages */
export const findings: FindingMessages = {
  levels: { notice: "Observação", warning: "Aviso", danger: "Perigo" },
  other: "Há algo incomum aqui.",
  headings: forEachSecret(secrets, (secret) => `Não digite ${secret} aqui`),
  found: {
    "scheme-refused": ({ scheme }) =>
      `Este endereço começa com ${of(scheme)}. Só é possível abrir páginas da web (https e http).`,
    "url-unparsable": () => "Este não é um endereço que um navegador possa abrir.",
    "long-url": ({ length }) =>
      `Este endereço é longo demais para ser lido: ${number(Number(length))} caracteres.`,
    "url-too-long": ({ longest }) =>
      `Este endereço tem mais de ${number(Number(longest))} caracteres: é longo demais para ser examinado.`,
    "inspection-unavailable": ({ what }) =>
      what === "form"
        ? "Não foi possível verificar este formulário. Observe bem o que ele pede."
        : "Não foi possível verificar o endereço, por isso ele não pode ser aberto.",
    punycode: ({ ascii, unicode }) =>
      `O nome deste site tem letras além de A a Z: ${of(unicode)} se escreve ${of(ascii)}.`,
    "mixed-scripts": ({ label, scripts }) =>
      `${of(label)} mistura letras de vários sistemas de escrita (${listed(String(scripts ?? ""))}).`,
    "look-alike": ({ domain, like }) => `${of(domain)} parece ${of(like)}, mas não é.`,
    "borrowed-name": ({ domain, name }) =>
      `O endereço começa com ${of(name)}, mas o site é ${of(domain)}.`,
    "borrowed-name-in-path": ({ domain, name }) =>
      `O endereço contém ${of(name)}, mas o site é ${of(domain)}.`,
    "user-info": ({ domain }) =>
      `O que vem antes do @ é um nome de usuário, não um site. O site é ${of(domain)}.`,
    "ip-address": ({ address }) => `O site é um número, ${of(address)}, e não um nome.`,
    "disguised-address": ({ address, written }) =>
      `${of(written)} é outra forma de escrever o número ${of(address)}.`,
    "loopback-host": ({ host }) => `${of(host)} é este computador.`,
    "private-host": ({ host }) => `${of(host)} fica na sua própria rede, não na internet.`,
    "link-local-host": ({ host }) => `${of(host)} é um vizinho direto deste computador.`,
    "not-https": () => "A conexão com esta página não é criptografada.",
    "unusual-port": ({ port }) => `A página está na porta ${of(port)}, o que é incomum.`,
    "encoded-characters": ({ sample }) =>
      `Alguns caracteres estão codificados sem motivo: ${of(sample)}.`,
    rewritten: ({ opened }) =>
      `Os navegadores vão abrir um endereço diferente do que está escrito: ${of(opened)}.`,
    "new-domain": ({ domain }) => `Este servidor nunca tinha levado você a ${of(domain)}.`,
    "unlike-server": ({ domain, server }) =>
      `${of(domain)} não é o site do próprio servidor, que é ${of(server)}.`,
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
    "zero-width": () => "O texto tem caracteres sem largura, que podem esconder palavras.",
    "bidi-control": () =>
      "O texto tem caracteres de controle que mudam a ordem em que ele aparece.",
    "tag-characters": () => "O texto traz uma mensagem escondida.",
    "variation-selectors": () => "O texto traz dados escondidos.",
    "control-characters": () => "O texto tem caracteres de controle.",
    "filler-characters": () => "O texto tem letras em branco.",
    "combining-flood": () => "Algumas letras têm mais sinais do que qualquer idioma usa.",
    "invisible-format": () => "O texto tem caracteres invisíveis.",
    "private-use": () => "O texto tem caracteres que aparecem diferentes em cada computador.",
    "malformed-text": () => "Parte do texto está danificada.",
    "long-blank": () => "Um longo espaço em branco pode esconder o que vem depois.",
    "not-inspected": () => "Este campo não foi verificado. Trate-o como se pedisse algo secreto.",
    "partly-inspected": () => "Esta solicitação é tão grande que só o começo dela foi verificado.",
    "partly-checked": () =>
      "Este formulário é grande demais para que sua resposta seja verificada por completo, então o servidor pode recusá-la.",
  },
};
