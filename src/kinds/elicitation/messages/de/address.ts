import type { AddressMessages } from "../en/address.js";

/** @see AddressMessages */
export const address: AddressMessages = {
  site: "Website",
  address: "Vollständige Adresse",
  unchecked: "Die Adresse konnte nicht geprüft werden und lässt sich deshalb nicht öffnen.",
  open: "Seite öffnen",
  openDangerous: "Trotzdem öffnen …",
  openAnyway: "Trotzdem öffnen",
  blocked: "Ihr Browser hat die Seite blockiert.",
  openByHand: "Von hier aus öffnen",
  copy: "Adresse kopieren",
  copied: "Die Adresse wurde kopiert.",
  openAgain: "Erneut öffnen",
  done: "Ich bin fertig",
  waiting:
    "Die Seite wurde in Ihrem Browser geöffnet. Kommen Sie hierher zurück, wenn Sie dort fertig sind.",
  complete: "Dieser Besuch ist abgeschlossen.",
};
