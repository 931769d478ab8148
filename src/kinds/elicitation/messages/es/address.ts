import type { AddressMessages } from "../en/address.js";

/** @see AddressMessages */
export const address: AddressMessages = {
  site: "Sitio web",
  address: "Dirección completa",
  unchecked: "No se ha podido comprobar la dirección, así que no se puede abrir.",
  open: "Abrir la página",
  openDangerous: "Abrir de todos modos…",
  openAnyway: "Abrir de todos modos",
  blocked: "Tu navegador ha bloqueado la página.",
  openByHand: "Abrir desde aquí",
  copy: "Copiar la dirección",
  copied: "Se ha copiado la dirección.",
  openAgain: "Volver a abrir",
  done: "Ya he terminado",
  waiting: "La página se ha abierto en tu navegador. Vuelve aquí cuando hayas terminado.",
  complete: "Esta visita ha terminado.",
};
