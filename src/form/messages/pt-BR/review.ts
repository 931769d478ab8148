import { createNumbers } from "../../../locales/writing/createNumbers.js";
import { isolate } from "../../../locales/writing/isolate.js";
import type { ReviewMessages } from "../en/review.js";

const { number, plural } = createNumbers("pt-BR");

/** @see ReviewMessages */
export const review: ReviewMessages = {
  title: ({ server }) => `Isto é o que ${isolate(server)} vai receber`,
  secretTitle: ({ server }) => `Enviar dados confidenciais a ${isolate(server)}?`,
  secretHint:
    "Os servidores não podem pedir dados confidenciais em um formulário. Quem administra este servidor pode lê-los e guardá-los.",
  unseen: ({ count }) =>
    plural(count, {
      one: `O servidor preencheu ${number(count)} destes valores, e você ainda não o viu.`,
      many: `O servidor preencheu ${number(count)} destes valores, e você ainda não os viu.`,
      other: `O servidor preencheu ${number(count)} destes valores, e você ainda não os viu.`,
    }),
  notSeen: "ainda não visto",
  send: "Enviar",
  sendAnyway: "Enviar mesmo assim",
  back: "Voltar",
  nothing: "Sua concordância e nada mais.",
  changed: "alterado",
  leftOut: "omitido",
  showAsJson: "Mostrar como JSON",
  editAsJson: "Editar como JSON",
  editAsFields: "Editar em campos",
  notInFields: "O que está escrito não cabe nos campos: continue em JSON ou apague-o.",
  fillIn: ({ label }) => `Preencher ${isolate(label)}`,
  piece: ({ label, position, count }) =>
    `${isolate(label)}, trecho ${number(position)} de ${number(count)}`,
  suggested: ({ value }) => `O servidor sugeriu ${isolate(value)}`,
};
