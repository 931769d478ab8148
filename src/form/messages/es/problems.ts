import { isolate } from "../../../locales/writing/isolate.js";
import type { ProblemMessages } from "../en/problems.js";

/** @see ProblemMessages */
export const problems: ProblemMessages = {
  hidden: ({ label, reason }) => `${isolate(label)} no se puede mostrar: ${reason}`,
  noted: ({ label, reason }) => `${isolate(label)}: ${reason}`,
  "root-not-object": "El servidor pide algo que no es un formulario.",
  "too-large": "El servidor pide más de lo que puede mostrar un formulario.",
  "too-deep":
    "los datos están demasiado anidados para comprobarlos aquí; los comprueba el servidor.",
  "schema-malformed": "el servidor lo ha descrito mal.",
  "keyword-malformed": "el servidor ha descrito mal una parte; esa parte no se tiene en cuenta.",
  "type-unknown": "el servidor pide un tipo de respuesta que no existe.",
  "never-valid": "ninguna respuesta podría ser correcta.",
  "ref-unresolved": "el servidor remite a una descripción que no existe.",
  "required-undescribed": "el servidor lo pide sin describirlo.",
  "alternatives-narrowed": "el servidor también admitiría otros tipos de respuesta.",
  "enum-names-mismatch":
    "los nombres de las opciones no coinciden, así que las opciones se muestran tal como se envían.",
  "options-dropped": "algunas opciones no podían servir de respuesta y se han omitido.",
  "default-dropped": "lo que sugiere el servidor no es una respuesta válida y se ha omitido.",
  unsupported: "la conexión con este servidor no puede transmitir una respuesta así.",
};
