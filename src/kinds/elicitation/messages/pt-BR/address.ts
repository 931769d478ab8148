import type { AddressMessages } from "../en/address.js";

/** @see AddressMessages */
export const address: AddressMessages = {
  site: "Site",
  address: "Endereço completo",
  unchecked: "Não foi possível verificar o endereço, por isso ele não pode ser aberto.",
  open: "Abrir a página",
  openDangerous: "Abrir mesmo assim…",
  openAnyway: "Abrir mesmo assim",
  blocked: "Seu navegador bloqueou a página.",
  openByHand: "Abrir por aqui",
  copy: "Copiar o endereço",
  copied: "O endereço foi copiado.",
  openAgain: "Abrir de novo",
  done: "Já terminei",
  waiting: "A página foi aberta no seu navegador. Volte aqui quando terminar.",
  complete: "Esta visita foi concluída.",
};
