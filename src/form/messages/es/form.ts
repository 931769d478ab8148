import { createNumbers } from "../../../locales/writing/createNumbers.js";
import { isolate } from "../../../locales/writing/isolate.js";
import type { FormMessages, Range } from "../en/form.js";

const { number, plural } = createNumbers("es");

/** Writes `de 2 a 5 elementos`, `al menos 2 elementos`, `como máximo 5 elementos` or `exactamente 3 elementos`. */
function amount({ min, max }: Range, words: { one: string; many: string; other: string }): string {
  const last = max ?? min ?? 0;
  const word = plural(last, words);
  if (min === max) return `exactamente ${number(last)} ${word}`;
  if (min === undefined) return `como máximo ${number(last)} ${word}`;
  return max === undefined
    ? `al menos ${number(last)} ${word}`
    : `de ${number(min)} a ${number(last)} ${word}`;
}

/** @see FormMessages */
export const form: FormMessages = {
  send: "Enviar",
  sendDangerous: "Enviar de todos modos…",
  locked: "Bloqueado por tu seguridad",
  unlock: "Desbloquear…",
  confirm: "Confirmar",
  yes: "Sí",
  no: "No",
  noValue: "Sin respuesta",
  sendOption: ({ option }) => `Enviar «${isolate(option)}»`,
  sendNoValue: "Enviar sin respuesta",
  unnamed: "Campo sin nombre",
  optional: "opcional",
  suggested: ({ value }) => `El servidor sugiere: ${value}.`,
  clearValue: "Quitar la respuesta",
  clear: ({ label }) => `Quitar la respuesta a ${isolate(label)}`,
  pickDay: ({ label }) => `Elegir un día: ${isolate(label)}`,
  previousMonth: "Mes anterior",
  nextMonth: "Mes siguiente",
  more: "Mostrar todo",
  less: "Mostrar menos",
  showFields: ({ first, last }) => `Mostrar los campos de ${isolate(first)} a ${isolate(last)}`,
  fieldsBelow: ({ count }) =>
    plural(count, {
      one: "1 campo más",
      many: `${number(count)} de campos más`,
      other: `${number(count)} campos más`,
    }),
  length: (range) =>
    `Escribe ${amount(range, { one: "carácter", many: "de caracteres", other: "caracteres" })}.`,
  charactersLeft: ({ count }) =>
    plural(count, {
      one: "Queda 1 carácter",
      many: `Quedan ${number(count)} de caracteres`,
      other: `Quedan ${number(count)} caracteres`,
    }),
  holdsHidden: "Este texto contiene caracteres ocultos:",
  number: ({ integer, min, max, above, below, step }) => {
    const bounds = [
      min !== undefined && max === undefined ? `${min} o más` : "",
      max !== undefined && min === undefined ? `${max} o menos` : "",
      above === undefined ? "" : `mayor que ${above}`,
      below === undefined ? "" : `menor que ${below}`,
      step === undefined ? "" : `en pasos de ${step}`,
    ].filter(Boolean);
    const kind = integer ? "un número entero" : "un número";
    const range = min !== undefined && max !== undefined ? ` de ${min} a ${max}` : "";
    return `Escribe ${[`${kind}${range}`, ...bounds].join(", ")}.`;
  },
  choices: (range) =>
    `Elige ${amount(range, { one: "opción", many: "de opciones", other: "opciones" })}.`,
  items: (range) =>
    `Escribe ${amount(range, { one: "elemento", many: "de elementos", other: "elementos" })}.`,
  unique: "Escribe cada elemento una sola vez.",
  serverChecks: "El servidor lo comprueba cuando lo envías.",
  choose: "Elegir…",
  filter: "Escribe para filtrar",
  matches: ({ count }) =>
    plural(count, {
      one: "1 resultado",
      many: `${number(count)} de resultados`,
      other: `${number(count)} resultados`,
    }),
  remove: ({ label }) => `Quitar ${isolate(label)}`,
  loading: "Cargando…",
  item: ({ position }) => `Elemento ${number(position)}`,
  addItem: "Añadir un elemento",
  removeItem: ({ position }) => `Quitar el elemento ${number(position)}`,
  zone: ({ zone, offset }) => `Zona horaria: ${zone} (UTC${offset}).`,
  sentAs: ({ value }) => `Se envía como ${value}.`,
  json: ({ shape }) => {
    if (shape === "any") return "Escribe JSON.";
    return shape === "object"
      ? "Escribe JSON: un objeto, por ejemplo {}."
      : "Escribe JSON: una lista, por ejemplo [].";
  },
  jsonError: ({ line, column }) =>
    `El JSON tiene un error en la línea ${number(line)}, columna ${number(column)}.`,
  summary: ({ count }) =>
    plural(count, {
      one: "No se ha enviado nada. Hay un campo que requiere tu atención.",
      many: `No se ha enviado nada. Hay ${number(count)} de campos que requieren tu atención.`,
      other: `No se ha enviado nada. Hay ${number(count)} campos que requieren tu atención.`,
    }),
  summaryWhole: "No se ha enviado nada. Las respuestas no encajan entre sí:",
  summaryMore: ({ count }) => `y ${number(count)} más`,
  summaryLine: ({ label, issue }) => `${isolate(label)}: ${issue}`,
  notSent: "No se ha podido enviar. Lo que has escrito sigue aquí; inténtalo de nuevo.",
  settled: "No se ha enviado: la pregunta ya estaba resuelta.",
  unanswerable: "No se puede responder a esta solicitud. Solo puedes rechazarla o cancelarla.",
  review: "Revisar antes de enviar",
  reviewUnavailable:
    "No se pueden mostrar aquí tus respuestas. Vuelve atrás para repasarlas en el formulario.",
  hidden: "Oculto",
  show: "Mostrar",
  hide: "Ocultar",
  hiddenText: "caracteres ocultos",
  suspicious: "Aquí hay algo sospechoso. No escribas contraseñas ni otros datos confidenciales.",
  problems: "Sobre esta solicitud",
};
