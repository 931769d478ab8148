import { foldedPattern } from "./foldText.js";

const codes = foldedPattern(
  [
    "(?<!\\p{L})(?:country|area|zip|postal|currency|error|status|invite|product|source|airport)(?!\\p{L})",
    "promo|coupon|cupon|cupom|discount|voucher|gift|referral|tracking|rabatt|gutschein|descuento",
    "desconto|reduction|优惠|折扣|クーポン|쿠폰|할인|скидк|промо|خصم",
  ].join("|"),
);
const postal = foldedPattern(
  "(?<!\\p{L})(?:post|postal|zip|india|deliver\\w*|address|city|district|parcel|courier|shipping)(?!\\p{L})",
);
const traded = foldedPattern(
  "(?<!\\p{L})(?:ticker|swap|usdc|usdt|erc ?20|coin|defi|blockchain|liquidity|airdrop|staking|tokenomics|market cap)(?!\\p{L})",
);

const board = foldedPattern(
  "(?<!\\p{L})(?:gpio|arduino|raspberry|esp ?32|esp ?8266|microcontroller|breadboard|pinout|sensor|led|solder\\p{L}*)(?!\\p{L})",
);

/** Whether a code is meant that is no secret, such as that of a country or a discount. */
export function isOtherCode(folded: string): boolean {
  return codes.test(folded);
}

/** Whether a token of a chain, which is bought and sold, is meant. */
export function isTraded(around: string): boolean {
  return traded.test(around);
}

/** Whether a pin of a circuit board is meant. */
export function isOfBoard(around: string): boolean {
  return board.test(around);
}

/** Whether the index number of a postal address, which India calls PIN, is meant. */
export function isPostal(around: string): boolean {
  return postal.test(around);
}
