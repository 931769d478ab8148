import { isolate } from "../../../locales/writing/isolate.js";
import type { ReviewMessages } from "../en/review.js";

/** @see ReviewMessages */
export const review: ReviewMessages = {
  title: ({ server }) => `Esto es lo que recibirá ${isolate(server)}`,
  secretTitle: ({ server }) => `¿Enviar datos confidenciales a ${isolate(server)}?`,
  secretHint:
    "Los servidores no deben pedir datos confidenciales en un formulario. Quien gestione este servidor puede leerlos y guardarlos.",
  send: "Enviar",
  sendAnyway: "Enviar de todos modos",
  back: "Volver",
  nothing: "Tu conformidad y nada más.",
  changed: "modificado",
  leftOut: "omitido",
  suggested: ({ value }) => `El servidor sugirió ${isolate(value)}`,
};
