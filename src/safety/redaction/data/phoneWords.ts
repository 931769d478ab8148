const phone =
  /(?:phone|\btel\b|\btelf?[.:]|mobile|\bmob\b|\bcell\b|\bcall(?:ing|ed)?\b|\bsms\b|text me|\bring\b|reach (?:me|him|her|us)|whats ?app|signal|hotline|\bfax\b|handy|telef|mobil|rufnummer|durchwahl|anruf|erreich|\bappel|t[ée]l[ée]ph|portable|joign|\btél\b|m[óo]vil|celular|\bcel\b|ll[áa]m|tel[ée]f|telem[óo]vel|\blig(?:ue|a|ar)\b|contato|cellulare|chiam|recapito|telefoon|\bbel\b|mobiel|gsm|kom[óo]rk|zadzwo|numer tel|telefon|\bcep\b|ara(?:yın|yabilir)|телефон|\bтел\b|моб|звон|номер тел|هاتف|جوال|اتصل|موبايل|رقم الهاتف|電話|携帯|ケータイ|連絡先|전화|휴대폰|핸드폰|연락처|电话|手机|致电|联系方式|座机|手機|聯絡|điện thoại|sđt|\bđt\b|gọi|फ़ोन|फोन|मोबाइल|कॉल|दूरभाष|puhelin|telefonnummer|ring )[^\d\n]{0,28}$/u;

const other =
  /(?:order|invoice|ticket|\bref\b|reference|case|tracking|shipment|serial|\bsku\b|\bpart\b|version|\bid\b|\bisbn|\bimei|\bean\b|account|acct|bestell|rechnung|auftrag|kunden|commande|facture|pedido|factura|fatura|ordine|fattura|bestelling|factuur|zam[óo]wieni|faktur|заказ|счет|счёт|طلب|فاتورة|注文|請求|주문|송장|订单|訂單|发票|đơn hàng|hóa đơn|ऑर्डर|sipariş|protocol|build|port|timestamp|epoch|code|nr\.?|nº|n°|№)\W{0,12}$/u;

/** Whether words lead up to a phone number, in the languages that are known. */
export function saysPhone(before: string): boolean {
  return phone.test(before);
}

/** Whether words lead up to a number of another kind: of an order, an invoice, a parcel. */
export function saysOther(before: string): boolean {
  return other.test(before);
}
