import { createNumbers } from "../../../locales/writing/createNumbers.js";
import { isolate } from "../../../locales/writing/isolate.js";
import type { ReviewMessages } from "../en/review.js";

const { number, plural } = createNumbers("es");

/** @see ReviewMessages */
export const review: ReviewMessages = {
  title: ({ server }) => `Esto es lo que recibirá ${isolate(server)}`,
  secretTitle: ({ server }) => `¿Enviar datos confidenciales a ${isolate(server)}?`,
  secretHint:
    "Los servidores no deben pedir datos confidenciales en un formulario. Quien gestione este servidor puede leerlos y guardarlos.",
  unseen: ({ count }) =>
    plural(count, {
      one: "El servidor ha rellenado 1 de estos valores y aún no lo has visto.",
      many: `El servidor ha rellenado ${number(count)} de estos valores y aún no los has visto.`,
      other: `El servidor ha rellenado ${number(count)} de estos valores y aún no los has visto.`,
    }),
  notSeen: "aún sin ver",
  send: "Enviar",
  sendAnyway: "Enviar de todos modos",
  back: "Volver",
  nothing: "Tu conformidad y nada más.",
  changed: "modificado",
  leftOut: "omitido",
  showAsJson: "Mostrar como JSON",
  editAsJson: "Editar como JSON",
  editAsFields: "Editar en campos",
  notInFields: "Lo escrito no cabe en los campos: siga en JSON o bórrelo.",
  fillIn: ({ label }) => `Rellenar ${isolate(label)}`,
  piece: ({ label, position, count }) =>
    `${isolate(label)}, fragmento ${number(position)} de ${number(count)}`,
  suggested: ({ value }) => `El servidor sugirió ${isolate(value)}`,
};
