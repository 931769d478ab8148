import { createNumbers } from "../../../locales/writing/createNumbers.js";
import { isolate } from "../../../locales/writing/isolate.js";
import type { IssueMessages } from "../en/issues.js";

const { number, plural } = createNumbers("es");

/** @see IssueMessages */
export const issues: IssueMessages = {
  required: "Aquí hace falta una respuesta.",
  type: "No es el tipo de respuesta que se pide.",
  enum: "Elige una de las opciones.",
  const: "No es el valor que se pide.",
  minLength: ({ limit }) =>
    plural(limit, {
      one: "Escribe al menos 1 carácter.",
      many: `Escribe al menos ${number(limit)} de caracteres.`,
      other: `Escribe al menos ${number(limit)} caracteres.`,
    }),
  maxLength: ({ limit }) =>
    plural(limit, {
      one: "Escribe como máximo 1 carácter.",
      many: `Escribe como máximo ${number(limit)} de caracteres.`,
      other: `Escribe como máximo ${number(limit)} caracteres.`,
    }),
  pattern: "No tiene el formato que se pide.",
  format: ({ format }) => {
    if (format === "email")
      return "Escribe una dirección de correo electrónico, por ejemplo name@example.com.";
    if (format === "uri")
      return "Escribe una dirección con su esquema, por ejemplo https://example.com.";
    if (format === "date") return "Escribe una fecha.";
    if (format === "date-time") return "Escribe una fecha y una hora.";
    return "No tiene el formato que se pide.";
  },
  minimum: ({ limit }) => `Escribe ${limit} o más.`,
  maximum: ({ limit }) => `Escribe ${limit} o menos.`,
  exclusiveMinimum: ({ limit }) => `Escribe un número mayor que ${limit}.`,
  exclusiveMaximum: ({ limit }) => `Escribe un número menor que ${limit}.`,
  multipleOf: ({ limit }) =>
    limit === "1" ? "Escribe un número entero." : `Escribe un múltiplo de ${limit}.`,
  minItems: ({ limit }) => `Debe haber al menos ${number(limit)}.`,
  maxItems: ({ limit }) => `Puede haber como máximo ${number(limit)}.`,
  uniqueItems: "Escribe cada elemento una sola vez.",
  incomplete: "Está a medio rellenar.",
  "not-a-number": "Escribe un número.",
  separator:
    "Escribe este número sin separadores entre las cifras, para que tenga un solo significado.",
  "not-an-integer": "Escribe un número entero.",
  "too-large": "Este número es demasiado grande para enviarlo.",
  "unsafe-integer": "Este número es demasiado grande para enviarlo con exactitud.",
  "too-precise": "Este número tiene más cifras de las que se pueden enviar con exactitud.",
  "lone-surrogate": "Aquí hay un carácter incompleto. Bórralo o vuelve a escribirlo.",
  "control-character":
    "Aquí hay un carácter de control invisible. Bórralo o vuelve a escribir el texto.",
  json: "No es JSON válido.",
  unsupported: "La conexión con este servidor no puede transmitir esta respuesta.",
  "check-failed":
    "La aplicación no ha podido comprobar esto, así que no se ha enviado nada. Vuelve a intentarlo.",
  other: "El servidor no admite esta respuesta.",
  at: ({ place, issue }) => `En ${isolate(place)}: ${issue}`,
  atItem: ({ position, issue }) => `Elemento ${number(position)}: ${issue}`,
};
