import type { SecretKind } from "../../safety/secrets/secretKind.js";
import type { FindingMessages } from "../en/findings.js";
import { createNumbers } from "../writing/createNumbers.js";
import { createScripts } from "../writing/createScripts.js";
import { forEachSecret } from "../writing/forEachSecret.js";
import { isolate } from "../writing/isolate.js";

const { number } = createNumbers("es");
const listed = createScripts("es");
const of = (value: string | number | undefined) => isolate(String(value ?? ""));

const secrets: Record<SecretKind, string> = {
  password: "una contraseña",
  "api-key": "una clave de API",
  token: "un token de acceso",
  "private-key": "una clave privada",
  "recovery-phrase": "una frase de recuperación",
  pin: "un PIN",
  "card-number": "un número de tarjeta",
  cvv: "el código de seguridad de una tarjeta",
  "one-time-code": "un código de un solo uso",
  "security-answer": "la respuesta a una pregunta de seguridad",
  "national-id": "un número de documento de identidad",
  "bank-login": "los datos de acceso a un banco",
};

const asksFor = (kind: SecretKind) => () =>
  `Parece que aquí te piden ${secrets[kind]}. Los servidores no deben pedir datos confidenciales en un formulario.`;

/** @see FindingMessages */
export const findings: FindingMessages = {
  levels: { notice: "Nota", warning: "Advertencia", danger: "Peligro" },
  other: "Aquí hay algo poco habitual.",
  headings: forEachSecret(secrets, (secret) => `No escribas aquí ${secret}`),
  found: {
    "scheme-refused": ({ scheme }) =>
      `Esta dirección empieza por ${of(scheme)}. Solo se pueden abrir páginas web (https y http).`,
    "url-unparsable": () => "Esto no es una dirección que un navegador pueda abrir.",
    "long-url": ({ length }) =>
      `Esta dirección es demasiado larga para leerla: ${number(Number(length))} caracteres.`,
    "url-too-long": ({ longest }) =>
      `Esta dirección tiene más de ${number(Number(longest))} caracteres: es demasiado larga para examinarla.`,
    "inspection-unavailable": ({ what }) =>
      what === "form"
        ? "No se ha podido comprobar este formulario. Fíjate bien en lo que pide."
        : "No se ha podido comprobar la dirección, así que no se puede abrir.",
    punycode: ({ ascii, unicode }) =>
      `El nombre de este sitio tiene letras que no van de la A a la Z: ${of(unicode)} se escribe ${of(ascii)}.`,
    "mixed-scripts": ({ label, scripts }) =>
      `${of(label)} mezcla letras de varios sistemas de escritura (${listed(String(scripts ?? ""))}).`,
    "look-alike": ({ domain, like }) => `${of(domain)} se parece a ${of(like)}, pero no lo es.`,
    "borrowed-name": ({ domain, name }) =>
      `La dirección empieza por ${of(name)}, pero el sitio es ${of(domain)}.`,
    "borrowed-name-in-path": ({ domain, name }) =>
      `En la dirección aparece ${of(name)}, pero el sitio es ${of(domain)}.`,
    "user-info": ({ domain }) =>
      `Lo que va antes de la @ es un nombre de usuario, no un sitio. El sitio es ${of(domain)}.`,
    "ip-address": ({ address }) => `El sitio es un número, ${of(address)}, no un nombre.`,
    "disguised-address": ({ address, written }) =>
      `${of(written)} es otra forma de escribir el número ${of(address)}.`,
    "loopback-host": ({ host }) => `${of(host)} es este equipo.`,
    "private-host": ({ host }) => `${of(host)} está en tu propia red, no en internet.`,
    "link-local-host": ({ host }) => `${of(host)} es un vecino directo de este equipo.`,
    "not-https": () => "La conexión con esta página no está cifrada.",
    "unusual-port": ({ port }) => `La página está en el puerto ${of(port)}, que es poco habitual.`,
    "encoded-characters": ({ sample }) =>
      `Algunos caracteres están codificados sin motivo: ${of(sample)}.`,
    rewritten: ({ opened }) =>
      `Los navegadores abrirán una dirección distinta de la escrita: ${of(opened)}.`,
    "new-domain": ({ domain }) => `Este servidor nunca te había enviado a ${of(domain)}.`,
    "unlike-server": ({ domain, server }) =>
      `${of(domain)} no es el sitio del propio servidor, que es ${of(server)}.`,
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
    "zero-width": () => "El texto tiene caracteres sin anchura, que pueden ocultar palabras.",
    "bidi-control": () =>
      "El texto tiene caracteres de control que cambian el orden en que se muestra.",
    "tag-characters": () => "El texto lleva un mensaje oculto.",
    "variation-selectors": () => "El texto lleva datos ocultos.",
    "control-characters": () => "El texto tiene caracteres de control.",
    "filler-characters": () => "El texto tiene letras en blanco.",
    "combining-flood": () => "Algunas letras llevan más signos de los que usa ningún idioma.",
    "invisible-format": () => "El texto tiene caracteres invisibles.",
    "private-use": () => "El texto tiene caracteres que se ven distintos en cada equipo.",
    "malformed-text": () => "Una parte del texto está dañada.",
    "long-blank": () => "Un espacio en blanco muy largo puede ocultar lo que viene después.",
    "not-inspected": () => "Este campo no se ha comprobado. Trátelo como si pidiera algo secreto.",
    "partly-inspected": () =>
      "Esta solicitud es tan grande que solo se ha comprobado el principio.",
    "partly-checked": () =>
      "Este formulario es demasiado grande para comprobar toda tu respuesta, así que el servidor podría rechazarla.",
  },
};
