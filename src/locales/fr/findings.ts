import type { SecretKind } from "../../safety/secrets/secretKind.js";
import type { FindingMessages } from "../en/findings.js";
import { createNumbers } from "../writing/createNumbers.js";
import { createScripts } from "../writing/createScripts.js";
import { forEachSecret } from "../writing/forEachSecret.js";
import { isolate } from "../writing/isolate.js";

const { number } = createNumbers("fr");
const listed = createScripts("fr");
const of = (value: string | number | undefined) => isolate(String(value ?? ""));

const secrets: Record<SecretKind, string> = {
  password: "un mot de passe",
  "api-key": "une clé d’API",
  token: "un jeton d’accès",
  "private-key": "une clé privée",
  "recovery-phrase": "une phrase de récupération",
  pin: "un code PIN",
  "card-number": "un numéro de carte",
  cvv: "le code de sécurité d’une carte",
  "one-time-code": "un code à usage unique",
  "security-answer": "la réponse à une question de sécurité",
  "national-id": "un numéro d’identité national",
  "bank-login": "des identifiants bancaires",
};

const asksFor = (kind: SecretKind) => () =>
  `Il semble que l’on vous demande ici ${secrets[kind]}. Les serveurs n’ont pas le droit de demander des informations confidentielles dans un formulaire.`;

/** @see FindingMessages */
export const findings: FindingMessages = {
  levels: { notice: "À savoir", warning: "Attention", danger: "Danger" },
  other: "Quelque chose ici est inhabituel.",
  headings: forEachSecret(secrets, (secret) => `Ne saisissez pas ${secret} ici`),
  found: {
    "scheme-refused": ({ scheme }) =>
      `Cette adresse commence par ${of(scheme)}. Seules les pages web (https et http) peuvent être ouvertes.`,
    "url-unparsable": () => "Ce n’est pas une adresse qu’un navigateur peut ouvrir.",
    "long-url": ({ length }) =>
      `Cette adresse est trop longue pour être lue : ${number(Number(length))} caractères.`,
    "url-too-long": ({ longest }) =>
      `Cette adresse dépasse ${number(Number(longest))} caractères, elle est trop longue pour être examinée.`,
    "inspection-unavailable": ({ what }) =>
      what === "form"
        ? "Ce formulaire n’a pas pu être vérifié. Regardez bien ce qu’il demande."
        : "L’adresse n’a pas pu être vérifiée, elle ne peut donc pas être ouverte.",
    punycode: ({ ascii, unicode }) =>
      `Le nom de ce site contient des lettres autres que A à Z\u00a0: ${of(unicode)} s’écrit ${of(ascii)}.`,
    "mixed-scripts": ({ label, scripts }) =>
      `${of(label)} mélange les lettres de plusieurs écritures (${listed(String(scripts ?? ""))}).`,
    "look-alike": ({ domain, like }) =>
      `${of(domain)} ressemble à ${of(like)}, mais ce n’est pas le même site.`,
    "borrowed-name": ({ domain, name }) =>
      `L’adresse commence par ${of(name)}, mais le site est ${of(domain)}.`,
    "borrowed-name-in-path": ({ domain, name }) =>
      `L’adresse contient ${of(name)}, mais le site est ${of(domain)}.`,
    "user-info": ({ domain }) =>
      `Ce qui précède le @ est un nom d’utilisateur, pas un site. Le site est ${of(domain)}.`,
    "ip-address": ({ address }) => `Le site est un nombre, ${of(address)}, et non un nom.`,
    "disguised-address": ({ address, written }) =>
      `${of(written)} est une autre façon d’écrire le nombre ${of(address)}.`,
    "loopback-host": ({ host }) => `${of(host)} est cet ordinateur.`,
    "private-host": ({ host }) =>
      `${of(host)} se trouve dans votre propre réseau, pas sur Internet.`,
    "link-local-host": ({ host }) => `${of(host)} est un voisin direct de cet ordinateur.`,
    "not-https": () => "La connexion à cette page n’est pas chiffrée.",
    "unusual-port": ({ port }) => `La page est sur le port ${of(port)}, ce qui est inhabituel.`,
    "encoded-characters": ({ sample }) =>
      `Certains caractères sont encodés sans raison\u00a0: ${of(sample)}.`,
    rewritten: ({ opened }) =>
      `Les navigateurs ouvriront une autre adresse que celle qui est écrite\u00a0: ${of(opened)}.`,
    "new-domain": ({ domain }) => `Ce serveur ne vous a encore jamais dirigé vers ${of(domain)}.`,
    "unlike-server": ({ domain, server }) =>
      `${of(domain)} n’est pas le site du serveur lui-même, qui est ${of(server)}.`,
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
      "Le texte contient des caractères sans largeur, qui peuvent cacher des mots.",
    "bidi-control": () =>
      "Le texte contient des caractères de contrôle qui changent l’ordre dans lequel il s’affiche.",
    "tag-characters": () => "Le texte contient un message caché.",
    "variation-selectors": () => "Le texte contient des données cachées.",
    "control-characters": () => "Le texte contient des caractères de contrôle.",
    "filler-characters": () => "Le texte contient des lettres vides.",
    "combining-flood": () =>
      "Certaines lettres portent plus de signes qu’aucune langue n’en utilise.",
    "invisible-format": () => "Le texte contient des caractères invisibles.",
    "private-use": () =>
      "Le texte contient des caractères qui diffèrent d’un ordinateur à l’autre.",
    "malformed-text": () => "Une partie du texte est endommagée.",
    "long-blank": () => "Un long espace vide peut cacher ce qui vient après.",
    "not-inspected": () =>
      "Ce champ n’a pas été vérifié. Traitez-le comme s’il demandait une information secrète.",
    "partly-inspected": () => "Cette demande est si volumineuse que seul son début a été vérifié.",
    "partly-checked": () =>
      "Ce formulaire est trop volumineux pour que votre réponse soit entièrement vérifiée, et le serveur pourrait donc la refuser.",
  },
};
