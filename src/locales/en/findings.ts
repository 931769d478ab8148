import type { FindingCode } from "../../safety/finding.js";
import type { SecretKind } from "../../safety/secrets/secretKind.js";
import { createNumbers } from "../writing/createNumbers.js";
import { createScripts } from "../writing/createScripts.js";
import { forEachSecret } from "../writing/forEachSecret.js";
import { isolate } from "../writing/isolate.js";

/** The details of a finding. */
export type Params = Readonly<Record<string, string | number>>;

/** The levels at which findings are shown: one line, a box, a banner that comes before everything else. */
export type FindingLevel = "notice" | "warning" | "danger";

/** Texts for findings in a server's request, in plain words. */
export interface FindingMessages {
  /** The word for how grave findings are, before the gravest of them. */
  readonly levels: Readonly<Record<FindingLevel, string>>;
  /** Describes a finding that has no words of its own: one of the host's, say. */
  readonly other: string;
  /** The heading of a banner for a finding, by its code: what not to do. Without one, the finding's own sentence is the heading. */
  readonly headings: Readonly<Partial<Record<FindingCode, string>>>;
  /** Describes each finding. */
  readonly found: Readonly<
    Record<Exclude<FindingCode, `x-${string}`>, (params: Params) => string>
  > &
    Readonly<Record<`x-${string}`, (params: Params) => string>>;
}

const { number } = createNumbers("en");
const listed = createScripts("en");
const of = (value: string | number | undefined) => isolate(String(value ?? ""));

const secrets: Record<SecretKind, string> = {
  password: "a password",
  "api-key": "an API key",
  token: "an access token",
  "private-key": "a private key",
  "recovery-phrase": "a recovery phrase",
  pin: "a PIN",
  "card-number": "a card number",
  cvv: "a card's security code",
  "one-time-code": "a one-time code",
  "security-answer": "the answer to a security question",
  "national-id": "a national identity number",
  "bank-login": "a bank login",
};

const asksFor = (kind: SecretKind) => () =>
  `This seems to ask for ${secrets[kind]}. Servers must not ask for secrets in a form.`;

/** @see FindingMessages */
export const findings: FindingMessages = {
  levels: { notice: "Good to know", warning: "Warning", danger: "Danger" },
  other: "Something here is unusual.",
  headings: forEachSecret(secrets, (secret) => `Don’t enter ${secret} here`),
  found: {
    "scheme-refused": ({ scheme }) =>
      `This address starts with ${of(scheme)}. Only web pages (https and http) can be opened.`,
    "url-unparsable": () => "This is not an address that a browser can open.",
    "long-url": ({ length }) =>
      `This address is too long to read: ${number(Number(length))} characters.`,
    "url-too-long": ({ longest }) =>
      `This address is longer than ${number(Number(longest))} characters, too long to examine.`,
    "inspection-unavailable": ({ what }) =>
      what === "form"
        ? "This form could not be checked. Look closely at what it asks for."
        : "The address could not be checked, so it cannot be opened.",
    punycode: ({ ascii, unicode }) =>
      `The name of this site has letters beyond A to Z: ${of(unicode)} is written ${of(ascii)}.`,
    "mixed-scripts": ({ label, scripts }) =>
      `${of(label)} mixes letters of several writing systems (${listed(String(scripts ?? ""))}).`,
    "look-alike": ({ domain, like }) => `${of(domain)} looks like ${of(like)}, but is not.`,
    "borrowed-name": ({ domain, name }) =>
      `${of(name)} stands in front, but the site is ${of(domain)}.`,
    "borrowed-name-in-path": ({ domain, name }) =>
      `${of(name)} stands in the address, but the site is ${of(domain)}.`,
    "user-info": ({ domain }) =>
      `What stands before the @ is a user name, not a site. The site is ${of(domain)}.`,
    "ip-address": ({ address }) => `The site is a number, ${of(address)}, not a name.`,
    "disguised-address": ({ address, written }) =>
      `${of(written)} is another way to write the number ${of(address)}.`,
    "loopback-host": ({ host }) => `${of(host)} is this computer.`,
    "private-host": ({ host }) => `${of(host)} is in your own network, not on the internet.`,
    "link-local-host": ({ host }) => `${of(host)} is a neighbour of this computer.`,
    "not-https": () => "The connection to this page is not encrypted.",
    "unusual-port": ({ port }) => `The page is on port ${of(port)}, which is unusual.`,
    "encoded-characters": ({ sample }) =>
      `Some characters are encoded for no reason: ${of(sample)}.`,
    rewritten: ({ opened }) =>
      `Browsers will open another address than the one written: ${of(opened)}.`,
    "new-domain": ({ domain }) => `This server never sent you to ${of(domain)} before.`,
    "unlike-server": ({ domain, server }) =>
      `${of(domain)} is not the server's own site, which is ${of(server)}.`,
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
    "zero-width": () => "The text has characters without width, which can hide words.",
    "bidi-control": () => "The text has controls that change the order in which it is shown.",
    "tag-characters": () => "The text carries a hidden message.",
    "variation-selectors": () => "The text carries hidden data.",
    "control-characters": () => "The text has control characters.",
    "filler-characters": () => "The text has letters that are blank.",
    "combining-flood": () => "Some letters carry more marks than any language uses.",
    "invisible-format": () => "The text has invisible characters.",
    "private-use": () => "The text has characters that look different on every computer.",
    "malformed-text": () => "Part of the text is damaged.",
    "long-blank": () => "A long blank stretch may hide what comes after it.",
    "not-inspected": () =>
      "This field was not checked. Treat it as if it asked for something secret.",
    "partly-inspected": () => "This request is so large that only its beginning was checked.",
    "partly-checked": () =>
      "This form is too large for your answer to be checked completely, so the server may refuse it.",
  },
};
