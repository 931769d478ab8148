import { cardSpans } from "../../secrets/shapes/cards.js";
import { wordsBefore } from "../nearby.js";
import type { FindPrivate } from "../privateSpan.js";

/** The names of numbers that have the check digit of a card and are none. */
const otherwise =
  /(?:imei|order|tracking|shipment|sku|isbn|serial|invoice|bestell|sendung|auftrag|commande|suivi|pedido|seguimiento|rastre|ordine|zam[óo]wieni|заказ|трек|订单|訂單|运单|注文|주문|运송장|timestamp|trace|gtin|ean)[^\d\n]{0,12}$/u;

/** Finds the numbers of payment cards. */
export const findCards: FindPrivate = (text) =>
  cardSpans(text)
    .filter(({ start }) => !otherwise.test(wordsBefore(text, start)))
    .map((span) => ({ ...span, kind: "card" }));
